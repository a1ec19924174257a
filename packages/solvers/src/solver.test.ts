import { makeCadical } from "./cadical.ts";
import { makeLogicSolver } from "./logic-solver.ts";
import { describeSolver } from "./solver.cases.ts";
import { makeZ3 } from "./z3.ts";

describeSolver("cadical-wasm", makeCadical);
describeSolver("logic-solver", makeLogicSolver);
describeSolver("z3-solver", makeZ3);
