import { devices } from "../../../shared/notifications/devices.contract.ts";
import { call } from "../client/call.ts";
import { pushOwner } from "../client/push-owner.ts";
import { userIdNow } from "../client/session.ts";
import { forgetDevice, registerDevice } from "./subscription.ts";

/** Confirms device and address, since the browser or the portal's key may change the address. */
export const renewDevice = async () => {
  const owner = await pushOwner();
  if (!owner) return;
  if (owner.userId !== userIdNow() || Notification.permission !== "granted") return forgetDevice();
  const { publicKey, data } = await call(devices.list, {});
  const known = data.find(({ id }) => id === owner.deviceId);
  if (!known) return forgetDevice();
  const { id } = await registerDevice(publicKey);
  if (id === known.id) return;
  const { silentTopics, isQuiet } = known;
  await call(devices.update, { params: { id }, body: { silentTopics, isQuiet } });
  await call(devices.remove, { params: { id: known.id } });
};
