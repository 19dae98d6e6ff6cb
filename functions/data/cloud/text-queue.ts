import type { CloudFile } from "../../../shared/cloud/cloud-item.ts";
import { describeError, log } from "../../platform/logging/log.ts";
import { openQueue, type Queue } from "../../platform/queue/queue.ts";
import { setting } from "../../platform/runtime/environment.ts";
import { documentKindOf } from "../../platform/text-extraction/document-kind.ts";

export interface TextMessage {
  readonly fileId: string;
}

export const openTextQueue = (): Queue<TextMessage> =>
  openQueue<TextMessage>(setting("DOCUMENT_TEXTS_QUEUE_URL"));

/** A lost message is made up for by the next repair, so no upload fails for it. */
export const openTextMessages =
  (queue: Queue<TextMessage>) =>
  async (file: CloudFile | null): Promise<void> => {
    if (!file || !documentKindOf(file)) return;
    try {
      await queue.send([{ fileId: file.id }]);
    } catch (error) {
      log.warn("nobody was told of a document", describeError(error));
    }
  };
