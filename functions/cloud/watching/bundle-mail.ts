import { cloudItemAddress, unwatchAddress } from "../../../shared/cloud/cloud-address.ts";
import type { MailData, WatchedFolder } from "../../data/templates/mail-data.ts";
import type { BundledChange } from "./bundle.ts";
import { watchingText as text } from "./watching.text.ts";

/** Mail programs cut longer mails. */
const MOST_OF_ONE = 20;
const MOST = 100;

interface MailContext {
  readonly portalOrigin: string;
  readonly nameOf: (employeeId: string) => string | undefined;
}

/** All changes of one item are one line; a deleted item leads to its former folder. */
const lineOf = (
  own: readonly BundledChange[],
  { portalOrigin, nameOf }: MailContext,
): WatchedFolder["changes"][number][] => {
  const [first] = own;
  if (!first) return [];
  const { item, path, folder } = first;
  const below = path.slice(path.findIndex(({ id }) => id === folder.id) + 1);
  const isBelow = path.some(({ id }) => id === folder.id);
  const authors = new Set(own.map(({ change }) => nameOf(change.by) ?? text.unknownAuthor));
  return [
    {
      title: item.title,
      place: isBelow
        ? below.map(({ title }) => title).join(" › ")
        : path.map(({ title }) => title).join(" › "),
      what: text.kinds(own.flatMap(({ change }) => change.kinds)),
      authorName: [...authors].join(", "),
      url: `${portalOrigin}${cloudItemAddress(item.deletedAt === null ? item.id : item.parentId)}`,
    },
  ];
};

const folderOf = (own: readonly BundledChange[], most: number, context: MailContext): WatchedFolder[] => {
  const [first] = own;
  if (!first) return [];
  const { folder } = first;
  const byItem = [...Map.groupBy(own, ({ item }) => item.id).values()];
  const changes = byItem.slice(0, most).flatMap((changed) => lineOf(changed, context));
  return [
    {
      title: folder.title,
      url: `${context.portalOrigin}${cloudItemAddress(folder.deletedAt === null ? folder.id : folder.parentId)}`,
      unwatchUrl: folder.deletedAt === null ? `${context.portalOrigin}${unwatchAddress(folder.id)}` : null,
      changes,
      moreCount: byItem.length - changes.length,
    },
  ];
};

export const bundleMail = (
  bundle: readonly BundledChange[],
  context: MailContext,
): Pick<MailData["cloudNotificationTemplate"], "title" | "folders"> => {
  let left = MOST;
  const folders = [...Map.groupBy(bundle, ({ folder }) => folder.id).values()].flatMap((own) => {
    const shown = folderOf(own, Math.min(left, MOST_OF_ONE), context);
    left -= shown.reduce((sum, { changes }) => sum + changes.length, 0);
    return shown;
  });
  return { title: text.title(folders.map(({ title }) => title)), folders };
};
