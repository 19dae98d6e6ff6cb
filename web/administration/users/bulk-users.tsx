import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import { users } from "../../../shared/login/users.contract.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { useSignedIn } from "../../app/client/session.ts";
import type { BulkAction } from "../../components/bulk/bulk-action.ts";
import { BulkTools } from "../../components/bulk/bulk-tools.tsx";
import type { Bulk } from "../../components/bulk/use-bulk.ts";
import { bulkUsersText as text } from "./bulk-users.text.ts";

/** Excludes the viewer, whose session has to finish the rest. */
const useBulkUsers = (): readonly BulkAction<EmployeeUser>[] => {
  const { user: own } = useSignedIn();
  const mutationKey = keyOf(users.update);
  const setActive =
    (isActive: boolean) =>
    ({ id }: EmployeeUser) =>
      call(users.update, { params: { id }, body: { isActive } });

  return [
    {
      ...text.activate,
      mutationKey,
      icon: "pi-check-circle",
      isFor: ({ isActive }) => !isActive,
      act: setActive(true),
    },
    {
      ...text.deactivate,
      mutationKey,
      icon: "pi-ban",
      danger: true,
      isFor: ({ id, isActive }) => isActive && id !== own.id,
      act: setActive(false),
    },
  ];
};

export const BulkUsers = ({ bulk }: { bulk: Bulk<EmployeeUser> }) => (
  <BulkTools bulk={bulk} actions={useBulkUsers()} />
);
