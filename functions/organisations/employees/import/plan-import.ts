import { fold } from "../../../../shared/fold.ts";
import { changedFields } from "../../../../shared/import-change.ts";
import { addressKey } from "../../../../shared/news/recipients.ts";
import { employeeHeadings, importedFields } from "../../../../shared/organisations/employee.fields.ts";
import type { Employee } from "../../../../shared/organisations/employee.ts";
import { type EmployeeChange, EmployeeDraft } from "../../../../shared/organisations/employee-draft.ts";
import { EmployeeImportRow } from "../../../../shared/organisations/employee-import.ts";
import type { Organisations } from "../../../data/organisations/organisations.collection.ts";
import type { Stored } from "../../../platform/collection/collection-spec.ts";
import { openFaults, type RowChange, refuse } from "../../../platform/import/import-rows.ts";
import { mailAddressOf } from "../../../platform/mail/mail-address.ts";
import { importText as text } from "./import.text.ts";

type FoundOffice = { readonly id: string } | { readonly fault: string };

const nameKey = (name: string) => fold(name.trim()).replaceAll(/\s+/g, " ");

export const officesByName = async (organisations: Organisations) => {
  const known = await organisations.projection();
  const byName = Map.groupBy(known.entries(), ({ listed }) => nameKey(listed.name));

  return (typed: string): FoundOffice => {
    if (known.get(typed)) return { id: typed };
    const named = byName.get(nameKey(typed)) ?? [];
    const [office] = named;
    if (!office) return { fault: text.unknownOffice };
    return named.length === 1 ? { id: office.id } : { fault: text.severalOffices };
  };
};
type OfficeFinder = Awaited<ReturnType<typeof officesByName>>;

export interface ImportSources {
  readonly byId: ReadonlyMap<string, Stored<Employee>>;
  /** By address key, since several people may share one. */
  readonly byAddress: ReadonlyMap<string, readonly Stored<Employee>[]>;
  readonly officeOf: OfficeFinder;
  /** For rows that name no office. */
  readonly organisationId: string | null;
  readonly newFrom: (draft: EmployeeDraft, employedAt: string) => Employee;
  readonly changedBy: (current: Stored<Employee>, change: EmployeeChange) => Employee;
}

const faultAt = openFaults(employeeHeadings);

const textIn = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

export const employeeRows = {
  schema: EmployeeImportRow,
  faultAt,
  noRow: text.noRow,
  whoIn: ({ firstname, lastname, email }: Readonly<Record<string, unknown>>) => {
    const name = [textIn(firstname), textIn(lastname)].filter(Boolean).join(" ");
    return { name: (name || textIn(email)).slice(0, 200) };
  },
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

export const openEmployeeChange =
  (sources: ImportSources) =>
  (row: EmployeeImportRow): RowChange<Employee> => {
    const values = row.email ? { ...row, email: mailAddressOf(row.email) } : row;
    const { id: _, office: __, ...change } = values;
    const before = personOf(values, sources);
    const office = officeIn(values, sources);
    if (!before) {
      const employedAt = office ?? sources.organisationId ?? refuse(faultAt("office", text.missing));
      const after = sources.newFrom(draftOf(values), employedAt);
      return { key: addressKey(values.email ?? ""), after };
    }
    const after = sources.changedBy(
      before,
      office === undefined ? change : { ...change, employedAt: office },
    );
    const fields = changedFields(before, after, comparedFields);
    return { key: before.id, before, fields, ...(fields.length > 0 && { after }) };
  };
