// What tests of other packages need to run on every kind of store.

export { holdLock } from "./hold-lock.ts";
export { openPassingStore } from "./passing-store.ts";
export { makePlaces, type PlaceMaker } from "./places.ts";
export { endConnections, type Postgres, queryPostgres, startPostgres } from "./postgres.ts";
