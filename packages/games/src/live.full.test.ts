import { liveCases } from "./live.cases.ts";

liveCases(60);
