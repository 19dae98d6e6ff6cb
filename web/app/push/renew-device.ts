import { devices } from "../../../shared/notifications/devices.contract.ts";
import { call } from "../client/call.ts";
import { pushOwner } from "../client/push-owner.ts";
import { userIdNow } from "../client/session.ts";
import { forgetDevice, registerDevice } from "./subscription.ts";

/** Says that this device is still used, by whom, and at which address, which browser and portal may change. */
export const renewDevice = async () => {
  const owner = await pushOwner();
  if (!owner) return;
  if (owner.userId !== userIdNow() || Notification.permission !== "granted") return forgetDevice();
  const { publicKey, data } = await call(devices.list, {});
  const known = data.find(({ id }) => id === owner.deviceId);
  // It was taken from this device elsewhere.
  if (!known) return forgetDevice();
  const { id } = await registerDevice(publicKey);
  if (id === known.id) return;
  const { silentTopics, isQuiet } = known;
  await call(devices.update, { params: { id }, body: { silentTopics, isQuiet } });
  await call(devices.remove, { params: { id: known.id } });
};
