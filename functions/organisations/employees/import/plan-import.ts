import { addressKey } from "../../../../shared/news/recipients.ts";
import type { Employee } from "../../../../shared/organisations/employee.ts";
import { type EmployeeChange, EmployeeDraft } from "../../../../shared/organisations/employee-draft.ts";
import type { EmployeeImportRow, RefusedEmployee } from "../../../../shared/organisations/employee-import.ts";
import type { BulkChange } from "../../../platform/collection/bulk-writer.ts";
import type { Stored } from "../../../platform/collection/collection-spec.ts";
import { importText as text } from "./import.text.ts";
import type { OfficeFinder } from "./offices-by-name.ts";
import { faultAt, type ReadRow } from "./read-row.ts";

export interface ImportSources {
  readonly byId: ReadonlyMap<string, Stored<Employee>>;
  /** By address key: several people may share one. */
  readonly byAddress: ReadonlyMap<string, readonly Stored<Employee>[]>;
  readonly officeOf: OfficeFinder;
  /** For rows that name no office. */
  readonly organisationId: string | null;
  readonly newFrom: (draft: EmployeeDraft, employedAt: string) => Employee;
  readonly changedBy: (current: Stored<Employee>, change: EmployeeChange) => Employee;
}

type RowChange = BulkChange<Employee> & { readonly row: number; readonly name: string };

export interface ImportPlan {
  readonly created: readonly RowChange[];
  readonly updated: readonly RowChange[];
  readonly unchanged: number;
  readonly refused: readonly RefusedEmployee[];
}

class Refusal extends Error {
  readonly sameAs: number | undefined;
  constructor(reason: string, sameAs?: number) {
    super(reason);
    this.sameAs = sameAs;
  }
}
const refuse = (reason: string, sameAs?: number): never => {
  throw new Refusal(reason, sameAs);
};

const personOf = ({ id, email }: EmployeeImportRow, { byId, byAddress }: ImportSources) => {
  if (id) return byId.get(id) ?? refuse(faultAt("id", text.unknownId));
  if (!email) return refuse(text.nobody);
  const sharing = byAddress.get(addressKey(email)) ?? [];
  return sharing.length > 1 ? refuse(faultAt("email", text.severalWithAddress)) : sharing[0];
};

const officeIn = ({ office }: EmployeeImportRow, { officeOf }: ImportSources): string | undefined => {
  if (!office) return undefined;
  const found = officeOf(office);
  return "id" in found ? found.id : refuse(faultAt("office", found.fault));
};

const draftOf = (row: EmployeeImportRow): EmployeeDraft => {
  const { data, error } = EmployeeDraft.safeParse(row);
  return (
    data ??
    refuse((error?.issues ?? []).map(({ path, message }) => faultAt(String(path[0]), message)).join(" "))
  );
};

const isSame = (one: Employee, other: Employee): boolean => {
  const without = ({ modifiedAt: _, modifiedBy: __, ...rest }: Employee & { version?: number }) =>
    JSON.stringify(Object.entries({ ...rest, version: 0 }).sort(([a], [b]) => (a < b ? -1 : 1)));
  return without(one) === without(other);
};

const changeBy = (
  { values, fault }: ReadRow,
  sources: ImportSources,
): BulkChange<Employee> & { readonly key: string } => {
  if (fault !== undefined) return refuse(fault);
  const { id: _, office: __, ...change } = values;
  const before = personOf(values, sources);
  const office = officeIn(values, sources);
  if (!before) {
    const employedAt = office ?? sources.organisationId ?? refuse(faultAt("office", text.missing));
    return { key: addressKey(values.email ?? ""), after: sources.newFrom(draftOf(values), employedAt) };
  }
  const after = sources.changedBy(before, office === undefined ? change : { ...change, employedAt: office });
  return { key: before.id, before, ...(isSame(before, after) ? {} : { after }) };
};

export const planImport = (rows: readonly ReadRow[], sources: ImportSources): ImportPlan => {
  const [created, updated]: [RowChange[], RowChange[]] = [[], []];
  const refused: RefusedEmployee[] = [];
  const seen = new Map<string, number>();
  let unchanged = 0;

  for (const [index, read] of rows.entries()) {
    const row = index + 1;
    const { name } = read;
    try {
      const { key, ...change } = changeBy(read, sources);
      const first = seen.get(key);
      if (first !== undefined) refuse(text.twice(first), first);
      seen.set(key, row);
      if (!change.after) unchanged++;
      else (change.before ? updated : created).push({ ...change, row, name });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { message: reason, sameAs } = error;
      refused.push({ row, name, reason, ...(sameAs === undefined ? {} : { sameAs }) });
    }
  }
  return { created, updated, unchanged, refused };
};
