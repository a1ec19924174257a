// The puzzle maker of cultivators.
import { cultivators } from "../rooms/cultivators-game.ts";
import { answerWishes } from "./answer-wishes.ts";

answerWishes(cultivators);
