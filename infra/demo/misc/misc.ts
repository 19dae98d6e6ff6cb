import type { StoredMiscEntry } from "../../../functions/data/misc/misc-entries.collection.ts";
import type { StoredMiscGroup } from "../../../functions/data/misc/misc-groups.collection.ts";
import { chanceFor } from "../chance.ts";
import { bytesOf, typeOf } from "../cloud/file-bytes.ts";
import type { SeededFile } from "../files/seeded-file.ts";
import { workingDay } from "../working-day.ts";
import { type EntryText, groups as texts } from "./misc-texts.ts";

interface Seeded {
  readonly groups: readonly StoredMiscGroup[];
  readonly entries: readonly StoredMiscEntry[];
  readonly files: readonly SeededFile[];
}

type Place = Pick<StoredMiscEntry, "id" | "groupId" | "order" | "createdAt">;

const filesOf = (text: EntryText, { id, createdAt }: Place): Promise<SeededFile[]> =>
  Promise.all(
    ("files" in text ? (text.files ?? []) : []).map(async ({ name, lines }, at) => {
      const content = await bytesOf(name, lines);
      const file = {
        id: `${id}-file-${at + 1}`,
        owner: { kind: "miscEntry" as const, id },
        uploaderId: "user-1",
        fileName: name,
        contentType: typeOf(name),
        size: content.length,
        purpose: "misc" as const,
        state: "ready" as const,
        reason: null,
        createdAt,
      };
      return { file, content };
    }),
  );

const entryOf = (text: EntryText, place: Place, files: readonly SeededFile[]): StoredMiscEntry => {
  const ofBoth = {
    ...place,
    visibility: text.visibility ?? "Everybody",
    organisationId: null,
    modifiedAt: place.createdAt,
    deletedAt: null,
  };
  return "location" in text
    ? { ...ofBoth, kind: "location", name: text.name, location: text.location }
    : {
        ...ofBoth,
        kind: "document",
        title: text.title,
        description: text.description ?? null,
        files: files.map(({ file: { id, fileName, contentType, size } }) => ({
          id,
          fileName,
          contentType,
          size,
        })),
      };
};

export const makeMisc = async (now: Date): Promise<Seeded> => {
  const chance = chanceFor(60);
  const groups = texts.map(({ name, description }, at): StoredMiscGroup => {
    const createdAt = workingDay(now, 300, chance);
    const times = { createdAt, modifiedAt: createdAt, deletedAt: null };
    return { id: String(at + 1), name, description, ordering: at + 1, ...times };
  });
  const placed = texts.flatMap(({ entries }, group) =>
    entries.map((text, at) => {
      const [groupId, order] = [String(group + 1), at + 1];
      const createdAt = workingDay(now, 200 - at, chance);
      return { text, place: { id: `misc-${groupId}-${order}`, groupId, order, createdAt } };
    }),
  );
  const made = await Promise.all(
    placed.map(async ({ text, place }) => {
      const files = await filesOf(text, place);
      return { files, entry: entryOf(text, place, files) };
    }),
  );
  return {
    groups,
    entries: made.map(({ entry }) => entry),
    files: made.flatMap(({ files }) => files),
  };
};
