import { useQuery } from "@tanstack/react-query";
import { federation } from "../../../shared/login/federation.contract.ts";
import type { KnownUser } from "../../../shared/login/users.contract.ts";
import { queryOf } from "../../app/client/query-of.ts";
import { usersText as text } from "./users.text.ts";

interface Invited extends Pick<KnownUser, "isAdmin" | "isInvited" | "hasFirmAccount"> {
  readonly usesPassword?: boolean;
}

/** Passwords may be switched off for all but administrators, so the mail offers what the person can use. */
export const useInvitations = ({ enabled = true } = {}) => {
  const { data: providers } = useQuery({ ...queryOf(federation.providers.list, {}), enabled });
  const isOff = providers?.passwordsForAdministratorsOnly ?? false;
  const needsFirmAccount = ({ isAdmin, usesPassword }: Pick<Invited, "isAdmin" | "usesPassword">): boolean =>
    usesPassword === undefined ? isOff && !isAdmin : !usesPassword;

  const labelOf = (user: Invited): string | undefined => {
    if (!needsFirmAccount(user)) return user.isInvited ? text.invite : text.resetLink;
    return user.hasFirmAccount ? undefined : text.inviteToFirmAccount;
  };

  return { needsFirmAccount, labelOf };
};
