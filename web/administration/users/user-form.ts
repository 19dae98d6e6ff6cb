import { zodResolver } from "@hookform/resolvers/zod";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import { asciiName } from "../../../shared/ascii-name.ts";
import type { User } from "../../../shared/login/user.ts";
import { UserChange } from "../../../shared/login/users.contract.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { userEditorText as text } from "./users.text.ts";

/** Never a password. */
const Form = UserChange.required();
export type UserForm = z.output<typeof Form>;

/** A new user is invited by mail. */
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

export const newUser: UserForm = {
  username: "",
  isActive: true,
  isAdmin: false,
  roleId: null,
  employeeId: null,
};

export const suggestedUsername = ({ email, firstname, lastname }: Employee): string =>
  email?.split("@")[0] ??
  [firstname, lastname]
    .map((name) => asciiName(name))
    .filter(Boolean)
    .join(".");
