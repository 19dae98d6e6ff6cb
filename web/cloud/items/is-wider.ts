import { isAdmitted } from "../../../shared/cloud/cloud-visibility.ts";
import type { DocumentVisibility, Onlooker } from "../../../shared/visibility/visibility.ts";

/** Everybody whom visibility distinguishes. */
const onlookers: readonly Onlooker[] = [true, false].flatMap((isDirector) =>
  [
    { isPartner: false, isAssociate: false },
    { isPartner: true, isAssociate: false },
    { isPartner: true, isAssociate: true },
  ].map((office) => ({ isAdmin: false, isDirector, office })),
);

const seen = (groups: readonly DocumentVisibility[]) => groups.map((visibility) => ({ visibility }));

/** Whether somebody sees it then who does not now. */
export const isWider = (
  before: readonly DocumentVisibility[],
  after: readonly DocumentVisibility[],
): boolean =>
  onlookers.some((onlooker) => isAdmitted(onlooker, seen(after)) && !isAdmitted(onlooker, seen(before)));
