import { mutationOptions } from "@tanstack/react-query";
import { assignments } from "../../../shared/login/assignments.contract.ts";
import { call } from "../../app/client/call.ts";
import type { Toggle } from "./pending-changes.ts";

interface Assign {
  readonly userId: string;
  readonly changes: readonly Toggle[];
}

export const assignmentMutations = {
  /** Only the specification's fields (section 3); one of many requests, so each refetches nothing. */
  assign: mutationOptions({
    mutationFn: ({ userId, changes }: Assign) =>
      call(assignments.update, {
        params: { id: userId },
        body: changes.map(({ roleId, original }) => ({ userId, roleId, active: !original })),
      }),
  }),
};
