import { events } from "../../shared/calendar/events.contract.ts";
import { posts } from "../../shared/discussions/posts.contract.ts";
import { overview } from "../../shared/news/overview.contract.ts";

/** Asked while the code of the page is on its way (`build/early-files.ts`), whoever sees it. */
export const early = { overview: overview.read, latest: posts.latest, ahead: events.next };
