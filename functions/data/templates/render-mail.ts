import { singleLine } from "../../platform/mail/single-line.ts";
import { renderTemplate } from "./liquid.ts";
import { greeting } from "./mail.text.ts";
import type { MailData } from "./mail-data.ts";
import { subjectOf } from "./personal-mail.ts";
import { withoutMarkers } from "./ses-template.ts";

export interface Mail {
  readonly subject: string;
  readonly html: string;
}

export const renderMail = <Kind extends keyof MailData>(
  set: Readonly<Record<Kind, string>>,
  kind: Kind,
  data: MailData[Kind],
): Mail => {
  const mail = withoutMarkers(data);
  const scope = { ...mail, greeting: greeting(singleLine(mail.name)) };
  const html = withoutMarkers(renderTemplate(set[kind], scope).html);
  return { subject: subjectOf(html), html };
};
