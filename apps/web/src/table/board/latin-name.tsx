// A name in Latin letters, beside the one in the reader's own: with its tones, and read aloud as what it is.
import style from "./latin-name.module.css";

interface LatinNameProps {
  readonly latin: string;
  /** In pinyin, where the name is Chinese. */
  readonly spoken?: string | undefined;
}

export const LatinName = ({ latin, spoken }: LatinNameProps) => (
  <span lang={spoken === undefined ? "en" : "zh-Latn-pinyin"} className={style.latin}>
    {spoken ?? latin}
  </span>
);
