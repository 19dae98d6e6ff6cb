import { actorOf, isAllowed, type Rights } from "../contract/permissions.ts";
import type { MaterialOrder } from "./material-order.ts";

type Placed = Pick<MaterialOrder, "createdBy" | "organisationId">;

export const maySeeOrder = (viewer: Rights, order: Placed): boolean =>
  order.createdBy === actorOf(viewer) || isAllowed(viewer, "ADMIN_MISC", order.organisationId);
