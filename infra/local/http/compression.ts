import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import * as z from "zod";
import type { Stack } from "../template/stack.ts";
import type { EdgeReply, EdgeRequest } from "./edge-request.ts";
import { isCompressible } from "./media-types.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const encoders = {
  br: (content: Buffer | string) =>
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content: Buffer | string) => compressGzip(content),
} as const;
type Encoding = keyof typeof encoders;

/** In bytes; CloudFront's limits. */
const LEAST = 1_000;
const MOST = 10_000_000;

const CachePolicy = z.object({
  CachePolicyConfig: z.object({
    ParametersInCacheKeyAndForwardedToOrigin: z.object({
      EnableAcceptEncodingBrotli: z.boolean(),
      EnableAcceptEncodingGzip: z.boolean(),
    }),
  }),
});

/** AWS's managed policy for what is compressed. */
const CACHING_OPTIMIZED = "658327ea-f89d-4fab-a63d-7e88639e58f6";

const encodingsOf = (stack: Stack, cachePolicyId: string | undefined): readonly Encoding[] => {
  if (cachePolicyId === CACHING_OPTIMIZED) return ["br", "gzip"];
  const own = stack
    .ofType("AWS::CloudFront::CachePolicy", CachePolicy)
    .find(({ ref }) => ref === cachePolicyId)?.properties.CachePolicyConfig;
  if (!own) throw new Error(`The local run does not know the cache policy ${cachePolicyId}.`);
  const { EnableAcceptEncodingBrotli, EnableAcceptEncodingGzip } =
    own.ParametersInCacheKeyAndForwardedToOrigin;
  return [
    ...(EnableAcceptEncodingBrotli ? ["br" as const] : []),
    ...(EnableAcceptEncodingGzip ? ["gzip" as const] : []),
  ];
};

/** Files are compressed once. */
const compressed = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

const compress = (content: Buffer | string, encoding: Encoding) => {
  if (typeof content === "string") return encoders[encoding](content);
  const known = compressed.get(content) ?? new Map<Encoding, Promise<Buffer>>();
  compressed.set(content, known);
  const made = known.get(encoding) ?? encoders[encoding](content);
  known.set(encoding, made);
  return made;
};

/** As CloudFront compresses, if the cache policy lets it; a strong ETag becomes a weak one. */
export const compressionOf = (stack: Stack, cachePolicyId: string | undefined) => {
  const encodings = encodingsOf(stack, cachePolicyId);
  return async ({ headers: asked }: EdgeRequest, reply: EdgeReply): Promise<EdgeReply> => {
    const { status, headers, body } = reply;
    const encoding = encodings.find((name) => asked["accept-encoding"]?.includes(name));
    if (!encoding || status !== 200 || (typeof body !== "string" && !Buffer.isBuffer(body))) return reply;
    const isFitting =
      body.length > LEAST && body.length < MOST && isCompressible(headers["content-type"] ?? "");
    if (!isFitting || headers["content-encoding"]) return reply;
    const { etag, "content-length": _, ...others } = headers;
    return {
      ...reply,
      headers: {
        ...others,
        ...(etag && { etag: etag.startsWith("W/") ? etag : `W/${etag}` }),
        "content-encoding": encoding,
        vary: [headers.vary, "Accept-Encoding"].filter(Boolean).join(", "),
      },
      body: await compress(body, encoding),
    };
  };
};
