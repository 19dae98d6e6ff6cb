import { subMinutes } from "date-fns/subMinutes";
import { log } from "../../platform/logging/log.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { BEHIND, INCOMPLETE } from "../../platform/search/live-index.ts";
import type { CloudIndex } from "./document-index.ts";
import type { TextMessage } from "./text-queue.ts";

/** So many are read until the next repair. */
const ASKED_FOR = 500;
/** Their announcement may still be on its way. */
const MARGIN_MINUTES = 10;

interface RepairDeps {
  readonly index: Pick<CloudIndex, "current">;
  readonly queue: Queue<TextMessage>;
}

/** Documents whose words are not known are announced again: the worker takes them out, or has them already. */
export const openDocumentRepair =
  ({ index, queue }: RepairDeps) =>
  async (now: Date): Promise<void> => {
    const current = await index.current();
    const before = subMinutes(now, MARGIN_MINUTES).toISOString();
    const late = current.behind().flatMap((id) => {
      const item = current.get(id);
      return item?.file && item.modifiedAt < before ? [item.file.id] : [];
    });
    if (late.length > BEHIND) {
      log.warn(INCOMPLETE, { index: "documents", what: "behind", rows: late.length });
    }
    await queue.send(late.slice(0, ASKED_FOR).map((fileId) => ({ fileId })));
  };
