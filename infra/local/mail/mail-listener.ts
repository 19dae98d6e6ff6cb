import type { RequestListener, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { SesAccount } from "./account.ts";
import type { Answer, Sending } from "./sending.ts";

const accountOf = ({ rate, perDay, verified, sentLast24Hours }: SesAccount["current"]) => ({
  DedicatedIpAutoWarmupEnabled: false,
  EnforcementStatus: "HEALTHY",
  ProductionAccessEnabled: verified === undefined,
  SendingEnabled: true,
  SendQuota: { Max24HourSend: perDay, MaxSendRate: rate, SentLast24Hours: sentLast24Hours },
  SuppressionAttributes: { SuppressedReasons: ["BOUNCE", "COMPLAINT"] },
});

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const reply = (response: ServerResponse, { status, body, error }: Answer) => {
  const content = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(content),
    ...(error && { "x-amzn-errortype": error }),
  });
  response.end(content);
};

/** The embedded account suppresses nobody. */
const SUPPRESSED = "/v2/email/suppression/addresses/";

export const mailListener =
  (
    sendings: Readonly<Record<string, Sending>>,
    account: SesAccount,
    pages: RequestListener,
  ): RequestListener =>
  async (request, response) => {
    const sending = request.method === "POST" ? sendings[request.url ?? ""] : undefined;
    if (request.url === "/v2/email/account")
      return reply(response, { status: 200, body: accountOf(account.current) });
    if (request.method === "DELETE" && request.url?.startsWith(SUPPRESSED))
      return reply(response, { status: 200, body: {} });
    if (!sending) return pages(request, response);
    const body = await text(request);
    const answer = await sending(parsed(body), body);
    if (answer === "cut") request.socket.destroy();
    else reply(response, answer);
  };
