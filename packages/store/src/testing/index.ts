// What tests of other packages need to run on every kind of store.

export { makePlaces, type PlaceMaker } from "./places.ts";
