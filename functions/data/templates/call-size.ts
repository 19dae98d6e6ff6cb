import { recipientKinds } from "../../../shared/news/recipients.ts";
import { recipientData } from "./recipient-data.ts";
import type { RenderedNewsletter } from "./rendered-newsletter.ts";
import { toSesPart } from "./ses-template.ts";

/** SES, quotas of SendBulkEmail: the call in bytes, and a recipient's ReplacementTemplateData in characters. */
const MAX_CALL = 1_000_000;
const MAX_DATA = 262_144;
const RECIPIENTS = 50;
/** Address, tags and headers of one. */
const ENTRY = 1_200;

const longest = { name: "Ä".repeat(200), unsubscribeUrl: `https://${"x".repeat(300)}` };

const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text));

/** What is too large for 50 recipients in one call: the newsletter, or what its template shows to some of them only. */
export const tooLargeIn = ({ subject, marked }: RenderedNewsletter): "mail" | "readerBlocks" | undefined => {
  const { content, blocks } = toSesPart(marked, "html");
  const data = recipientKinds.map((kind) =>
    // The text part is made of the HTML and never longer.
    JSON.stringify(recipientData({ blocks: { html: blocks, text: blocks } }, { kind, ...longest })),
  );
  if (Math.max(...data.map(({ length }) => length)) > MAX_DATA) return "readerBlocks";
  const entries = RECIPIENTS * (ENTRY + Math.max(...data.map(bytesOf)));
  const common = bytesOf(subject) + 2 * bytesOf(content);
  if (common + entries <= MAX_CALL) return undefined;
  return entries > common ? "readerBlocks" : "mail";
};
