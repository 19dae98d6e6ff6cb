import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import type { User } from "../../../shared/login/user.ts";
import { UserChange } from "../../../shared/login/users.contract.ts";
import {
  type ComparedField,
  type Difference,
  differencesOf,
} from "../../components/form/editor/differences.ts";
import { userEditorText as text, userFields } from "./users.text.ts";

/** What is known of a user in the form: never a password. */
const Form = UserChange.required();
export type UserForm = z.output<typeof Form>;

/** A new user is invited, so there must be somebody to write to. */
const NewForm = Form.extend({
  employeeId: Form.shape.employeeId.refine((id) => id !== null, { error: text.pickFirst }),
});

export const userResolver = zodResolver(Form);
export const newUserResolver = zodResolver(NewForm);

export const userFormOf = ({ username, isActive, isAdmin, roleId, employeeId }: User): UserForm => ({
  username,
  isActive,
  isAdmin,
  roleId,
  employeeId,
});

export const newUser = (employeeId: string | null): UserForm => ({
  username: "",
  isActive: true,
  isAdmin: false,
  roleId: null,
  employeeId,
});

interface Names {
  readonly role: (id: string) => string;
  readonly employee: (id: string) => string;
}

const named = (nameOf: (id: string) => string) => (id: unknown) => (typeof id === "string" ? nameOf(id) : "");
const yesNo = (value: unknown) => (value ? text.yes : text.no);

const fieldsWith = ({ role, employee }: Names): ComparedField<UserForm>[] => [
  { field: "employeeId", label: userFields.employeeId, inWords: named(employee) },
  { field: "username", label: userFields.username },
  { field: "roleId", label: userFields.roleId, inWords: named(role) },
  { field: "isAdmin", label: userFields.isAdmin, inWords: yesNo },
  { field: "isActive", label: text.isActive, inWords: yesNo },
];

/** Where two versions of a user differ. */
export const userDifferences = (mine: UserForm, theirs: UserForm, names: Names): Difference[] =>
  differencesOf(mine, theirs, fieldsWith(names));
