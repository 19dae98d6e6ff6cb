import { isPast } from "date-fns/isPast";
import { ulid } from "ulid";
import { type ApplicationMailDraft, stageAfter } from "../../../shared/applications/application-mail.ts";
import { applicationProblems } from "../../../shared/applications/applications.problems.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { outboxIdOf } from "../../data/applications/application-mails.repository.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import type { RequestTrail } from "../../platform/audit/request-trail.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import type { ApplicationsDeps } from "../applications.deps.ts";
import { mailsIn, withStep } from "../history.ts";
import { movedTo } from "../work/move-application.ts";
import { messageMail } from "./application-mails.ts";
import { isSuppressed, messageOf } from "./compose-mail.ts";

const MOST_MAILS = 20;

type Deps = ApplicationsDeps & { readonly viewer: Viewer; readonly now: Date };

const checkDates = ({ kind, dates }: ApplicationMailDraft) => {
  if (kind !== "invitation") return;
  if (dates.length === 0) throw problemAt(applicationProblems.datesNeeded, "dates");
  const past = dates.findIndex((date) => isPast(date));
  if (past !== -1) throw problemAt(applicationProblems.datePast, `dates.${past}`);
};

export const previewMail = async (
  application: StoredApplication,
  draft: ApplicationMailDraft,
  deps: Deps,
) => ({
  to: application.email,
  ...(await messageOf(application, draft, deps)),
});

/** The version ensures that the sender has seen what they decide about. */
export const sendMail = async (
  application: Stored<StoredApplication>,
  draft: ApplicationMailDraft,
  options: {
    readonly ifVersion: number | undefined;
    readonly shown: (current: Stored<StoredApplication>) => unknown;
    readonly trail: RequestTrail<"application.mail-sent">;
  },
  deps: Deps,
): Promise<Stored<StoredApplication>> => {
  const { applications, applicationMails, outbox, viewer, now } = deps;
  const { id } = application;
  const { ifVersion, shown, trail } = options;
  checkDates(draft);
  if (await isSuppressed(application, deps)) throw new Problem(applicationProblems.unreachable);
  const mailId = ulid();
  const { kind: mail, subject, text } = draft;
  const dates = mail === "invitation" ? draft.dates : [];
  const stage = stageAfter[mail];
  const letter = messageMail(application, {
    mailId,
    validity: applicationMails.validityOf(id, mailId),
  });
  const saved = await applications.update(
    id,
    (current) => {
      if (mailsIn(current).length >= MOST_MAILS) throw new Problem(applicationProblems.tooManyMails);
      const step = {
        kind: "mail",
        at: now.toISOString(),
        by: actorOf(viewer),
        mail,
        mailId,
        subject,
        text,
        dates,
      } as const;
      const moved = withStep(stage === null ? current : movedTo(current, stage, deps), step);
      return { ...moved, modifiedAt: now.toISOString() };
    },
    {
      ifVersion: ifVersion ?? application.version,
      from: application,
      shown,
      inTransaction: async () => [
        await trail.write({ subject: { id, name: null } }),
        applicationMails.beginWrite(id, mailId),
        outbox.postWrite(outboxIdOf(mailId), letter),
      ],
    },
  );
  await outbox.hurry([outboxIdOf(mailId)]);
  return saved;
};
