import type { CloudFile } from "../../../shared/cloud/cloud-item.ts";
import { describeError, log } from "../../platform/logging/log.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { documentKindOf } from "../../platform/text-extraction/document-kind.ts";

export interface TextMessage {
  readonly fileId: string;
}

/** The next repair makes up for a lost message, so no upload fails for it. */
export const enqueueText = async (file: CloudFile | null, queue: Queue<TextMessage>): Promise<void> => {
  if (!file || !documentKindOf(file)) return;
  try {
    await queue.send([{ fileId: file.id }]);
  } catch (error) {
    log.warn("nobody was told of a document", describeError(error));
  }
};
