import { describeSwitches } from "./switches.cases.ts";

describeSwitches(1);
