import type { Settings } from "../../shared/administration/settings.ts";
import type { StoredUser } from "../data/people/users.collection.ts";
import { hasFirmAccounts } from "../data/sessions/firm-accounts.ts";

export const arePasswordsOff = ({
  passwordsForAdministratorsOnly,
}: Pick<Settings, "passwordsForAdministratorsOnly">): boolean =>
  passwordsForAdministratorsOnly && hasFirmAccounts();

export const mayUsePassword = (
  { isAdmin }: Pick<StoredUser, "isAdmin">,
  settings: Pick<Settings, "passwordsForAdministratorsOnly">,
): boolean => isAdmin || !arePasswordsOff(settings);
