import { publicShares as contract } from "../../../shared/cloud/public-shares.contract.ts";
import { officeDate } from "../../../shared/dates/office-days.ts";
import { fileKindOf, isShownInline } from "../../../shared/files/file-kind.ts";
import { namedAs } from "../../../shared/files/file-name.ts";
import { OPERATOR } from "../../../shared/organisations/operator.ts";
import type { ListedCloudItem } from "../../data/cloud/cloud-items.collection.ts";
import { implement } from "../../platform/http/implement.ts";
import { checkPassword } from "../../platform/security/password.ts";
import type { PublicSharesDeps } from "./public-shares.deps.ts";
import { recordDownload } from "./record-download.ts";
import { type Framing, lockedPage, pageAddress, type SharedFolder, sharePage } from "./share-page.ts";
import { sharedZip } from "./shared-zip.ts";
import { DEFAULT_LANGUAGE, type VisitedShare, visitedShare } from "./visited-share.ts";

const FILES_A_PAGE = 50;

const officeOf = ({ root, sharer }: VisitedShare, { organisations }: PublicSharesDeps) =>
  organisations.find(root.organisationId ?? sharer.employedAt ?? OPERATOR);

const shownItem = ({ tree, isShown, ended }: VisitedShare, id: string): ListedCloudItem => {
  const item = tree.rows.get(id);
  if (!item || !isShown(item)) throw ended();
  return item;
};

const contentsOf = ({ root, tree, isShown }: VisitedShare, folder: ListedCloudItem) => {
  if (root.isFile) return { folders: [], files: [root] };
  const rows = Array.from(tree.rows.entries(), ({ listed }) => listed)
    .filter((row) => row.parentId === folder.id && isShown(row))
    .toSorted((one, other) => one.title.localeCompare(other.title, "de", { numeric: true }));
  return { folders: rows.filter((row) => !row.isFile), files: rows.filter((row) => row.isFile) };
};

interface Asked {
  readonly folder?: string | undefined;
  readonly page?: number | undefined;
}

const loadFolder = async (
  visited: VisitedShare,
  asked: Asked,
  deps: PublicSharesDeps & { readonly now: Date },
): Promise<SharedFolder> => {
  const { root, tree, share, downloads } = visited;
  const folder = asked.folder === undefined ? root : shownItem(visited, asked.folder);
  const { folders, files } = contentsOf(visited, folder);
  const above = tree.foldersAbove(folder);
  const pages = Math.max(1, Math.ceil(files.length / FILES_A_PAGE));
  const page = Math.min(asked.page ?? 1, pages);
  const { pictureAddress } = await deps.loadFileAddresses();
  return {
    title: folder.title,
    expiresOn: officeDate(share.expiresAt),
    way: folder === root ? [] : above.slice(above.findIndex(({ id }) => id === root.id)),
    folders: page === 1 ? folders : [],
    files: files.slice((page - 1) * FILES_A_PAGE, page * FILES_A_PAGE),
    page,
    pages,
    folderId: asked.folder,
    hasZip: folder === root && !root.isFile && folders.length + files.length > 0,
    left: share.maxDownloads === null ? undefined : share.maxDownloads - downloads,
    pictureOf: ({ file }) =>
      file && fileKindOf(file.contentType) === "image"
        ? pictureAddress(file.id, "thumbnail", deps.now)
        : undefined,
  };
};

export const publicShares = implement<typeof contract, PublicSharesDeps>(contract, {
  page: async ({ params: { token }, query }, deps) => {
    const { lang = DEFAULT_LANGUAGE, notice } = query;
    const visited = await visitedShare(token, lang, deps);
    const framing: Framing = { token, lang, notice, office: await officeOf(visited, deps) };
    return visited.isLocked
      ? lockedPage(framing)
      : sharePage(await loadFolder(visited, query, deps), framing);
  },

  unlock: async ({ params: { token }, query: { lang }, body }, deps) => {
    const { share } = await visitedShare(token, lang, deps);
    await deps.shareUses.countPasswordTry(share);
    const isRight = await checkPassword(body.password, share.passwordHash);
    if (isRight) {
      await deps.shareUses.forgetPasswordTries(share);
      deps.setCookie(deps.unlocking.cookieFor(share.id, token, deps.now));
    }
    return { location: pageAddress(token, { lang, notice: isRight ? undefined : "wrong" }), maxAge: 0 };
  },

  download: async ({ params: { token }, query: { lang }, body }, deps) => {
    const visited = await visitedShare(token, lang, deps);
    const { trail, files, now } = deps;
    // The trail would name the token otherwise, the path's first parameter.
    trail.describe({ subject: { id: visited.root.id } });
    const backTo = (notice?: Framing["notice"]) => {
      trail.skip();
      return { location: pageAddress(token, { lang, notice }), maxAge: 0 };
    };
    if (visited.isLocked) return backTo();
    const { addressOf } = await deps.loadFileAddresses();
    const chosen = body.save ?? body.show ?? (visited.root.isFile ? visited.root.id : undefined);
    if (chosen === undefined) {
      const zip = await sharedZip(visited, deps);
      if (typeof zip === "string") return backTo(zip);
      await recordDownload(visited, visited.root, deps);
      return { location: addressOf(zip.fileId, undefined, now), maxAge: 0 };
    }
    const item = shownItem(visited, chosen);
    const file = item.file && (await files.find(item.file.id));
    if (file?.state !== "ready") throw visited.ended();
    await recordDownload(visited, item, deps);
    const isInline = body.save === undefined && isShownInline(file.contentType);
    const fileName = namedAs(item.title, file.fileName);
    return { location: addressOf(file.id, undefined, now, { fileName, isInline }), maxAge: 0 };
  },
});
