import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { RoleInUse } from "../../../../shared/login/roles.contract.ts";
import { formatNumber } from "../../../components/date-text.tsx";
import type { RowAction } from "../../../components/list/list-column.ts";
import { useRemoveAction } from "../../../components/list/use-remove-action.ts";
import { administrationPaths } from "../../administration-paths.ts";
import { roleMutations } from "./roles.queries.ts";
import { rolesText as text } from "./roles.text.ts";

export const useRoleActions = () => {
  const navigate = useNavigate();
  const removeAction = useRemoveAction();
  const { mutateAsync: remove } = useMutation(roleMutations.remove);

  return ({ id, name, ruleGroupName, usersCount }: RoleInUse): RowAction[] => [
    { label: text.edit, icon: "pi-pencil", run: () => void navigate(administrationPaths.role(id)) },
    { label: text.copy, icon: "pi-copy", run: () => void navigate(administrationPaths.copyOfRole(id)) },
    {
      label: text.give,
      icon: "pi-users",
      run: () => void navigate(administrationPaths.accessTo(ruleGroupName, name)),
    },
    usersCount > 0
      ? {
          label: text.stillHeld(formatNumber(usersCount)),
          icon: "pi-trash",
          isDisabled: true,
          run: () => {},
        }
      : removeAction({
          verb: text.remove,
          title: text.removeTitle,
          warning: text.removeWarning(name),
          done: text.removed(name),
          run: () => remove(id),
        }),
  ];
};
