import { subDays } from "date-fns/subDays";
import type { StoredCloudItem } from "../../../functions/data/cloud/cloud-items.collection.ts";
import { type Employee, fullName } from "../../../shared/organisations/employee.ts";
import { type Chance, chanceFor } from "../chance.ts";
import type { SeededFile } from "../files/seeded-file.ts";
import { workingDay } from "../working-day.ts";
import { cloudFolders, type FileText, type FolderText, officeFolders } from "./cloud.text.ts";
import { contentsOf } from "./cloud-file.ts";

interface Seeding {
  readonly employees: readonly Employee[];
  readonly now: Date;
  readonly chance: Chance;
}

interface SeededCloud {
  readonly items: readonly StoredCloudItem[];
  readonly files: readonly SeededFile[];
}

interface Place {
  readonly id: string;
  readonly parentId: string | null;
}

const DAYS_BACK = 400;
const DELETED_DAYS_AGO = 5;

const itemAt = (
  { id, parentId }: Place,
  { name, description, isDeleted = false, visibility = "Everybody", closed = false }: FolderText,
  { employees, now, chance }: Seeding,
): StoredCloudItem => {
  const creator = chance.helpers.arrayElement(employees);
  const deletedAt = isDeleted ? subDays(now, DELETED_DAYS_AGO).toISOString() : null;
  const createdAt = workingDay(now, chance.number.int({ min: 10, max: DAYS_BACK }), chance);
  return {
    id,
    parentId,
    title: name,
    description: description ?? null,
    visibility,
    closed,
    organisationId: creator.employedAt,
    isFile: false,
    file: null,
    upload: null,
    versions: [],
    createdAt,
    createdBy: creator.id,
    modifiedAt: createdAt,
    modifiedBy: creator.id,
    deletedAt,
    deletedBy: isDeleted ? creator.id : null,
    deleterName: isDeleted ? fullName(creator) : null,
    isPurged: false,
    former:
      deletedAt === null ? [] : [{ until: deletedAt, title: name, parentId, file: null, isDeleted: false }],
  };
};

const fileAt = async (place: Place, text: FileText, seeding: Seeding): Promise<SeededCloud> => {
  const item = itemAt(place, text, seeding);
  const creator = seeding.employees.find(({ id }) => id === item.createdBy);
  const contents = await contentsOf(place.id, text, {
    uploadedAt: item.createdAt,
    uploadedBy: item.createdBy,
    uploaderName: creator ? fullName(creator) : "",
    office: item.organisationId,
  });
  const [current, ...versions] = contents.map(({ uploaded }) => uploaded);
  if (!current) return { items: [], files: [] };
  const { file, ...upload } = current;
  const { title, parentId, deletedAt } = item;
  const state = { title, parentId, isDeleted: false };
  const former = [
    ...(deletedAt === null ? [] : [{ ...state, until: deletedAt, file }]),
    ...versions.map((version, at) => ({
      ...state,
      until: (versions[at - 1] ?? current).uploadedAt,
      file: version.file,
    })),
  ];
  const createdAt = versions.at(-1)?.uploadedAt ?? item.createdAt;
  return {
    items: [{ ...item, createdAt, isFile: true, file, upload, versions, former }],
    files: contents.map(({ seeded }) => seeded),
  };
};

const below = async (
  parentId: string | null,
  folders: readonly FolderText[],
  files: readonly FileText[],
  seeding: Seeding,
): Promise<SeededCloud> => {
  const made: SeededCloud[] = [];
  const idOf = (at: number) => `${parentId ?? "cloud"}-${at + 1}`;
  for (const [at, folder] of folders.entries()) {
    const place = { id: idOf(at), parentId };
    const items = [itemAt(place, folder, seeding)];
    made.push({ items, files: [] }, await below(place.id, folder.folders ?? [], folder.files ?? [], seeding));
  }
  for (const [at, file] of files.entries()) {
    made.push(await fileAt({ id: idOf(folders.length + at), parentId }, file, seeding));
  }
  return {
    items: made.flatMap(({ items }) => items),
    files: made.flatMap((one) => one.files),
  };
};

export const makeCloud = (
  employees: readonly Employee[],
  offices: readonly { readonly name: string }[],
  now: Date,
): Promise<SeededCloud> => {
  const folders = [...cloudFolders, officeFolders(offices.map(({ name }) => name))];
  return below(null, folders, [], { employees, now, chance: chanceFor(25) });
};
