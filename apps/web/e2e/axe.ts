// No fault that a machine can find, in the dark and in the light.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules that ask what something is colored; to all others dark and light are the same page. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Every rule. Portraits are decoration and left out. There are no frames, so axe may run in the page itself. */
export async function findNothing(page: Page, state: string): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    if (colorScheme === "light") axe.withRules(COLOR_RULES);
    const { violations } = await axe.exclude('[aria-hidden="true"] svg').analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
    );
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
  }
}
