import { describeSolver } from "@demonstrandum/solvers/testing";
import { makeLogicSolver } from "./logic-solver.ts";

describeSolver("logic-solver", makeLogicSolver);
