import { openLinkedStores } from "../data/stores.ts";
import { areaFunction } from "../platform/http/area-function.ts";
import { answers } from "./answers/answers.ts";
import { mailedAnswers } from "./answers/mailed-answers.ts";
import { categories } from "./categories/categories.ts";
import { readEvents } from "./events/read-events.ts";
import { fileRemoval } from "./events/remove-file.ts";
import { eventChanges, newEvents, restoredEvents } from "./events/write-events.ts";
import { feed, singleEvents } from "./feed/feed.ts";
import { layers } from "./layers/layers.ts";
import { eventAudience } from "./notifications/event-audience.ts";
import { seriesRules } from "./series/change-rule.ts";
import { repeatedEvents } from "./series/repeat-event.ts";

export const handler = areaFunction(
  [
    readEvents,
    newEvents,
    eventChanges,
    restoredEvents,
    repeatedEvents,
    seriesRules,
    fileRemoval,
    eventAudience,
    answers,
    mailedAnswers,
    categories,
    feed,
    singleEvents,
    layers,
  ],
  openLinkedStores(),
);
