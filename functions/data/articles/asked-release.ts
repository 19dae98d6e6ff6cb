import type { Release } from "../../../shared/news/release.ts";

export interface AskedRelease extends Release {
  readonly told?: readonly string[] | undefined;
}

/** While it waits for somebody: for whom, and for whom not. */
export const waitingOf = (release: AskedRelease | null | undefined) =>
  release?.state === "asked"
    ? { askedOf: release.askedOf, told: release.told, askedBy: release.askedBy, writtenBy: release.writtenBy }
    : undefined;
export type WaitingRelease = NonNullable<ReturnType<typeof waitingOf>>;
