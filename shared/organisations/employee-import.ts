import * as z from "zod";
import { Flag, Id, optionalLine } from "../contract/wire.ts";
import { ImportChange } from "../import-change.ts";
import { EmployeeChange } from "./employee-draft.ts";

export const MAX_EMPLOYEE_ROWS = 5_000;
export const EMPLOYEE_IMPORT_BODY_LIMIT = 5 * 1024 * 1024;

export const importedFields = [
  "salutation",
  "title",
  "firstname",
  "lastname",
  "titleBehind",
  "jobTitle",
  "specialty",
  "isDirector",
  "phoneExtension",
  "phoneLandline",
  "phoneMobile",
  "phoneFax",
  "addressStreet",
  "addressZip",
  "addressCity",
  "addressCountry",
  "birthday",
] as const satisfies readonly (keyof EmployeeChange)[];
export type ImportedField = (typeof importedFields)[number];

/** Omitted fields stay; a new person needs a name and an office. */
export const EmployeeImportRow = EmployeeChange.pick({
  salutation: true,
  title: true,
  firstname: true,
  lastname: true,
  titleBehind: true,
  jobTitle: true,
  specialty: true,
  isDirector: true,
  phoneExtension: true,
  phoneLandline: true,
  phoneMobile: true,
  phoneFax: true,
  addressStreet: true,
  addressZip: true,
  addressCity: true,
  addressCountry: true,
  birthday: true,
  email: true,
})
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
    /** Otherwise a list with bad rows changes nothing. */
    skipInvalid: Flag,
  })
  .meta({ id: "EmployeeImport" });
export type EmployeeImport = z.output<typeof EmployeeImport>;

const RefusedEmployee = z
  .object({
    row: z.int().meta({ description: "1 for the first" }),
    name: z.string(),
    reason: z.string(),
    sameAs: z.int().optional(),
  })
  .meta({ id: "RefusedEmployeeRow" });
export type RefusedEmployee = z.infer<typeof RefusedEmployee>;

export const EmployeeImportResult = z
  .object({
    /** False for a dry run, or if a row was refused and none may be skipped. */
    applied: z.boolean(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    refused: z.array(RefusedEmployee),
    /** Of a dry run; the first thousand. */
    changes: z.array(ImportChange).default([]),
  })
  .meta({ id: "EmployeeImportResult" });
export type EmployeeImportResult = z.input<typeof EmployeeImportResult>;
