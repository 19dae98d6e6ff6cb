import { useQuery } from "@tanstack/react-query";
import { federation } from "../../../shared/login/federation.contract.ts";
import type { KnownUser } from "../../../shared/login/users.contract.ts";
import { queryOf } from "../../app/client/query-of.ts";
import { usersText as text } from "./users.text.ts";

type Invited = Pick<KnownUser, "isAdmin" | "isInvited" | "hasFirmAccount">;

/** By which mail somebody gets in: passwords may be switched off for all but administrators. */
export const useInvitations = () => {
  const { data: providers } = useQuery(queryOf(federation.providers.list, {}));
  const needsFirmAccount = ({ isAdmin }: Pick<KnownUser, "isAdmin">): boolean =>
    !isAdmin && providers?.passwordsForAdministratorsOnly === true;

  const labelOf = (user: Invited): string | undefined => {
    if (!needsFirmAccount(user)) return user.isInvited ? text.invite : text.resetLink;
    return user.hasFirmAccount ? undefined : text.inviteToFirmAccount;
  };

  return { needsFirmAccount, labelOf };
};
