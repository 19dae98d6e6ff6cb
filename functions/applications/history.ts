import type { ApplicationStep, MailStep } from "../../shared/applications/application-step.ts";
import type { StoredApplication } from "../data/applications/applications.collection.ts";

const MOST_STEPS = 200;

/** Mails and dates stay: only moves to and fro become too many. */
export const withStep = <Application extends Pick<StoredApplication, "history">>(
  application: Application,
  step: ApplicationStep,
): Application => {
  const full = [...(application.history ?? []), step];
  const oldest = full.length > MOST_STEPS ? full.findIndex(({ kind }) => kind === "stage") : -1;
  return { ...application, history: full.filter((_, at) => at !== oldest) };
};

export const mailsIn = ({ history = [] }: Pick<StoredApplication, "history">): MailStep[] =>
  history.filter((step) => step.kind === "mail");

/** The date that the applicant has chosen of those of a mail. */
export const chosenDate = (
  { history = [] }: Pick<StoredApplication, "history">,
  { at }: Pick<MailStep, "at">,
): string | undefined => history.filter((step) => step.kind === "date").find((step) => step.at >= at)?.date;
