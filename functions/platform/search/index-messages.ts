import * as z from "zod";
import { describeError, log } from "../logging/log.ts";
import type { Queue } from "../queue/queue.ts";

/** What has an index. */
const SearchArea = z.enum(["articles"]);
export type SearchArea = z.infer<typeof SearchArea>;

/** Something of an area that has changed; what it is now stands in the table. */
export const IndexMessage = z.object({ area: SearchArea, id: z.string() });
export type IndexMessage = z.infer<typeof IndexMessage>;

/** Tells the indexer of changes. A message that gets lost is made up for by the next repair, so no write fails for it. */
export const openIndexMessages =
  (area: SearchArea, queue: Queue<IndexMessage>) =>
  async (id: string): Promise<void> => {
    try {
      await queue.send([{ area, id }]);
    } catch (error) {
      log.warn("the indexer was not told of a change", describeError(error));
    }
  };
