import { hash } from "node:crypto";
import { knownShare } from "../cloud/cloud-shares.collection.ts";
import { isExpired, loadShareReader, type OpenShare, type ShareSources } from "../cloud/open-share.ts";
import type { Stores } from "../stores.ts";
import { cloudContents } from "./cloud-contents.ts";
import type { ZipEntry } from "./zip-entry.ts";

export const contentsOfShare = ({ root, tree, isShown }: OpenShare): readonly ZipEntry[] =>
  cloudContents([root.id], tree, isShown);

/** Stands for a person's account. */
export const sharedZipOwner = (shareId: string): string => `share-${shareId}`;

export const fingerprintOf = (entries: readonly ZipEntry[]): string =>
  hash("sha256", JSON.stringify(entries.map(({ path, file }) => [path, file?.id])), "base64url");

/** Empty once the share is over. */
export const sharedContents = async (
  shareId: string,
  sources: ShareSources & Pick<Stores, "cloudShares">,
  now: Date,
): Promise<readonly ZipEntry[]> => {
  const share = await sources.cloudShares.find(shareId);
  if (!share || isExpired(share, now)) return [];
  const opened = (await loadShareReader(sources))(knownShare(share));
  return opened ? contentsOfShare(opened) : [];
};
