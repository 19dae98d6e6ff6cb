import { login } from "../../shared/login/login.contract.ts";
import { savingOf } from "../app/client/mutation-of.ts";
import { editOf } from "../app/client/query-of.ts";
import type { PersonalForm } from "../components/people/employee-form.ts";

export const ownDataQuery = editOf(login.profile.read, {});

export const saveOwnData = savingOf(login.profile, { update: (body: PersonalForm) => ({ body }) });
