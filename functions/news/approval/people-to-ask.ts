import { actorOf, allows, isAllowed, type Rights } from "../../../shared/contract/permissions.ts";
import type { ProblemKind } from "../../../shared/contract/problem.ts";
import { MOST_ASKED, mayApprove } from "../../../shared/news/approval.ts";
import type { WaitingApproval } from "../../data/articles/approval-request.ts";
import { loadRuleHolders, type RuleHolder } from "../../data/people/rule-holders.ts";
import { Problem } from "../../platform/http/problem.ts";

interface Asking {
  readonly organisationId: string | null;
  /** People who cannot approve: whoever asks, and whoever wrote last. */
  readonly own: readonly (string | null)[];
  /** Null means everybody who may. */
  readonly named: readonly string[] | null;
  readonly nobody: ProblemKind;
}

export const peopleToAsk = async (
  { organisationId, own, named, nobody }: Asking,
  deps: Parameters<typeof loadRuleHolders>[2],
): Promise<RuleHolder[]> => {
  const holders = await loadRuleHolders("EDIT_NEWS", organisationId, deps);
  const others = holders.filter(({ id }) => !own.includes(id));
  const chosen = named ? others.filter(({ id }) => named.includes(id)) : others;
  const editors = chosen.filter(({ isAdmin }) => !isAdmin);
  const people = named || editors.length === 0 ? chosen : editors;
  if (people.length === 0) throw new Problem(nobody);
  return people.slice(0, MOST_ASKED);
};

interface Waiting {
  readonly release?: WaitingApproval | undefined;
  readonly organisationId: string | null;
}

/** Nobody named means everybody; an administrator only if nobody else could when it was asked. */
export const isAskedOf = (viewer: Rights, { release, organisationId }: Waiting): boolean => {
  if (!release || !isAllowed(viewer, "EDIT_NEWS", organisationId)) return false;
  const actor = actorOf(viewer);
  if (!mayApprove(release, actor)) return false;
  const named = release.askedOf ?? release.told ?? [];
  const isGranted = viewer.grants.some((grant) => allows(grant, "EDIT_NEWS", organisationId));
  return named.includes(actor) || (release.askedOf === null && isGranted);
};
