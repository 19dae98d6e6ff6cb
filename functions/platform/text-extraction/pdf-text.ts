import { getDocumentProxy } from "unpdf";
import { Unreadable } from "./extraction.ts";
import type { GatheredText } from "./gathered-text.ts";

const MAX_PAGES = 500;
/** After so many broken pages in a row, all others are broken, too. */
const MAX_BROKEN = 10;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const opened = async (bytes: Uint8Array): Promise<Pdf> => {
  try {
    return await getDocumentProxy(bytes, { useSystemFonts: false, verbosity: 0 });
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") throw new Unreadable("encrypted");
    throw error;
  }
};

const addPage = async (pdf: Pdf, number: number, gathered: GatheredText) => {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  for (const item of items) if ("str" in item) gathered.add(item.hasEOL ? `${item.str}\n` : item.str);
  gathered.add("\n");
  page.cleanup();
};

/** A broken page costs only itself. */
export const pdfText = async (bytes: Uint8Array, gathered: GatheredText): Promise<void> => {
  const pdf = await opened(bytes);
  const last = Math.min(pdf.numPages, MAX_PAGES);
  let brokenInARow = 0;
  let read = 0;
  for (let number = 1; number <= last && !gathered.isFull() && brokenInARow < MAX_BROKEN; number++) {
    try {
      await addPage(pdf, number, gathered);
      read += 1;
      brokenInARow = 0;
    } catch {
      brokenInARow += 1;
    }
  }
  if (read === 0) throw new Error("No page can be read");
};
