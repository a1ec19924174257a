// What stands at the foot of the page: misty mountains for ink, roofs with lit windows for the village, a palace or ships where the
// puzzle is told at court or in the harbor. Pure decoration.
import style from "./scenery.module.css";

export type SkinName = "ink" | "lantern" | "study";

const Mountains = () => (
  <>
    <path
      className={style.far}
      d="M0 190c60-20 90-75 140-112 22-16 34-4 52 18 30 36 46 20 74-18 34-46 60-82 84-76 30 8 44 66 84 96 30 22 48-6 74-30 30-28 52-22 82 16 40 52 64 44 96 12 34-34 62-46 92-16 40 40 66 72 122 84v96H0Z"
    />
    <path
      className={style.near}
      d="M0 232c70-8 104-50 152-58 54-8 76 40 128 36 62-4 78-64 132-72 50-8 70 52 122 58 48 6 66-26 108-30 52-4 74 34 118 44 42 10 90 4 140 2v48H0Z"
    />
    <path className={style.line} d="M604 62c8-10 18-10 24-2 6-8 16-8 24 2M652 96c6-7 13-7 18-1 5-6 12-6 18 1" />
  </>
);

const Roofs = () => (
  <>
    <path
      className={style.far}
      d="M0 260V150l60-52 60 52v-28l44-40 44 40v56l52-70 60 70v-20l70-60 70 60v24l40-34 40 34v-50l60-54 60 54v30l56-60 60 60v20l44-40 60 52v100Z"
    />
    <path
      className={style.near}
      d="M0 260v-60l84-58 84 58v12h60v-34l72-54 72 54v34h70v-20l90-66 90 66v20h66v-30l76-56 76 56v28h60v50Z"
    />
    <g className={style.windows}>
      <rect x="60" y="204" width="16" height="22" rx="2" />
      <rect x="92" y="204" width="16" height="22" rx="2" />
      <rect x="286" y="190" width="18" height="24" rx="2" />
      <rect x="516" y="200" width="16" height="22" rx="2" />
      <rect x="550" y="200" width="16" height="22" rx="2" />
      <rect x="746" y="196" width="18" height="24" rx="2" />
    </g>
    <circle className={style.moon} cx="690" cy="46" r="26" />
  </>
);

/** A palace for the court. */
const Palace = () => (
  <>
    <path
      className={style.far}
      d="M0 260V170h60v-60l20-34 20 34v60h120v-84l30-48 30 48v84h90V60l50-60 50 60v110h90V86l30-48 30 48v84h120v-60l20-34 20 34v60h70v90Z"
    />
    <path
      className={style.near}
      d="M0 260v-46h40v-12h20v12h20v-12h20v12h20v-12h20v12h160v-30a30 30 0 0 1 60 0v30h80v-30a40 40 0 0 1 80 0v30h80v-30a30 30 0 0 1 60 0v30h60v-12h20v12h20v-12h20v12h20v-12h20v12h40v46Z"
    />
    <path className={style.line} d="M400 0V-20M375 14l25-14 25 14" />
  </>
);

/** Masts and waves for the harbor. */
const Ships = () => (
  <>
    <path
      className={style.far}
      d="M120 190h150l-22 34H142ZM190 190V60l52 92h-52ZM184 190V84l-40 78h40ZM500 180h210l-30 44H532ZM596 180V20l74 124h-74ZM588 180V52l-58 96h58Z"
    />
    <path
      className={style.near}
      d="M0 230c34-16 66-16 100 0s66 16 100 0 66-16 100 0 66 16 100 0 66-16 100 0 66 16 100 0 66-16 100 0 66 16 100 0v30H0Z"
    />
    <circle className={style.moon} cx="390" cy="50" r="24" />
  </>
);

const Shelves = () => (
  <path
    className={style.near}
    d="M0 260V200h800v60ZM40 200v-70h18v70Zm22 0v-84h24v84Zm30 0v-62h14v62Zm18 0v-76h20v76ZM560 200v-66h20v66Zm24 0v-82h16v82Zm20 0v-58h26v58Zm30 0v-74h16v74Z"
  />
);

export function Scenery({ skin }: { readonly skin: SkinName }) {
  return (
    <svg
      className={style.scenery}
      viewBox="0 0 800 260"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {skin === "ink" && <Mountains />}
      {skin === "lantern" && (
        <>
          <g data-scene="village">
            <Roofs />
          </g>
          <g data-scene="court">
            <Palace />
          </g>
          <g data-scene="harbor">
            <Ships />
          </g>
        </>
      )}
      {skin === "study" && <Shelves />}
    </svg>
  );
}
