import type { Application } from "../../../shared/applications/application.ts";
import type { ApplicationStep, ShownStep } from "../../../shared/applications/application-step.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import type { Stores } from "../../data/stores.ts";
import { mailsIn } from "../history.ts";

export const shownPast = async (
  application: StoredApplication,
  { employees, applicationMails }: Stores,
): Promise<Pick<Application, "history" | "notes">> => {
  const { history = [], notes = [] } = application;
  const mailIds = mailsIn(application).map(({ mailId }) => mailId);
  const [people, states] = await Promise.all([
    employees.findLastKnown([
      ...history.flatMap((step) => ("by" in step ? [step.by] : [])),
      ...notes.map(({ by }) => by),
    ]),
    applicationMails.statesOf(application.id, mailIds),
  ]);
  const named = <Made extends { readonly by: string }>(made: Made) => {
    const person = people.get(made.by);
    return { ...made, byName: person ? fullName(person) : null };
  };
  const shownStep = (step: ApplicationStep): ShownStep => {
    if (step.kind === "date" || step.kind === "papers") return step;
    if (step.kind === "stage") return named(step);
    return { ...named(step), state: states.get(step.mailId) ?? "failed" };
  };
  return { history: history.map(shownStep), notes: notes.map(named) };
};
