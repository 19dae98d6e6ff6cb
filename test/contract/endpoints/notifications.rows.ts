import type { AreaRows } from "./endpoint-row.ts";
import { members, oneself } from "./rights.ts";

/** The caller's own, which nobody else can create. */
const ownDevice = async () => ({ id: "unknown" });

export const notificationsRows: AreaRows<"notifications"> = {
  devices: {
    list: { isOwn: true, right: members },
    register: {
      isOwn: true,
      right: members,
      body: {
        endpoint: "https://fcm.googleapis.com/fcm/send/device",
        p256dh: "B".repeat(87),
        auth: "A".repeat(22),
        publicKey: "B".repeat(87),
      },
    },
    update: {
      isOwn: true,
      right: oneself,
      body: { silentTopics: ["posts"], isQuiet: true },
      resource: ownDevice,
    },
    remove: { isOwn: true, right: oneself, resource: ownDevice },
  },
  list: { isOwn: true, right: members },
  unread: { isOwn: true, right: members },
  read: { isOwn: true, right: members, body: { all: true } },
};
