import { parentPort, workerData } from "node:worker_threads";
import type { DocumentKind } from "./document-kind.ts";
import { type Extraction, READING, Unreadable, without } from "./extraction.ts";
import { type GatheredText, openGatheredText } from "./gathered-text.ts";

export interface ExtractionTask {
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array;
}

/** Posted once everything is loaded; from then on the document is to blame. */
export type ExtractionMessage = typeof READING | Extraction;

type Reader = (bytes: Uint8Array, gathered: GatheredText) => void | Promise<void>;

/** A thread loads only what reads this kind. */
const readers: Record<DocumentKind, () => Promise<Reader>> = {
  pdf: async () => (await import("./pdf-text.ts")).pdfText,
  office: async () => (await import("./office-text.ts")).officeText,
  text: async () => (await import("./plain-text.ts")).plainText,
};

const extraction = async (read: Reader, bytes: Uint8Array): Promise<Extraction> => {
  const gathered = openGatheredText();
  try {
    await read(bytes, gathered);
  } catch (error) {
    return without(error instanceof Unreadable ? error.outcome : "broken");
  }
  const text = gathered.text();
  return text ? { outcome: "words", text } : without("none");
};

// `extractText` has written it.
const { kind, bytes } = workerData as ExtractionTask;
const read = await readers[kind]();
parentPort?.postMessage(READING);
parentPort?.postMessage(await extraction(read, bytes));
