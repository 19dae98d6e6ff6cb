import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join, normalize } from "node:path";
import type { DeployedFolder } from "../resources/deployments.ts";
import type { Origin } from "./api.ts";
import type { EdgeReply, EdgeRequest } from "./edge-request.ts";
import { mediaType } from "./media-types.ts";

interface StoredFile {
  readonly modified: number;
  readonly type: string;
  readonly etag: string;
  readonly content: Buffer;
}

/** S3's answer for a missing key if the caller may not list. */
const accessDenied: EdgeReply = {
  status: 403,
  headers: { "content-type": "application/xml" },
  body: '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
};

const keyOf = (path: string) => {
  try {
    return normalize(decodeURIComponent(path)).replace(/^\/+/, "");
  } catch {
    return "";
  }
};

/** `folder` takes the place of what is deployed. */
export const createSite = (deployments: readonly DeployedFolder[], folder?: string): Origin => {
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
    };
    files.set(path, file);
    return file;
  };

  const reply = (file: StoredFile, stored: DeployedFolder["headers"], asked: EdgeRequest): EdgeReply => {
    const headers = { "content-type": file.type, etag: file.etag, ...stored };
    if (asked.headers["if-none-match"]?.includes(file.etag)) return { status: 304, headers };
    return { status: 200, headers, body: file.content };
  };

  return async (request, asked) => {
    const key = keyOf(request.path);
    const deployment = deployments.find(({ takes }) => takes(key));
    const root = folder ?? deployment?.folder;
    if (!root || key === "" || key.startsWith("..")) return accessDenied;
    const file = await load(join(root, key));
    return file ? reply(file, deployment?.headers ?? {}, asked) : accessDenied;
  };
};
