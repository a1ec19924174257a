// Joins the class names that are there: classNames("a", isOpen && "b").
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(" ");
