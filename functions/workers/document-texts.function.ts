import { takeText } from "../cloud/texts/take-text.ts";
import type { TextMessage } from "../data/cloud/text-queue.ts";
import { openFileTexts } from "../data/files/file-texts.repository.ts";
import { openStores } from "../data/stores.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { extractText } from "../platform/text-extraction/extract-text.ts";

const deps = { files: openStores().files, texts: openFileTexts(), extract: extractText };

export const handler = queueFunction<TextMessage>(({ fileId }) => takeText(deps, fileId));
