import { subMinutes } from "date-fns/subMinutes";
import { log } from "../../platform/logging/log.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import type { LiveIndex } from "../../platform/search/index-spec.ts";
import { BEHIND, INCOMPLETE } from "../../platform/search/live-index.ts";
import type { CloudIndex } from "../cloud/document-index.ts";
import type { TextMessage } from "../cloud/text-queue.ts";
import { isDocument, type NamedFile } from "./document-words.ts";

/** At most this many documents are enqueued until the next repair. */
const ASKED_FOR = 500;
/** The message about a new file may still be on its way. */
const MARGIN_MINUTES = 10;

type LateFiles = (now: Date) => Promise<readonly NamedFile[]>;

export const lateInCloud =
  (index: Pick<CloudIndex, "current">): LateFiles =>
  async (now) => {
    const current = await index.current();
    const before = subMinutes(now, MARGIN_MINUTES).toISOString();
    return current.behind().flatMap((id) => {
      const item = current.get(id);
      return item?.file && item.modifiedAt < before ? [item.file] : [];
    });
  };

/** Nothing else enqueues attachments. */
export const lateAttachments =
  (
    index: Pick<LiveIndex<unknown>, "current">,
    find: (ids: readonly string[]) => Promise<ReadonlyMap<string, { readonly files: readonly NamedFile[] }>>,
  ): LateFiles =>
  async () => {
    const ids = (await index.current()).behind(ASKED_FOR);
    return Array.from(ids.length > 0 ? await find(ids) : [], ([, { files }]) => files).flat();
  };

export const openDocumentRepair =
  (queue: Queue<TextMessage>, searched: readonly LateFiles[]) =>
  async (now: Date): Promise<void> => {
    const late = (await Promise.all(searched.map((find) => find(now)))).flat().filter(isDocument);
    if (late.length > BEHIND) {
      log.warn(INCOMPLETE, { index: "documents", what: "behind", rows: late.length });
    }
    await queue.send(late.slice(0, ASKED_FOR).map(({ id }) => ({ fileId: id })));
  };
