import * as z from "zod";
import { maskOf } from "../contract/map-values.ts";
import { Flag, Id, optionalLine } from "../contract/wire.ts";
import { importResult, RefusedRow } from "../import-change.ts";
import { importedFields } from "./employee.fields.ts";
import { EmployeeChange } from "./employee-draft.ts";

export const MAX_EMPLOYEE_ROWS = 5_000;
export const EMPLOYEE_IMPORT_BODY_LIMIT = 5 * 1024 * 1024;

/** Omitted fields stay; a new person needs a name and an office. */
export const EmployeeImportRow = EmployeeChange.pick(maskOf([...importedFields, "email"]))
  .extend({
    /** Without it the address identifies the person. */
    id: optionalLine(64).optional(),
    office: optionalLine(300).optional(),
  })
  .meta({ id: "EmployeeImportRow" });
export type EmployeeImportRow = z.output<typeof EmployeeImportRow>;

/** Rows are validated one by one, so that each wrong one can be named. */
export const EmployeeImport = z
  .object({
    organisationId: Id.nullish(),
    employees: z
      .array(
        z.unknown().meta({ description: "An EmployeeImportRow, known by its id or by its e-mail address" }),
      )
      .max(MAX_EMPLOYEE_ROWS),
    dryRun: Flag,
    skipInvalid: Flag,
  })
  .meta({ id: "EmployeeImport" });
export type EmployeeImport = z.output<typeof EmployeeImport>;

export const EmployeeImportResult = importResult(RefusedRow.meta({ id: "RefusedEmployeeRow" })).meta({
  id: "EmployeeImportResult",
});
export type EmployeeImportResult = z.input<typeof EmployeeImportResult>;
