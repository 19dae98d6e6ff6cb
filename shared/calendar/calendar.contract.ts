import { answers } from "./answers.contract.ts";
import { categories } from "./categories.contract.ts";
import { events } from "./events.contract.ts";
import { feed } from "./feed.contract.ts";
import { layers } from "./layers.contract.ts";
import { mailedAnswers } from "./mailed-answers.contract.ts";

export const calendar = { events, answers, mailedAnswers, categories, feed, layers };
