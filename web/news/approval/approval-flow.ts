import type { Approval } from "../../../shared/news/approval.ts";
import type { Approver } from "../../../shared/news/approvers.contract.ts";
import type { ApprovalWords } from "./approval.text.ts";

export interface Asking {
  readonly askedOf: string[] | null;
  readonly note: string | null;
}

interface Refusal {
  readonly note: string;
  readonly seen: Pick<Approval, "state" | "askedAt">;
}

/** State and actions of an approval; an action resolves to false if the page itself explains a failure. */
export interface ApprovalFlow {
  readonly title: string;
  readonly words: ApprovalWords;
  readonly release: Approval | null | undefined;
  /** The settings require it, and the thing is unpublished. */
  readonly isNeeded: boolean;
  readonly isMissing: boolean;
  readonly mayDecide: boolean;
  readonly mayBeSilent: boolean;
  readonly others: readonly Approver[] | undefined;
  readonly ask: (asking: Asking) => Promise<unknown>;
  readonly give: (askedAt: string) => Promise<unknown>;
  readonly refuse: (refusal: Refusal) => Promise<unknown>;
}
