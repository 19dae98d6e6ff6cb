import { takeText } from "../cloud/texts/take-text.ts";
import { openFileTexts } from "../data/cloud/file-texts.repository.ts";
import type { TextMessage } from "../data/cloud/text-queue.ts";
import { openFiles } from "../data/files/files.repository.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { setting } from "../platform/runtime/environment.ts";
import { type IndexMessage, openIndexMessages } from "../platform/search/index-messages.ts";
import { openTable } from "../platform/table/table.ts";
import { extractText } from "../platform/text-extraction/extract-text.ts";

const deps = {
  files: openFiles(openTable()),
  texts: openFileTexts(),
  extract: extractText,
  noteChange: openIndexMessages("cloud", openQueue<IndexMessage>(setting("SEARCH_INDEX_QUEUE_URL"))),
};

export const handler = queueFunction<TextMessage>(({ fileId }) => takeText(deps, fileId));
