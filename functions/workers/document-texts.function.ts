import { takeText } from "../cloud/texts/take-text.ts";
import { openFileTexts } from "../data/cloud/file-texts.repository.ts";
import type { TextMessage } from "../data/cloud/text-queue.ts";
import { openStores } from "../data/stores.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { openIndexMessages } from "../platform/search/index-messages.ts";
import { extractText } from "../platform/text-extraction/extract-text.ts";

const { files, indexQueue } = openStores();
const deps = {
  files,
  texts: openFileTexts(),
  extract: extractText,
  noteChange: openIndexMessages("cloud", indexQueue),
};

export const handler = queueFunction<TextMessage>(({ fileId }) => takeText(deps, fileId));
