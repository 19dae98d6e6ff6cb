import { useMemo } from "react";
import { fold, wordsOf } from "../../../shared/fold.ts";
import type { RoleInUse } from "../../../shared/login/roles.contract.ts";
import { useAddressParameters, withParameters } from "../../components/use-address-parameters.ts";
import { ROLE, ROLE_GROUP } from "../administration-paths.ts";

export interface RoleGroup {
  readonly name: string;
  readonly roles: readonly RoleInUse[];
}

/** By default the roles in `held`, or all if that is undefined or empty. */
export const useShownRoles = (roles: readonly RoleInUse[], held: ReadonlySet<string> | undefined) => {
  const [parameters, setParameters] = useAddressParameters();
  const group = parameters.get(ROLE_GROUP);
  const term = parameters.get(ROLE) ?? "";

  const shown = useMemo<RoleGroup[]>(() => {
    const words = wordsOf(term);
    const found = roles.filter(
      ({ id, name, ruleGroupName }) =>
        (group || words.length > 0 || !held?.size || held.has(id)) &&
        (!group || ruleGroupName === group) &&
        words.every((word) => fold(name).includes(word)),
    );
    return Array.from(
      Map.groupBy(found, ({ ruleGroupName }) => ruleGroupName),
      ([name, members]) => ({ name, roles: members }),
    );
  }, [roles, held, group, term]);

  const set = (name: string, value: string) =>
    setParameters(withParameters({ [name]: value }), { replace: true });

  return {
    group,
    term,
    shown,
    isOfHolders: held !== undefined,
    showGroup: (name: string) => set(ROLE_GROUP, name),
    find: (next: string) => set(ROLE, next),
  };
};

export type ShownRoles = ReturnType<typeof useShownRoles>;
