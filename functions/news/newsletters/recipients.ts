import type { RecipientCount } from "../../../shared/news/newsletter.ts";
import {
  addressKey,
  choosesEmployee,
  choosesSubscriber,
  kindOfSubscriber,
  type LeftOutReason,
  leftOutReasons,
  ownReasonToLeaveOut,
  type RecipientChoice,
  type RecipientKind,
} from "../../../shared/news/recipients.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import type { Colleague } from "../../../shared/organisations/employee.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import type { ListedOrganisation } from "../../data/organisations/organisations.collection.ts";
import type { Stores } from "../../data/stores.ts";
import type { CurrentSuppressions } from "../../data/suppressions/suppressions.collection.ts";
import type { Row } from "../../platform/collection/projection.ts";

export interface Recipient {
  readonly kind: RecipientKind;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Null for employees. */
  readonly organisationId: string | null;
  /** Without it nothing is sent to a subscriber. */
  readonly ownerConfirmedAt?: string;
}

/** Paged, so that sending begins before the last subscriber is read. */
export interface RecipientSources {
  readonly employees: Iterable<Row<Colleague>>;
  readonly offices: { readonly get: (id: string) => ListedOrganisation | undefined };
  readonly subscribers: AsyncIterable<readonly Subscriber[]>;
  readonly suppressionReason: CurrentSuppressions["reasonFor"];
}

const ofEmployee = ({ id, listed }: Row<Colleague>, email: string): Recipient => ({
  kind: "employees",
  id,
  name: fullName(listed),
  email,
  organisationId: null,
});

const ofSubscriber = (subscriber: Subscriber): Recipient => ({
  kind: kindOfSubscriber(subscriber),
  id: subscriber.id,
  name: subscriber.name,
  email: subscriber.email,
  organisationId: subscriber.organisationId,
  ...(subscriber.ownerConfirmedAt ? { ownerConfirmedAt: subscriber.ownerConfirmedAt } : {}),
});

const CHUNK = 5_000;

/** A few batches, so that the first mail does not wait for a whole megabyte. */
const PAGE = 500;

/** Employees, clients, externals: the first of equal addresses wins. `known` collects those given out. */
export async function* recipientsOf(
  choice: RecipientChoice,
  { employees, offices, subscribers, suppressionReason }: RecipientSources,
  known = new Set<string>(),
  leaveOut: (reason: LeftOutReason) => void = () => undefined,
): AsyncGenerator<Recipient[]> {
  const fresh = (recipients: readonly Recipient[]) =>
    recipients.filter((recipient) => {
      const address = addressKey(recipient.email);
      const reason =
        suppressionReason(recipient, choice.organisationId) ??
        (known.has(address) ? "sameAddress" : undefined);
      if (reason) leaveOut(reason);
      else known.add(address);
      return !reason;
    });

  const isChosen = (subscriber: Subscriber): boolean => {
    if (!choosesSubscriber(choice, subscriber)) return false;
    const reason = ownReasonToLeaveOut(subscriber);
    if (reason) leaveOut(reason);
    return !reason;
  };

  const staff: Recipient[] = [];
  for (const row of employees) {
    const office = row.listed.employedAt ? offices.get(row.listed.employedAt) : undefined;
    if (!choosesEmployee(choice, row.listed, office)) continue;
    if (row.listed.email) staff.push(ofEmployee(row, row.listed.email));
    else leaveOut("noAddress");
  }
  yield fresh(staff);

  /** Clients win over externals, and more clients may come. */
  const waits = ({ kind }: Recipient) => choice.sendToClients && kind === "externals";
  const waiting: Recipient[] = [];
  for await (const page of subscribers) {
    const chosen = page.filter((subscriber) => isChosen(subscriber)).map(ofSubscriber);
    yield fresh(chosen.filter((recipient) => !waits(recipient)));
    waiting.push(...chosen.filter(waits));
  }
  for (let start = 0; start < waiting.length; start += CHUNK) {
    yield fresh(waiting.slice(start, start + CHUNK));
  }
}

async function* onePage(subscribers: Iterable<Row<Subscriber>>): AsyncGenerator<Subscriber[]> {
  yield Array.from(subscribers, ({ listed }) => listed);
}

export const streamedSources = async (stores: Stores): Promise<RecipientSources> => {
  const [employees, offices, suppressed] = await Promise.all([
    stores.employees.projection(),
    stores.organisations.projection(),
    stores.suppressions.current(),
  ]);
  return {
    employees: employees.entries(),
    offices,
    subscribers: stores.subscribers.pages(PAGE),
    suppressionReason: suppressed.reasonFor,
  };
};

export const countRecipients = async (choice: RecipientChoice, stores: Stores): Promise<RecipientCount> => {
  const [sources, subscribers] = await Promise.all([
    streamedSources(stores),
    stores.subscribers.projection(),
  ]);
  const counts: Record<RecipientKind, number> = { employees: 0, clients: 0, externals: 0 };
  const leftOut = new Map<LeftOutReason, number>();
  const all = { ...sources, subscribers: onePage(subscribers.entries()) };
  const count = (reason: LeftOutReason) => leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  for await (const page of recipientsOf(choice, all, new Set(), count)) {
    for (const { kind } of page) counts[kind]++;
  }
  return {
    clientsCountTotal: counts.clients,
    externalsCountTotal: counts.externals,
    employeesCountTotal: counts.employees,
    clientsCountDone: 0,
    externalsCountDone: 0,
    employeesCountDone: 0,
    startedSendingAt: null,
    excluded: leftOutReasons.flatMap((reason) => {
      const people = leftOut.get(reason);
      return people ? [{ reason, count: people }] : [];
    }),
  };
};
