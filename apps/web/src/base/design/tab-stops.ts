// Everything inside an element that Tab stops at, in the order of the page: what a browser's modal dialog would go round.

const KINDS =
  "a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]";

/** Of a group of radio buttons Tab stops at the chosen one alone. */
function isPassedOver(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked || element.name === "")
    return false;
  const group = (element.form ?? document).querySelectorAll<HTMLInputElement>("input[type=radio]:checked");
  return [...group].some(({ name, form }) => name === element.name && form === element.form);
}

export const tabStops = (within: HTMLElement): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(KINDS)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [inert] *, [inert]") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isPassedOver(element),
  );
