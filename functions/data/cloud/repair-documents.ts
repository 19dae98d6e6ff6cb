import { subMinutes } from "date-fns/subMinutes";
import { log } from "../../platform/logging/log.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { CATCH_UP } from "../../platform/search/live-index.ts";
import { INCOMPLETE } from "../../platform/search/ranks-in.ts";
import type { CloudItems } from "./cloud-items.collection.ts";
import type { DocumentIndexer } from "./document-index.ts";
import { openDocuments } from "./documents.ts";
import type { TextMessage } from "./text-queue.ts";

/** So many are read until the next repair. */
const ASKED_FOR = 500;
/** Their announcement may still be on its way. */
const MARGIN_MINUTES = 10;

interface RepairDeps {
  readonly items: Pick<CloudItems, "projection">;
  readonly indexer: DocumentIndexer;
  readonly queue: Queue<TextMessage>;
}

/** Whatever the index lacks is announced again: the worker takes out its words, or says that it has them already. */
export const openDocumentRepair = ({ items, indexer, queue }: RepairDeps) => {
  const documentsIn = openDocuments();
  return async (now: Date): Promise<void> => {
    await indexer.forgetGone();
    const documents = documentsIn(await items.projection());
    const before = subMinutes(now, MARGIN_MINUTES).toISOString();
    const late = (await indexer.lacking()).filter((id) => (documents.get(id)?.modifiedAt ?? "") < before);
    if (late.length > CATCH_UP) {
      log.warn(INCOMPLETE, { collection: "documents", what: "behind", rows: late.length });
    }
    await queue.send(late.slice(0, ASKED_FOR).map((fileId) => ({ fileId })));
  };
};
