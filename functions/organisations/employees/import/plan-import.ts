import { type ChangedField, changedFields } from "../../../../shared/import-change.ts";
import { addressKey } from "../../../../shared/news/recipients.ts";
import type { Employee } from "../../../../shared/organisations/employee.ts";
import { type EmployeeChange, EmployeeDraft } from "../../../../shared/organisations/employee-draft.ts";
import {
  type EmployeeImportRow,
  importedFields,
  type RefusedEmployee,
} from "../../../../shared/organisations/employee-import.ts";
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

interface Changed {
  readonly fields: readonly ChangedField[];
}

type RowChange = BulkChange<Employee> & { readonly row: number; readonly name: string };

export interface ImportPlan {
  readonly created: readonly RowChange[];
  readonly updated: readonly (RowChange & Changed)[];
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

const comparedFields = [...importedFields, "email", "employedAt"] as const;

const changeBy = (
  { values, fault }: ReadRow,
  sources: ImportSources,
): BulkChange<Employee> & Changed & { readonly key: string } => {
  if (fault !== undefined) return refuse(fault);
  const { id: _, office: __, ...change } = values;
  const before = personOf(values, sources);
  const office = officeIn(values, sources);
  if (!before) {
    const employedAt = office ?? sources.organisationId ?? refuse(faultAt("office", text.missing));
    const after = sources.newFrom(draftOf(values), employedAt);
    return { key: addressKey(values.email ?? ""), after, fields: [] };
  }
  const after = sources.changedBy(before, office === undefined ? change : { ...change, employedAt: office });
  const fields = changedFields(before, after, comparedFields);
  return { key: before.id, before, fields, ...(fields.length > 0 && { after }) };
};

export const planImport = (rows: readonly ReadRow[], sources: ImportSources): ImportPlan => {
  const created: RowChange[] = [];
  const updated: (RowChange & Changed)[] = [];
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
