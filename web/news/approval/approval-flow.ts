import type { Approval } from "../../../shared/news/approval.ts";
import type { Approver } from "../../../shared/news/approvers.contract.ts";
import type { ApprovalWords } from "./approval.text.ts";

export interface Asking {
  readonly askedOf: string[] | null;
  readonly note: string | null;
}

export interface Refusal {
  readonly note: string;
  readonly seen: Pick<Approval, "state" | "askedAt">;
}

/** Where the release of a thing stands, and what its viewer can do; false comes of what the page itself says was not done. */
export interface ApprovalFlow {
  readonly title: string;
  readonly words: ApprovalWords;
  readonly release: Approval | null | undefined;
  /** By the settings, while it is not published. */
  readonly isNeeded: boolean;
  readonly isMissing: boolean;
  readonly mayDecide: boolean;
  /** It may be asked for without anybody being told. */
  readonly mayBeSilent: boolean;
  /** Who could release it; undefined until they are known. */
  readonly others: readonly Approver[] | undefined;
  readonly ask: (asking: Asking) => Promise<unknown>;
  readonly give: (askedAt: string) => Promise<unknown>;
  readonly refuse: (refusal: Refusal) => Promise<unknown>;
}
