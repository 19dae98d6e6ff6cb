import { mutationOptions } from "@tanstack/react-query";
import { assignments } from "../../../shared/login/assignments.contract.ts";
import { call } from "../../app/client/call.ts";
import type { Toggle } from "./pending-changes.ts";

interface Assign {
  readonly userId: string;
  readonly changes: readonly Toggle[];
}

export const assignmentMutations = {
  /** Sends what changed, and of that only what the specification names (section 3). One of many: nothing is read again. */
  assign: mutationOptions({
    mutationFn: ({ userId, changes }: Assign) =>
      call(assignments.update, {
        params: { id: userId },
        body: changes.map(({ roleId, original }) => ({ userId, roleId, active: !original })),
      }),
  }),
};
