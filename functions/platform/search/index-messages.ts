import * as z from "zod";
import { describeError, log } from "../logging/log.ts";
import type { Queue } from "../queue/queue.ts";

const SearchArea = z.enum(["articles", "discussions", "cloud"]);
export type SearchArea = z.infer<typeof SearchArea>;

export const IndexMessage = z.object({ area: SearchArea, id: z.string() });
export type IndexMessage = z.infer<typeof IndexMessage>;

/** A lost message is made up for by the next repair, so no write fails for it. */
export const openIndexMessages =
  (area: SearchArea, queue: Queue<IndexMessage>) =>
  async (id: string): Promise<void> => {
    try {
      await queue.send([{ area, id }]);
    } catch (error) {
      log.warn("the indexer was not told of a change", describeError(error));
    }
  };
