import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import { Id } from "../../../shared/contract/wire.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { EmployeeDraft, OwnProfileChange } from "../../../shared/organisations/employee-draft.ts";
import { employeeFormText as text } from "./employee.text.ts";

const Schema = EmployeeDraft.extend({
  employedAt: Id.nullable().refine((id) => id !== null, { error: text.officeMissing }),
});

export type EmployeeForm = z.input<typeof Schema>;
export const employeeResolver = zodResolver(Schema, undefined, { raw: true });

export type PersonalForm = z.input<typeof OwnProfileChange>;
export const personalResolver = zodResolver(OwnProfileChange, undefined, { raw: true });

const noPersonal = {
  phoneExtension: "",
  phoneLandline: "",
  phoneMobile: "",
  phoneFax: "",
  addressStreet: "",
  addressZip: "",
  addressCity: "",
  addressCountry: "",
  specialty: "",
  birthday: "",
  hobbies: "",
  partner: "",
  partnerBirthday: "",
  kids: "",
  additionalInformation: "",
  showEmail: false,
  showPhone: false,
  showPicture: false,
  showJobTitle: false,
} satisfies PersonalForm;

const noEmployee = {
  salutation: "",
  title: "",
  firstname: "",
  lastname: "",
  titleBehind: "",
  employedAt: null,
  jobTitle: "",
  ...noPersonal,
  email: "",
  isDirector: false,
  showOnHomepage: false,
  homepageOrder: null,
} satisfies EmployeeForm;

const valuesOf = <Form extends object>(empty: Form, stored: Employee): Form => ({
  ...empty,
  ...Object.fromEntries(
    Object.entries(empty).map(([field, nothing]) => [field, Reflect.get(stored, field) ?? nothing]),
  ),
});

export const personalFormOf = (employee: Employee): PersonalForm =>
  valuesOf<PersonalForm>(noPersonal, employee);
export const employeeFormOf = (employee: Employee): EmployeeForm =>
  valuesOf<EmployeeForm>(noEmployee, employee);

export const newEmployeeForm = (employedAt: string | null): EmployeeForm => ({ ...noEmployee, employedAt });
