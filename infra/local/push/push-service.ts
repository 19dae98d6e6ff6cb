import { createPublicKey, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { secondsInDay } from "date-fns/constants";
import * as z from "zod";

const KEPT = 2_000;

export interface TakenPush {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  readonly at: number;
}

export interface PushService {
  readonly url: string;
  readonly taken: TakenPush[];
  /** Sets the answer for devices whose path begins so. */
  readonly answer: (path: string, status: number | undefined) => void;
  readonly stop: () => Promise<void>;
}

const Claims = z.object({ aud: z.literal("https://push.localhost"), exp: z.number(), sub: z.string() });

const keyOf = (point: Buffer) =>
  createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });

/** VAPID as push services check it (RFC 8292, section 4). */
const isSigned = (authorization = ""): boolean => {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return false;
  const isGenuine = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: keyOf(point), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { exp } = Claims.parse(JSON.parse(Buffer.from(claims, "base64url").toString()));
  const left = exp - Date.now() / 1000;
  return isGenuine && left > 0 && left <= secondsInDay;
};

export const startPushService = async (): Promise<PushService> => {
  const taken: TakenPush[] = [];
  const answers = new Map<string, number>();

  const statusFor = ({ url = "", headers }: IncomingMessage): number => {
    const staged = [...answers].find(([path]) => url.startsWith(path))?.[1];
    if (staged !== undefined) return staged;
    if (!isSigned(headers.authorization)) return 403;
    return headers.ttl === undefined || headers["content-encoding"] !== "aes128gcm" ? 400 : 201;
  };

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "GET") {
      response.writeHead(200, { "content-type": "application/json" });
      return response.end(
        JSON.stringify(taken.map((one) => ({ ...one, body: one.body.toString("base64") }))),
      );
    }
    const body = await buffer(request);
    const status = statusFor(request);
    const { url: path = "", headers } = request;
    if (status === 201) {
      const plain = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
      taken.push({ path, headers: Object.fromEntries(plain), body, at: Date.now() });
      taken.splice(0, taken.length - KEPT);
    }
    response.writeHead(status).end();
  };

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answer: (path, status) => {
      if (status === undefined) answers.delete(path);
      else answers.set(path, status);
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
