import type { MiscEntry, MiscKind } from "../../../shared/misc/misc-entry.ts";
import type { MiscGroup } from "../../../shared/misc/misc-group.ts";
import type { Versioned } from "../../app/client/call.ts";

/** What a keeper has begun; without `stored` something new. */
export type Task =
  | { readonly kind: "group"; readonly stored?: Versioned<MiscGroup> }
  | { readonly kind: "groupOrder"; readonly groups: readonly MiscGroup[] }
  | {
      readonly kind: "entry";
      readonly groupId: string;
      readonly entryKind: MiscKind;
      readonly stored?: Versioned<MiscEntry>;
    }
  | { readonly kind: "entryOrder"; readonly groupId: string; readonly entries: readonly MiscEntry[] };
