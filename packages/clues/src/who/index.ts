// The who dialect, its roles and its statements.

export { parseMechanic, type WhoClue } from "./mechanic.ts";
export { DEFAULT_ROLES, parseRoles, ROLE_IDS, type RoleId, type Roles, type RoleWords } from "./roles.ts";
export type { WhoParams } from "./template.ts";
export { TEMPLATES } from "./templates.ts";
export { makeWho, WHO_FORMS, who } from "./who.ts";
