import type { Approval } from "../../../shared/news/approval.ts";

export interface ApprovalRequest extends Approval {
  readonly told?: readonly string[] | undefined;
}

export const waitingOf = (release: ApprovalRequest | null | undefined) =>
  release?.state === "asked"
    ? { askedOf: release.askedOf, told: release.told, askedBy: release.askedBy, writtenBy: release.writtenBy }
    : undefined;
export type WaitingApproval = NonNullable<ReturnType<typeof waitingOf>>;
