import middy from "@middy/core";
import type { Context } from "aws-lambda";
import { expect, it } from "vitest";
import type { PortalEvent, PortalResult } from "../../../functions/platform/http/exchange.ts";
import { throughCloudFront } from "../../../functions/platform/http/middleware/through-cloudfront.ts";

const answerTo = async (secret: string) => {
  process.env.ORIGIN_SECRET = "sent-now,sent-next";
  const handler = middy<PortalEvent, PortalResult>(async () => ({ statusCode: 200 })).use(
    throughCloudFront(),
  );
  const event = { headers: { "x-origin-verify": secret } };
  return handler(event as unknown as PortalEvent, {} as Context);
};

it.each(["sent-now", "sent-next"])(
  "lets CloudFront in by either secret of a rotation: %s",
  async (secret) => {
    expect(await answerTo(secret)).toEqual({ statusCode: 200 });
  },
);

it.each(["", "sent-before", "sent-now,sent-next"])("lets nobody in by anything else: %j", async (secret) => {
  await expect(answerTo(secret)).rejects.toMatchObject({ kind: { status: 403 } });
});
