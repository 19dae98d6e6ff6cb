import type { StoredRequest } from "../../data/cloud/cloud-requests.collection.ts";
import type { DeferredMail } from "../../platform/mail/outbox-item.ts";

export type RequestOccasion = "asked" | "reminder" | "returned";

export const mailAbout = (
  { id, email }: Pick<StoredRequest, "id" | "email">,
  about: RequestOccasion,
  officeId: string | null,
  fileId = "",
): { readonly mailId: string; readonly mail: DeferredMail } => ({
  mailId: ["cloud-request", id, about, fileId].filter(Boolean).join("-"),
  mail: { to: email, officeId, asks: { area: "requests", about, id, fileId }, isLate: true },
});
