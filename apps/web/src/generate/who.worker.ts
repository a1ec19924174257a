// The puzzle maker of who.
import { who } from "../rooms/who-game.ts";
import { answerWishes } from "./answer-wishes.ts";

answerWishes(who);
