// Every fourth of the cases; the full run has all of them.
import { describeSwitches } from "./switches.cases.ts";

describeSwitches(4);
