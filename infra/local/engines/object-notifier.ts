import { randomUUID } from "node:crypto";
import { matchesGlob } from "node:path";
import { messageOf } from "../error-message.ts";
import type { NotificationRule } from "../resources/bucket-notifications.ts";

export interface NotifierOptions {
  readonly url: string;
  readonly region: string;
  readonly send: (rule: NotificationRule, body: string) => unknown;
}

/** S3 sends keys form-encoded, with plain slashes. */
const encodedKey = (key: string) => encodeURIComponent(key).replaceAll("%2F", "/").replaceAll("%20", "+");

interface ObjectEvent {
  readonly event: "ObjectCreated:Put" | "ObjectTagging:Put";
  readonly bucket: string;
  readonly key: string;
}

const matches = (rule: NotificationRule, { event, bucket, key }: ObjectEvent) =>
  rule.bucket === bucket && matchesGlob(`s3:${event}`, rule.event) && key.startsWith(rule.prefix);

export const objectNotifier = ({ url, region, send }: NotifierOptions) => {
  let rules: readonly NotificationRule[] = [];
  const running = new Set<Promise<void>>();

  const notify = async ({ event, bucket, key }: ObjectEvent, listeners: readonly NotificationRule[]) => {
    const path = key.split("/").map(encodeURIComponent).join("/");
    const { headers } = await fetch(`${url}/${bucket}/${path}`, { method: "HEAD" });
    const object = {
      key: encodedKey(key),
      size: Number(headers.get("content-length") ?? 0),
      eTag: (headers.get("etag") ?? "").replaceAll('"', ""),
      sequencer: Date.now().toString(16).toUpperCase().padStart(16, "0"),
    };
    const record = {
      eventVersion: "2.1",
      eventSource: "aws:s3",
      awsRegion: region,
      eventTime: new Date().toISOString(),
      eventName: event,
      userIdentity: { principalId: "local" },
      requestParameters: { sourceIPAddress: "127.0.0.1" },
      responseElements: { "x-amz-request-id": randomUUID() },
      s3: {
        s3SchemaVersion: "1.0",
        configurationId: "local",
        bucket: { name: bucket, ownerIdentity: { principalId: "local" }, arn: `arn:aws:s3:::${bucket}` },
        object,
      },
    };
    for (const listener of listeners) await send(listener, JSON.stringify({ Records: [record] }));
  };

  return {
    follow: (next: readonly NotificationRule[]) => {
      rules = next;
    },
    happened: (happening: ObjectEvent) => {
      const listeners = rules.filter((rule) => matches(rule, happening));
      if (listeners.length === 0) return;
      const notification = notify(happening, listeners)
        .catch((error: unknown) => console.error(`An object could not be announced: ${messageOf(error)}`))
        .finally(() => running.delete(notification));
      running.add(notification);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
};
