import { mutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo, useReducer, useState } from "react";
import { assignments } from "../../../shared/login/assignments.contract.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { pendingText as text } from "./assignments.text.ts";
import { byPerson, changesReducer, noChanges, type Toggle } from "./pending-changes.ts";

interface Assign {
  readonly userId: string;
  readonly changes: readonly Toggle[];
}

const assignmentMutations = {
  /** Sends only the specification's fields (section 3); it is one of many requests, so none refetches. */
  assign: mutationOptions({
    mutationFn: ({ userId, changes }: Assign) =>
      call(assignments.update, {
        params: { id: userId },
        body: changes.map(({ roleId, original }) => ({ userId, roleId, active: !original })),
      }),
  }),
};

export interface Failure {
  readonly userId: string;
  readonly person: string;
  readonly error: unknown;
}

/** One request per person, so that one failure keeps the others. */
export const useAssignments = () => {
  const [{ pending, past }, dispatch] = useReducer(changesReducer, noChanges);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [saving, setSaving] = useState<{ readonly done: number; readonly total: number }>();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutateAsync: assign } = useMutation(assignmentMutations.assign);
  const people = useMemo(() => byPerson(pending), [pending]);

  const save = async () => {
    const saved: Toggle[] = [];
    const failed: Failure[] = [];
    let done = 0;
    for (const [userId, toggles] of people) {
      setSaving({ done, total: people.size });
      try {
        await assign({ userId, changes: toggles });
        saved.push(...toggles);
      } catch (error) {
        failed.push({ userId, person: toggles[0]?.person ?? "", error });
      }
      done++;
    }
    setSaving({ done, total: people.size });
    // Refetched before the pending changes go, so that no tick jumps back.
    await refresh(queryClient, keyOf(assignments.update));
    dispatch({ kind: "saved", saved });
    setFailures(failed);
    setSaving(undefined);
    if (failed.length === 0) toasts.success(text.saved(saved.length, formatNumber(saved.length)));
  };

  return {
    pending,
    people,
    failures,
    saving,
    canUndo: past.length > 0,
    toggle: useMemo(() => (toggle: Toggle) => dispatch({ kind: "toggle", toggle }), []),
    undo: () => dispatch({ kind: "undo" }),
    discard: () => {
      dispatch({ kind: "discard" });
      setFailures([]);
    },
    save,
  };
};

export type Assignments = ReturnType<typeof useAssignments>;
