import type { ApplicationStep, MailStep } from "../../shared/applications/application-step.ts";
import type { StoredApplication } from "../data/applications/applications.collection.ts";

const MOST_STEPS = 200;

/** Only moves are dropped from a long history, mails and dates stay. */
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

export const chosenDate = (
  { history = [] }: Pick<StoredApplication, "history">,
  { at }: Pick<MailStep, "at">,
): string | undefined => history.filter((step) => step.kind === "date").find((step) => step.at >= at)?.date;
