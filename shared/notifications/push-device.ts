import * as z from "zod";
import { Topic } from "./topics.ts";

export const DeviceChoices = z
  .object({
    silentTopics: z.array(Topic).max(Topic.options.length),
    /** Silent in the evening, at night and at weekends. */
    isQuiet: z.boolean(),
  })
  .meta({ id: "PushDeviceChoices" });
export type DeviceChoices = z.infer<typeof DeviceChoices>;

/** `name`: browser and system, as in sessions. */
export const PushDevice = DeviceChoices.extend({
  id: z.string(),
  name: z.string().nullable(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
}).meta({ id: "PushDevice" });
export type PushDevice = z.infer<typeof PushDevice>;

/** The service worker shows nothing else than this. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A notification replaces an earlier one with the same tag. */
  readonly tag: string;
  readonly unread: number;
}

/** A device's address at its push service is secret, so its hash identifies it. */
export const deviceIdOf = async (endpoint: string): Promise<string> => {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
};
