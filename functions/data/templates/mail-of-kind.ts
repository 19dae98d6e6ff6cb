import { renderTemplate } from "./liquid.ts";
import type { MailData } from "./mail-data.ts";
import { personalMark } from "./personal-mail.ts";
import { withoutMarkers } from "./ses-template.ts";

/** Common to all mails of a kind, with marks for name, greeting and `personal` fields. */
export const renderKind = <Kind extends keyof MailData, Personal extends keyof MailData[Kind] & string>(
  set: Readonly<Record<Kind, string>>,
  kind: Kind,
  data: Omit<MailData[Kind], Personal | "name">,
  personal: readonly Personal[],
): string => {
  const marks = Object.fromEntries(
    ["name", "greeting", ...personal].map((name): [string, unknown] => [name, personalMark(name)]),
  );
  return renderTemplate(set[kind], { ...withoutMarkers(data), ...marks }).html;
};
