import { arrivedItems } from "../../../shared/cloud/paper-request.ts";
import { type RequestMail, requestMails } from "../../../shared/cloud/request-mail.text.ts";
import { officeDate } from "../../../shared/dates/office-days.ts";
import { isOver, type StoredRequest } from "../../data/cloud/cloud-requests.collection.ts";
import { loadShareReader } from "../../data/cloud/open-share.ts";
import { filesIn, type RequestUse } from "../../data/cloud/request-uses.repository.ts";
import type { LinkedStores } from "../../data/stores.ts";
import { hardSuppressionOf } from "../../data/suppressions/suppression.ts";
import { loadMailOrigin } from "../../data/templates/mail-sender.ts";
import type { Mail } from "../../data/templates/render-mail.ts";
import { html } from "../../platform/html/html.ts";
import { singleLine } from "../../platform/mail/single-line.ts";
import type { SignedLinks } from "../../platform/security/signed-ids.ts";

type Asks = Readonly<Record<string, string>>;

export const lastDayOf = ({ expiresAt }: Pick<StoredRequest, "expiresAt">): string =>
  officeDate(new Date(Date.parse(expiresAt) - 1));

const wordsOf = (
  request: StoredRequest,
  use: RequestUse | undefined,
  { about, fileId }: Asks,
): RequestMail | undefined => {
  const mails = requestMails[request.language];
  const asked = { ...request, lastDay: lastDayOf(request) };
  const files = filesIn(use);
  if (about === "returned") {
    const file = files.find(({ id }) => id === fileId);
    if (file?.state !== "returned") return undefined;
    return mails.returned({ ...asked, fileName: file.name, reason: file.reason ?? "" });
  }
  if (about !== "reminder") return mails.asked(asked);
  const arrived = arrivedItems(files);
  const missing = request.items.filter((_, at) => !arrived.has(at));
  return missing.length > 0 ? mails.reminder({ ...asked, items: missing }) : undefined;
};

export const openRequestMailComposer =
  (deps: LinkedStores & { readonly requestLinks: SignedLinks }) =>
  async (asks: Asks): Promise<Mail | undefined> => {
    const request = await deps.cloudRequests.find(asks.id ?? "");
    if (!request || isOver(request, new Date())) return undefined;
    const [read, use, suppressions] = await Promise.all([
      loadShareReader(deps),
      deps.requestUses.find(request),
      deps.suppressions.findEverywhere(request.email),
    ]);
    const opened = read(request);
    const words = opened && wordsOf(request, use, asks);
    if (!words) return undefined;
    const officeId = opened.root.organisationId ?? opened.sharer.employedAt;
    if (hardSuppressionOf(suppressions, officeId ?? "") !== undefined) return undefined;
    const { sender } = await loadMailOrigin(officeId, deps.organisations, deps.portalOrigin);
    const { subject, lines, items, link, last } = words;
    return {
      subject: singleLine(subject),
      html: html`${lines.map((line) => html`<p>${line}</p>`)}
${items.length > 0 ? html`<ul>${items.map((name) => html`<li>${name}</li>`)}</ul>` : undefined}
<p><a href="${deps.requestLinks.urlOf(request.id)}">${link}</a></p>
<p>${last}</p>
${sender ? html`<p>${sender.name}<br><a href="${sender.imprintUrl}">${sender.imprintUrl}</a></p>` : undefined}`
        .html,
    };
  };
