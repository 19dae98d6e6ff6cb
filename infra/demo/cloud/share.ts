import { addDays } from "date-fns/addDays";
import { subDays } from "date-fns/subDays";
import type { StoredShare } from "../../../functions/data/cloud/cloud-shares.collection.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";

export const makeShare = (sharer: Employee, now: Date): StoredShare => ({
  id: "share1",
  itemId: "cloud-2",
  userId: "user-1",
  createdBy: sharer.id,
  creatorName: fullName(sharer),
  createdAt: subDays(now, 2).toISOString(),
  expiresAt: addDays(now, 12).toISOString(),
  passwordHash: null,
  maxDownloads: null,
  note: "Für Frau Huber, Übernahme der Buchhaltung",
});
