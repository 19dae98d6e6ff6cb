import { isAllowed, isOwner, type Owned, type Viewer } from "../contract/permissions.ts";
import type { DocumentVisibility } from "../visibility/visibility.ts";

type Sharer = Pick<Viewer, "userId" | "employeeId" | "isAdmin" | "grants">;
type Shared = Owned & { readonly organisationId: string | null };

/** `audience`: who can see the thing, by its own visibility and that of all folders above. */
export const mayShare = (sharer: Sharer, thing: Shared, audience: DocumentVisibility): boolean =>
  (isOwner(sharer, thing) || sharer.isAdmin) &&
  (audience === "Everybody" || isAllowed(sharer, "ADMIN_ORG", thing.organisationId));
