import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import { useSignedIn } from "../../app/client/session.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { administrationPaths } from "../administration-paths.ts";
import { useDeactivation } from "./use-deactivation.tsx";
import { useInvitations } from "./use-invitations.ts";
import { userName } from "./user-name.ts";
import { userMutations } from "./users.queries.ts";
import { usersText as text } from "./users.text.ts";

export const useUserActions = () => {
  const navigate = useNavigate();
  const toasts = useToasts();
  const confirm = useConfirm();
  const { user: own } = useSignedIn();
  const askToDeactivate = useDeactivation();
  const { labelOf, needsFirmAccount } = useInvitations();
  const { mutateAsync: change } = useMutation(userMutations.change);
  const { mutateAsync: resetFactor } = useMutation(userMutations.resetSecondFactor);
  const { mutateAsync: invite } = useMutation(userMutations.invite);

  const attempt = async (run: () => Promise<unknown>, done: string) => {
    try {
      await run();
      toasts.success(done);
    } catch (error) {
      toasts.problem(error);
    }
  };

  const askToResetFactor = ({ id, isAdmin, passkeyCount }: EmployeeUser, name: string) => {
    const remaining = needsFirmAccount({ isAdmin }) ? text.ownFirmAccount : text.password;
    return confirm({
      title: text.resetFactorTitle(name),
      text: [text.resetFactorWarning(name, remaining), passkeyCount > 0 && text.resetPasskeys(passkeyCount)]
        .filter(Boolean)
        .join(" "),
      verb: text.resetFactor,
      danger: true,
      run: () => resetFactor(id),
      done: text.factorReset(name),
    });
  };

  return (user: EmployeeUser): RowAction[] => {
    const { id, employeeId, isActive, email, hasSecondFactor, passkeyCount, employedAtId } = user;
    const name = userName(user);
    const invitation = labelOf(user);
    const setActive = (next: boolean) => change({ params: { id }, body: { isActive: next } });
    return [
      { label: commonText.edit, icon: "pi-pencil", run: () => void navigate(administrationPaths.user(id)) },
      {
        label: text.why,
        icon: "pi-question-circle",
        run: () => void navigate(administrationPaths.why({ user: id, ressource: employedAtId ?? undefined })),
      },
      ...(isActive && email && invitation
        ? [
            {
              label: invitation,
              icon: "pi-envelope",
              run: () => void attempt(() => invite(id), text.sent(name)),
            },
          ]
        : []),
      ...((hasSecondFactor || passkeyCount > 0) && id !== own.id
        ? [{ label: text.resetFactor, icon: "pi-mobile", run: () => askToResetFactor(user, name) }]
        : []),
      isActive
        ? {
            label: text.deactivate,
            icon: "pi-ban",
            danger: true,
            run: () => askToDeactivate({ id, name, employeeId }, () => setActive(false)),
          }
        : {
            label: text.activate,
            icon: "pi-check-circle",
            run: () => void attempt(() => setActive(true), text.activated(name)),
          },
    ];
  };
};
