import { addressKey } from "../../../shared/news/recipients.ts";
import type { Audience } from "../../../shared/notifications/announcement.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import { type Addressed, loadReachable, type ReachableSources } from "./reachable-employees.ts";

export interface Recipient {
  readonly id: string;
  readonly employee: Employee;
  /** Undefined if the person gets no mail. */
  readonly addressed: Addressed | undefined;
  readonly isBelled: boolean;
}

export interface Ways {
  readonly byMail: (employee: Employee) => boolean;
  readonly byBell: (employee: Employee) => boolean;
}

export const loadSigningIn = async ({ users }: Pick<ReachableSources, "users">) => {
  const accounts = Array.from((await users.projection()).entries(), ({ listed }) => listed);
  return new Set(accounts.flatMap(({ isActive, employeeId }) => (isActive ? (employeeId ?? []) : [])));
};

/** In the order of ids, which a cursor relies on; one mail for each address. */
export async function* notifiedEmployees(
  sources: ReachableSources,
  { byMail, byBell }: Ways,
): AsyncGenerator<Recipient> {
  const [isReachable, signingIn] = await Promise.all([loadReachable(sources), loadSigningIn(sources)]);
  const known = new Set<string>();
  const mailTo = (employee: Employee): Addressed | undefined => {
    if (!isReachable(employee) || !byMail(employee)) return undefined;
    const address = addressKey(employee.email);
    if (known.has(address)) return undefined;
    known.add(address);
    return employee;
  };
  for await (const page of sources.employees.pages()) {
    for (const employee of page) {
      const addressed = mailTo(employee);
      const isBelled = signingIn.has(employee.id) && byBell(employee);
      if (addressed || isBelled) yield { id: employee.id, employee, addressed, isBelled };
    }
  }
}

const MOST_NAMED = 5;

/** Names people only where nobody is left out. */
export const countNotified = async (
  notified: AsyncIterable<Pick<Recipient, "employee" | "addressed" | "isBelled">>,
): Promise<Pick<Audience, "people" | "mails" | "bells" | "names">> => {
  let [people, mails, bells] = [0, 0, 0];
  const names: string[] = [];
  for await (const { employee, addressed, isBelled } of notified) {
    people += 1;
    if (addressed) mails += 1;
    if (isBelled) bells += 1;
    if (people <= MOST_NAMED) names.push(fullName(employee));
  }
  return { people, mails, bells, names: people <= MOST_NAMED ? names : [] };
};
