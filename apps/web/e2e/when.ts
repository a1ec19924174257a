// When a test is run: all of them by `./script/test --all`, these only there.
/** What has a cheaper or a likely twin in the default run. */
export const FULL = "@full";
/** What a phone does as a desktop does, and is played on a desktop alone in the default run. */
export const DESK = "@desk";
export const fullIf = (isFull: boolean): string[] => (isFull ? [FULL] : []);
