import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { ApprovalState, Asking } from "../../../shared/news/approval.ts";
import type { ApprovalRequest } from "../../data/articles/approval-request.ts";
import { actorName } from "../../data/people/actor-name.ts";
import type { Stores } from "../../data/stores.ts";

interface Deciding extends Stores {
  readonly viewer: Viewer;
  readonly now: Date;
}

interface Asked extends Asking {
  readonly askedByName: string;
  readonly writtenBy: string | null;
  readonly people: readonly { readonly id: string }[];
}

export const approvalRequest = (
  { askedOf = null, note = null, askedByName, writtenBy, people }: Asked,
  { viewer, now }: Pick<Deciding, "viewer" | "now">,
): ApprovalRequest => ({
  state: "asked",
  askedAt: now.toISOString(),
  askedBy: actorOf(viewer),
  askedByName,
  askedNote: note,
  askedOf: askedOf && [...askedOf],
  writtenBy,
  decidedAt: null,
  decidedBy: null,
  decidedByName: null,
  note: null,
  told: people.map(({ id }) => id),
});

export const decided = async <Asked extends ApprovalRequest>(
  release: Asked,
  state: ApprovalState,
  deps: Deciding,
  note: string | null = null,
): Promise<Asked> => ({
  ...release,
  state,
  note,
  decidedAt: deps.now.toISOString(),
  decidedBy: actorOf(deps.viewer),
  decidedByName: await actorName(deps),
});
