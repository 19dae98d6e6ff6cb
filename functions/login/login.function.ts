import { areaFunction } from "../platform/http/area-function.ts";
import { openLogin } from "./login.deps.ts";
import { ownLogin } from "./login.ts";
import { passkeys } from "./passkeys/passkeys.ts";
import { requireArgon2 } from "./require-argon2.ts";
import { assignments } from "./roles/assignments.ts";
import { roles } from "./roles/roles.ts";
import { users } from "./users/users.ts";
import { usersOfEmployee } from "./users/users-of-employee.ts";

requireArgon2();

export const handler = areaFunction(
  [ownLogin, passkeys, users, usersOfEmployee, roles, assignments],
  openLogin(),
);
