import type { Release } from "../../../shared/news/release.ts";
import type { Releaser } from "../../../shared/news/releasers.contract.ts";
import type { ReleaseWords } from "./release.text.ts";

export interface Asking {
  readonly askedOf: string[] | null;
  readonly note: string | null;
}

export interface Refusal {
  readonly note: string;
  readonly seen: Pick<Release, "state" | "askedAt">;
}

/** Where the release of a thing stands, and what its viewer can do; false comes of what the page itself says was not done. */
export interface ReleaseFlow {
  readonly title: string;
  readonly words: ReleaseWords;
  readonly release: Release | null | undefined;
  /** By the settings, while it is not published. */
  readonly isNeeded: boolean;
  readonly isMissing: boolean;
  readonly mayDecide: boolean;
  /** It may be asked for without anybody being told. */
  readonly mayBeSilent: boolean;
  /** Who could release it; undefined until they are known. */
  readonly others: readonly Releaser[] | undefined;
  readonly ask: (asking: Asking) => Promise<unknown>;
  readonly give: (askedAt: string) => Promise<unknown>;
  readonly refuse: (refusal: Refusal) => Promise<unknown>;
}
