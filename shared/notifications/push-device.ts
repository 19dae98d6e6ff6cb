import * as z from "zod";
import { Topic } from "./topics.ts";

/** What a device is sent; whatever else it may show. */
export const DeviceChoices = z
  .object({
    silentTopics: z.array(Topic).max(Topic.options.length),
    /** Nothing in the evening, at night and at weekends. */
    isQuiet: z.boolean(),
  })
  .meta({ id: "PushDeviceChoices" });
export type DeviceChoices = z.infer<typeof DeviceChoices>;

/** `name`: browser and system, as sessions have it. */
export const PushDevice = DeviceChoices.extend({
  id: z.string(),
  name: z.string().nullable(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
}).meta({ id: "PushDevice" });
export type PushDevice = z.infer<typeof PushDevice>;

/** What the service worker is sent; it shows nothing that is not in here. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** Notifications with the same one take each other's place. */
  readonly tag: string;
  readonly unread: number;
}

/** The address at its push service is a secret, so a device is called by its hash. */
export const deviceIdOf = async (endpoint: string): Promise<string> => {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
};
