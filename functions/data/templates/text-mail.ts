import { escapeHtml } from "../../platform/html/safe-html.ts";
import type { SingleMail } from "../../platform/mail/outbox-item.ts";
import { singleLine } from "../../platform/mail/single-line.ts";

interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
}

export const textMail = (to: string, { subject, lines }: Words): SingleMail => ({
  to,
  subject: singleLine(subject),
  html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n"),
});
