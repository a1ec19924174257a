import { makeCadical } from "./cadical.ts";
import { describeSolver } from "./solver.cases.ts";
import { makeZ3 } from "./z3.ts";

describeSolver("cadical-wasm", makeCadical);
describeSolver("z3-solver", makeZ3);
