import { closedUntil as closedBy } from "../../data/settings/opening.ts";
import type { PortalSettings } from "../../data/settings/settings.collection.ts";
import { isActive, type RunStatus } from "./run-status.ts";

/** A change of the setting is seen a minute late at most. */
export const openSendTimes = (settings: Pick<PortalSettings, "current">) => {
  const closedUntil = async (at: Date) => closedBy(await settings.current(), at);

  return {
    closedUntil,

    /** Derived, never stored: a run waits because of the time alone. */
    waitsUntil: async (run: RunStatus, at: Date): Promise<Date | null> =>
      isActive(run) && run.desiredState === "running" && !run.ignoresWindow ? closedUntil(at) : null,
  };
};

export type SendTimes = ReturnType<typeof openSendTimes>;
