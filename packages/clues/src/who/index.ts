// The who dialect, its roles and its statements.

export { makeMechanic, parseMechanic, type WhoClue } from "./mechanic.ts";
export { DEFAULT_ROLES, parseRoles, ROLE_IDS, type RoleId, type Roles, RolesSchema, type RoleWords } from "./roles.ts";
export { storiesOf, tellWhoStory, who } from "./stories.ts";
export type { WhoParams } from "./template.ts";
export { TEMPLATE_BY_ID, TEMPLATES } from "./templates.ts";
export { makeWho, type TellStory, WHO_FORMS } from "./who.ts";
