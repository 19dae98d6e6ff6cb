import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { PushMessage } from "../../shared/notifications/push-device.ts";

const derived = (ikm: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync("sha256", ikm, salt, info, length));

/** What a browser does when it subscribes and when a push comes (RFC 8291, section 3; RFC 8188). */
export const pushReceiver = (name = randomBytes(12).toString("base64url")) => {
  const keys = createECDH("prime256v1");
  const own = keys.generateKeys();
  const auth = randomBytes(16);

  return {
    path: `/${name}`,
    subscription: {
      endpoint: `https://push.localhost/${name}`,
      p256dh: own.toString("base64url"),
      auth: auth.toString("base64url"),
    },
    read: (body: Buffer): PushMessage => {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + body.readUInt8(20);
      const sender = body.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
      const ikm = derived(keys.computeSecret(sender), auth, info, 32);
      const key = derived(ikm, salt, "Content-Encoding: aes128gcm\0", 16);
      const nonce = derived(ikm, salt, "Content-Encoding: nonce\0", 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushMessage;
    },
  };
};
