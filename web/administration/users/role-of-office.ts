import type { RoleInUse } from "../../../shared/login/roles.contract.ts";

/** The least powerful of the roles that hold for this office only. */
export const roleOfOffice = (roles: readonly RoleInUse[], officeId: string | null): string | null =>
  roles
    .filter(({ rules }) => rules.length > 0 && rules.every(({ ressource }) => ressource === officeId))
    .toSorted((one, other) => one.rules.length - other.rules.length || other.usersCount - one.usersCount)[0]
    ?.id ?? null;
