import { PushDevice } from "../../../shared/notifications/push-device.ts";
import { contentOf } from "../personal/mentions.ts";
import { deleting } from "../personal/own-items.ts";
import type { PersonalSource } from "../personal/personal-source.ts";
import type { Stores } from "../stores.ts";

export const notificationSources = ({ table }: Pick<Stores, "table">): readonly PersonalSource[] => [
  {
    area: "notifications",
    kinds: ["NOTIFICATION"],
    fate: "erased",
    find: (item, { mentions }) => (mentions(item.pk) ? contentOf(item) : undefined),
    erase: deleting(table),
  },
  {
    area: "pushDevices",
    kinds: ["PUSH_DEVICE"],
    fate: "erased",
    // Address and keys stay out, since whoever has them could write to the device.
    find: (item, { mentions }) =>
      mentions([item.sortText, item.userId]) ? PushDevice.parse({ ...item, id: item.sk }) : undefined,
    erase: deleting(table),
  },
];
