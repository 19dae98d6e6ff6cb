import type { MailKind } from "../../../shared/applications/application-mail.ts";
import type { MailState, MailStep } from "../../../shared/applications/application-step.ts";
import { isClosing } from "../../../shared/applications/stage.ts";
import { type StoredApplication, stageOf } from "../../data/applications/applications.collection.ts";
import { chosenDate, mailsIn } from "../history.ts";

export type Standing = "received" | "inProgress" | "invited" | "accepted" | "refused";

export interface ApplicantState {
  readonly standing: Standing;
  readonly invitation: { readonly mail: MailStep; readonly chosen: string | undefined } | undefined;
  readonly papers: string | undefined;
}

/** A decision is shown only once SES has taken its mail: until then it is work in progress. */
export const applicantState = (
  application: StoredApplication,
  states: ReadonlyMap<string, MailState>,
): ApplicantState => {
  const sentMail = (kind: MailKind) =>
    mailsIn(application).findLast(({ mail, mailId }) => mail === kind && states.get(mailId) === "accepted");
  const stage = stageOf(application);
  const invitation = stage === "invited" ? sentMail("invitation") : undefined;
  const asked = sentMail("papers");
  const standing = (): Standing => {
    if (stage === "new") return "received";
    if (invitation) return "invited";
    if (stage === "accepted" && sentMail("acceptance")) return "accepted";
    if (stage === "refused" && sentMail("refusal")) return "refused";
    return "inProgress";
  };
  return {
    standing: standing(),
    invitation: invitation && { mail: invitation, chosen: chosenDate(application, invitation) },
    papers: isClosing(stage) ? undefined : asked && (asked.text ?? ""),
  };
};
