import type { PortalSettings } from "../../../data/settings/settings.collection.ts";
import { isActive, type RunStatus } from "../run-status.ts";
import { openingOf } from "./opening.ts";

/** A change of the setting is seen a minute late at most. */
export const openSendTimes = (settings: Pick<PortalSettings, "current">) => {
  /** Null if newsletters may go out at that time. */
  const closedUntil = async (at: Date): Promise<Date | null> => {
    const { sendWindow } = await settings.current();
    const opening = sendWindow ? await openingOf(sendWindow, at) : at;
    return opening > at ? opening : null;
  };

  return {
    closedUntil,

    /** Derived, never stored: a run waits because of the time alone. */
    waitsUntil: async (run: RunStatus, at: Date): Promise<Date | null> =>
      isActive(run) && run.desiredState === "running" && !run.ignoresWindow ? closedUntil(at) : null,
  };
};

export type SendTimes = ReturnType<typeof openSendTimes>;
