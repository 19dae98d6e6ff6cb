import * as z from "zod";
import { Flag, Id, optionalLine } from "../contract/wire.ts";
import { EmployeeChange } from "./employee-draft.ts";

/** Rows that one import of employees takes. */
export const MAX_EMPLOYEE_ROWS = 5_000;
/** Bytes of its body. */
export const EMPLOYEE_IMPORT_BODY_LIMIT = 5 * 1024 * 1024;

/** What an import knows of a person, besides who it is and where the person works. */
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

/** A row of an import. What it leaves out stays as it is; who is new needs a name and an office. */
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
    /** Somebody who is known already; without it the address tells who is meant. */
    id: optionalLine(64).optional(),
    /** The name of an office, or its id. */
    office: optionalLine(300).optional(),
  })
  .meta({ id: "EmployeeImportRow" });
export type EmployeeImportRow = z.output<typeof EmployeeImportRow>;

/** An import: its rows are looked at one by one, so that each wrong one can be named. */
export const EmployeeImport = z
  .object({
    /** Where those work whose row names no office. */
    organisationId: Id.nullish(),
    employees: z
      .array(
        z.unknown().meta({ description: "An EmployeeImportRow, known by its id or by its e-mail address" }),
      )
      .max(MAX_EMPLOYEE_ROWS),
    /** Tells what would happen; nothing changes. */
    dryRun: Flag,
    /** Takes the good rows of a list with wrong ones; otherwise such a list changes nothing. */
    skipInvalid: Flag,
  })
  .meta({ id: "EmployeeImport" });
export type EmployeeImport = z.output<typeof EmployeeImport>;

const RefusedEmployee = z
  .object({
    row: z.int().meta({ description: "1 for the first" }),
    name: z.string(),
    reason: z.string(),
    /** The row that names the same person already. */
    sameAs: z.int().optional(),
  })
  .meta({ id: "RefusedEmployeeRow" });
export type RefusedEmployee = z.infer<typeof RefusedEmployee>;

/** What an import did or, for a dry run, would do. */
export const EmployeeImportResult = z
  .object({
    /** Whether anything was stored: not by a dry run, and not where a row was refused and none may be skipped. */
    applied: z.boolean(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    refused: z.array(RefusedEmployee),
  })
  .meta({ id: "EmployeeImportResult" });
export type EmployeeImportResult = z.infer<typeof EmployeeImportResult>;
