import type * as z from "zod";
import { blankOf } from "../../../shared/contract/fields.ts";
import { Id } from "../../../shared/contract/wire.ts";
import { employeeFields } from "../../../shared/organisations/employee.fields.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { EmployeeDraft, OwnProfileChange } from "../../../shared/organisations/employee-draft.ts";
import { formOf } from "../form/form-of.ts";
import { checkedBy } from "../form/resolver.ts";
import { employeeFormText as text } from "./employee.text.ts";

const Schema = EmployeeDraft.extend({
  employedAt: Id.nullable().refine((id) => id !== null, { error: text.officeMissing }),
});

export type EmployeeForm = z.input<typeof Schema>;
export const employeeResolver = checkedBy(Schema);

export type PersonalForm = z.input<typeof OwnProfileChange>;
export const personalResolver = checkedBy(OwnProfileChange);

const noPersonal = blankOf(employeeFields, OwnProfileChange.shape);
const noEmployee = blankOf(employeeFields, Schema.shape);

export const personalFormOf = (employee: Employee): PersonalForm =>
  formOf<PersonalForm>(noPersonal, employee);
export const employeeFormOf = (employee: Employee): EmployeeForm =>
  formOf<EmployeeForm>(noEmployee, employee);

export const newEmployeeForm = (employedAt: string | null): EmployeeForm => ({ ...noEmployee, employedAt });
