import type { SendingState } from "./newsletter.ts";

const underWay: ReadonlySet<SendingState> = new Set(["planning", "sending", "paused"]);

/** Whether mails are on their way, or will be as soon as a pause ends. */
export const isUnderWay = (state: SendingState | null | undefined): boolean =>
  state !== null && state !== undefined && underWay.has(state);
