import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import { fold, wordsOf } from "../../../shared/fold.ts";
import type { Colleague, Employee } from "../../../shared/organisations/employee.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { compareKeys, sortKey } from "../../platform/collection/compare.ts";
import type { ReadAhead } from "../../platform/collection/read-ahead.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";

type Deps = Pick<OrganisationsDeps, "employees" | "organisations"> & { readonly ahead: ReadAhead };

/** The names of the offices by their ids. */
type OfficeNames = ReadonlyMap<string, string>;

interface Selection {
  readonly where: (listed: Colleague) => boolean;
  readonly whereKey: string;
}

const texts = new WeakMap<Colleague, string>();

/** What is searched of a person; `listed` maps stay the same objects until the person changes. */
const textOf = (listed: Colleague): string => {
  const known = texts.get(listed);
  if (known !== undefined) return known;
  const { title, firstname, lastname, titleBehind, jobTitle, specialty, email } = listed;
  const text = fold([title, firstname, lastname, titleBehind, jobTitle, specialty, email].join("\n"));
  texts.set(listed, text);
  return text;
};

const officesNamed = (word: string, offices: OfficeNames) =>
  new Set([...offices].filter(([, name]) => fold(name).includes(word)).map(([id]) => id));

/** Everybody in the office, if one is named, in whom or in whose office all words are found. */
const selectionFor = (
  searchTerm: string | undefined,
  office: string | undefined,
  offices: OfficeNames,
): Selection => {
  const words = wordsOf(searchTerm ?? "").map((word) => ({ word, offices: officesNamed(word, offices) }));
  return {
    where: (listed) =>
      (office === undefined || listed.employedAt === office) &&
      words.every(
        ({ word, offices: named }) =>
          textOf(listed).includes(word) || (listed.employedAt !== null && named.has(listed.employedAt)),
      ),
    whereKey: JSON.stringify([office, words.map(({ word, offices: named }) => [word, ...named])]),
  };
};

const officeNames = async ({ organisations, ahead }: Deps): Promise<OfficeNames> => {
  const known = await organisations.projection(ahead);
  return new Map(Array.from(known.entries(), ({ id, listed }) => [id, listed.name]));
};

/** What was put in order before: a projection gives the same selection again as long as nobody changes. */
const byOffice = new WeakMap<
  readonly string[],
  { readonly order: string; readonly ids: readonly string[] }
>();

/** The page of a list whose first order is the office's name, which the people themselves do not have. */
const pageByOffice = async (
  config: ListConfig,
  selection: Selection,
  offices: OfficeNames,
  { employees, ahead }: Deps,
): Promise<Page<Stored<Employee>>> => {
  const [first, ...sort] = config.sort;
  const projection = await employees.projection(ahead);
  const keys = new Map(Array.from(offices, ([id, name]) => [id, sortKey(name)]));
  const keyOf = (id: string) => keys.get(projection.get(id)?.employedAt ?? "") ?? "";
  const sign = first?.direction === "desc" ? -1 : 1;
  const selected = projection.select({ filters: config.filters, sort, ...selection });
  const order = JSON.stringify([sign, ...keys]);
  const known = byOffice.get(selected);
  const ids =
    known?.order === order
      ? known.ids
      : selected
          .map((id) => ({ id, key: keyOf(id) }))
          .sort((a, b) => sign * compareKeys(a.key, b.key))
          .map(({ id }) => id);
  byOffice.set(selected, { order, ids });
  const shown = ids.slice(config.skip, config.skip + config.limit);
  const data = shown.flatMap((id) => {
    const row = projection.row(id);
    return row ? [{ ...row.listed, version: row.version }] : [];
  });
  return { totalCount: ids.length, data };
};

/**
 * People by what they are and where they work. The names of offices are asked for where they matter: in a search,
 * and in the order by office.
 */
export const listDirectory = async (
  config: ListConfig,
  office: string | undefined,
  deps: Deps,
): Promise<Page<Stored<Employee>>> => {
  const isByOffice = config.sort[0]?.field === "employedAt";
  const offices = config.searchTerm || isByOffice ? await officeNames(deps) : new Map<string, string>();
  const selection = selectionFor(config.searchTerm, office, offices);
  if (isByOffice) return pageByOffice(config, selection, offices, deps);
  return deps.employees.list({ ...config, searchTerm: undefined }, selection, deps.ahead);
};
