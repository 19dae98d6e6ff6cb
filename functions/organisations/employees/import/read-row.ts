import type * as z from "zod";
import { EmployeeImportRow } from "../../../../shared/organisations/employee-import.ts";
import { mailAddressOf } from "../../../platform/mail/mail-address.ts";
import { importText as text } from "./import.text.ts";

export type ReadRow = {
  /** The name, or else the address, as far as readable. */
  readonly name: string;
} & (
  | { readonly values: EmployeeImportRow; readonly fault?: undefined }
  | { readonly values?: undefined; readonly fault: string }
);

export const faultAt = (field: string, message: string): string =>
  text.field(text.fields[field] ?? field, message);

const messageOf = ({ path, message }: z.core.$ZodIssue): string => {
  const [field] = path;
  return field === undefined ? text.noRow : faultAt(String(field), message);
};

const textIn = (typed: unknown, field: string): string => {
  const value: unknown = typeof typed === "object" && typed !== null ? Reflect.get(typed, field) : "";
  return typeof value === "string" ? value.trim() : "";
};

const nameIn = (typed: unknown): string => {
  const name = [textIn(typed, "firstname"), textIn(typed, "lastname")].filter(Boolean).join(" ");
  return (name || textIn(typed, "email")).slice(0, 200);
};

export const readRow = (typed: unknown): ReadRow => {
  const name = nameIn(typed);
  const { data: values, error } = EmployeeImportRow.safeParse(typed);
  if (error) return { name, fault: error.issues.map(messageOf).join(" ") };
  return { name, values: values.email ? { ...values, email: mailAddressOf(values.email) } : values };
};
