export interface Toggle {
  readonly userId: string;
  readonly person: string;
  readonly roleId: string;
  readonly role: string;
  readonly original: boolean;
}

export interface Changes {
  readonly pending: readonly Toggle[];
  readonly past: readonly (readonly Toggle[])[];
}

export const noChanges: Changes = { pending: [], past: [] };

const isSameCell = (one: Toggle, other: Toggle) => one.userId === other.userId && one.roleId === other.roleId;

export type Step =
  | { readonly kind: "toggle"; readonly toggle: Toggle }
  | { readonly kind: "undo" }
  | { readonly kind: "discard" }
  /** Undo does not go back beyond a save. */
  | { readonly kind: "saved"; readonly saved: readonly Toggle[] };

export const changesReducer = ({ pending, past }: Changes, step: Step): Changes => {
  const next = (changed: readonly Toggle[]) => ({ pending: changed, past: [...past, pending] });
  switch (step.kind) {
    case "toggle": {
      const others = pending.filter((known) => !isSameCell(known, step.toggle));
      return next(others.length < pending.length ? others : [...pending, step.toggle]);
    }
    case "undo":
      return { pending: past.at(-1) ?? pending, past: past.slice(0, -1) };
    case "discard":
      return next([]);
    case "saved":
      return {
        pending: pending.filter((known) => !step.saved.some((one) => isSameCell(one, known))),
        past: [],
      };
  }
};

export const byPerson = (pending: readonly Toggle[]): Map<string, Toggle[]> =>
  Map.groupBy(pending, ({ userId }) => userId);
