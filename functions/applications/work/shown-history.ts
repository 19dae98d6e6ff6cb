import type { ShownStep } from "../../../shared/applications/application-step.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import type { ApplicationMails } from "../../data/applications/application-mails.repository.ts";
import type { StoredApplication } from "../../data/applications/applications.collection.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import { mailsIn } from "../history.ts";

interface Known {
  readonly employees: Employees;
  readonly applicationMails: ApplicationMails;
}

/** Names come from the profiles, so that none is left here when one changes or goes. */
export const shownHistory = async (
  application: StoredApplication,
  { employees, applicationMails }: Known,
): Promise<ShownStep[]> => {
  const { history = [] } = application;
  const mailIds = mailsIn(application).map(({ mailId }) => mailId);
  const [people, states] = await Promise.all([
    employees.findLastKnown(history.flatMap((step) => (step.kind === "date" ? [] : [step.by]))),
    applicationMails.statesOf(application.id, mailIds),
  ]);
  return history.map((step) => {
    if (step.kind === "date") return step;
    const person = people.get(step.by);
    const byName = person ? fullName(person) : null;
    return step.kind === "stage"
      ? { ...step, byName }
      : { ...step, byName, state: states.get(step.mailId) ?? "failed" };
  });
};
