import { events } from "../../shared/calendar/events.contract.ts";
import { posts } from "../../shared/discussions/posts.contract.ts";
import { overview } from "../../shared/news/overview.contract.ts";

/** Fetched before the page's code (`build/early-files.ts`). */
export const early = { overview: overview.read, latest: posts.latest, ahead: events.next };
