import type { ConfirmationRow, OfficeConfirmations } from "../../../shared/news/confirmation-row.ts";
import { isAskedToConfirm } from "../../../shared/news/confirmation-rule.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { Confirmed } from "../../data/articles/confirmations.repository.ts";
import { loadEmployeeViewers } from "../../data/people/employee-viewers.ts";
import type { Stores } from "../../data/stores.ts";
import type { ListRules } from "../../platform/collection/list-rules.ts";

export const rowRules: ListRules<ConfirmationRow> = {
  fieldOf: (row, field) => row[field as keyof ConfirmationRow],
  searchText: ({ name, organisationName }) => [name, organisationName],
  defaultSort: [
    { field: "organisationName", direction: "asc" },
    { field: "name", direction: "asc" },
  ],
};

type Person = Parameters<Awaited<ReturnType<typeof loadEmployeeViewers>>>[0];

const isConfirmed = (own: Confirmed | undefined, { confirmation }: StoredArticle) =>
  own !== undefined && own.version >= (confirmation?.version ?? 0);

export const isMissing = (
  person: Person,
  own: Confirmed | undefined,
  article: StoredArticle,
  now: Date,
): boolean => isAskedToConfirm(person, article, now) && !isConfirmed(own, article);

export const loadUnconfirmed = async (
  article: StoredArticle,
  deps: Stores & { readonly now: Date },
): Promise<(person: Person) => boolean> => {
  const [viewerOf, confirmed] = await Promise.all([
    loadEmployeeViewers(deps),
    deps.confirmations.of(article.id),
  ]);
  return (person) =>
    viewerOf(person) !== undefined && isMissing(person, confirmed.get(person.id), article, deps.now);
};

export const confirmationRows = async (
  article: StoredArticle,
  deps: Stores & { readonly now: Date },
): Promise<ConfirmationRow[]> => {
  const [people, offices, viewerOf, confirmed] = await Promise.all([
    deps.employees.projection(),
    deps.organisations.projection(),
    loadEmployeeViewers(deps),
    deps.confirmations.of(article.id),
  ]);
  return Array.from(people.entries()).flatMap(({ listed: person }): ConfirmationRow[] => {
    if (!viewerOf(person) || !isAskedToConfirm(person, article, deps.now)) return [];
    const own = confirmed.get(person.id);
    const hasConfirmed = isConfirmed(own, article);
    const office = person.employedAt === null ? undefined : offices.get(person.employedAt);
    return [
      {
        id: person.id,
        name: fullName(person),
        organisationId: person.employedAt,
        organisationName: office?.name ?? null,
        state: hasConfirmed ? "confirmed" : "missing",
        confirmedAt: hasConfirmed ? (own?.confirmedAt ?? null) : null,
      },
    ];
  });
};

export const officeConfirmations = (rows: readonly ConfirmationRow[]): OfficeConfirmations[] =>
  Array.from(
    Map.groupBy(rows, ({ organisationId }) => organisationId),
    ([organisationId, people]) => ({
      organisationId,
      name: people[0]?.organisationName ?? null,
      asked: people.length,
      confirmed: people.filter(({ state }) => state === "confirmed").length,
    }),
  ).toSorted((one, other) => (one.name ?? "").localeCompare(other.name ?? "", "de"));
