// A square button with a drawing; its label is read aloud and shown on hover.
import type { ComponentProps } from "react";
import { Button } from "../../base/design/button.tsx";
import { classNames } from "../../base/design/class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import style from "./parts.module.css";

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, "children"> {
  readonly icon: IconName;
  readonly label: string;
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <Button look="quiet" aria-label={label} title={label} className={classNames(style.iconButton, className)} {...rest}>
      <Icon name={icon} />
    </Button>
  );
}
