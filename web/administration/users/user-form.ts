import type * as z from "zod";
import { asciiName } from "../../../shared/ascii-name.ts";
import type { RoleInUse } from "../../../shared/login/roles.contract.ts";
import type { User } from "../../../shared/login/user.ts";
import { UserChange } from "../../../shared/login/user.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { formOf } from "../../components/form/form-of.ts";
import { parsedBy } from "../../components/form/resolver.ts";
import { userEditorText as text } from "./users.text.ts";

/** The least powerful of the roles that hold for this office only. */
export const roleOfOffice = (roles: readonly RoleInUse[], officeId: string | null): string | null =>
  roles
    .filter(({ rules }) => rules.length > 0 && rules.every(({ ressource }) => ressource === officeId))
    .toSorted((one, other) => one.rules.length - other.rules.length || other.usersCount - one.usersCount)[0]
    ?.id ?? null;

const Form = UserChange.required();
export type UserForm = z.output<typeof Form>;

const NewForm = Form.extend({
  employeeId: Form.shape.employeeId.refine((id) => id !== null, { error: text.pickFirst }),
});

export const userResolver = parsedBy(Form);
export const newUserResolver = parsedBy(NewForm);

export const newUser: UserForm = {
  username: "",
  isActive: true,
  isAdmin: false,
  roleId: null,
  employeeId: null,
};

export const userFormOf = (user: User): UserForm => formOf(newUser, user);

export const suggestedUsername = ({ email, firstname, lastname }: Employee): string =>
  email?.split("@")[0] ??
  [firstname, lastname]
    .map((name) => asciiName(name))
    .filter(Boolean)
    .join(".");
