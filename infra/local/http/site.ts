import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { DeployedFolder } from "../resources/deployments.ts";
import type { Origin } from "./api.ts";
import type { EdgeReply, EdgeRequest } from "./edge-request.ts";
import { isCompressible, mediaType } from "./media-types.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

interface StoredFile {
  readonly modified: number;
  readonly type: string;
  readonly etag: string;
  readonly content: Buffer;
  readonly encoded: Map<string, Buffer>;
}

/** S3's answer for a missing key if the caller may not list. */
const accessDenied: EdgeReply = {
  status: 403,
  headers: { "content-type": "application/xml" },
  body: '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
};

const encodings: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content) => compressGzip(content),
};

const encodingFor = (accepted: string) => Object.keys(encodings).find((name) => accepted.includes(name));

const keyOf = (path: string) => {
  try {
    return normalize(decodeURIComponent(path)).replace(/^\/+/, "");
  } catch {
    return "";
  }
};

export interface SiteOptions {
  readonly folder?: string | undefined;
  readonly compress: boolean;
}

export const createSite = (
  deployments: readonly DeployedFolder[],
  { folder, compress }: SiteOptions,
): Origin => {
  const files = new Map<string, StoredFile>();

  const load = async (path: string): Promise<StoredFile | undefined> => {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = files.get(path);
    if (known?.modified === found.mtimeMs) return known;
    const content = await readFile(path);
    const file: StoredFile = {
      modified: found.mtimeMs,
      type: mediaType(path),
      etag: `"${createHash("md5").update(content).digest("hex")}"`,
      content,
      encoded: new Map(),
    };
    files.set(path, file);
    return file;
  };

  const encode = async (file: StoredFile, encoding: string) => {
    const known = file.encoded.get(encoding);
    if (known) return known;
    const made = (await encodings[encoding]?.(file.content)) ?? file.content;
    file.encoded.set(encoding, made);
    return made;
  };

  const reply = async (
    file: StoredFile,
    cacheControl: string | undefined,
    asked: EdgeRequest,
  ): Promise<EdgeReply> => {
    const headers = {
      "content-type": file.type,
      etag: file.etag,
      ...(cacheControl && { "cache-control": cacheControl }),
    };
    if (asked.headers["if-none-match"]?.includes(file.etag)) return { status: 304, headers };
    const encoding =
      compress && isCompressible(file.type) && file.content.length > 1000
        ? encodingFor(asked.headers["accept-encoding"] ?? "")
        : undefined;
    if (!encoding) return { status: 200, headers, body: file.content };
    return {
      status: 200,
      headers: { ...headers, etag: `W/${file.etag}`, "content-encoding": encoding, vary: "Accept-Encoding" },
      body: await encode(file, encoding),
    };
  };

  return async (request, asked) => {
    const key = keyOf(request.path);
    const deployment = deployments.find(({ takes }) => takes(key));
    const root = folder ?? deployment?.folder;
    if (!root || key === "" || key.startsWith("..")) return accessDenied;
    const file = await load(join(root, key));
    return file ? reply(file, deployment?.cacheControl, asked) : accessDenied;
  };
};
