import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { AsPlainObject } from "minisearch";
import * as z from "zod";
import { ANALYSIS } from "./german.ts";
import { type SearchedFields, TextIndex, type Versioned } from "./text-index.ts";

/** Most of what there is to gain comes from the first level; the others cost seconds. */
const pack = (text: string) => promisify(gzip)(text, { level: 1 });
const unpack = promisify(gunzip);

const Stored = z.object({
  /** How the words were made: an index made in another way would find other things. */
  made: z.string(),
  versions: z.array(z.tuple([z.string(), z.number()])),
  words: z.custom<AsPlainObject>((value) => typeof value === "object" && value !== null),
});

const madeFrom = <Entity>(fields: SearchedFields<Entity>) => [ANALYSIS, ...Object.keys(fields)].join(" ");

/** An index as it lies in the bucket. */
export const packIndex = <Entity extends Versioned>(
  index: TextIndex<Entity>,
  fields: SearchedFields<Entity>,
): Promise<Uint8Array> => pack(JSON.stringify({ made: madeFrom(fields), ...index.toJSON() }));

/** The index in an object of the bucket; undefined where it is broken, or was made in another way. */
export const unpackIndex = async <Entity extends Versioned>(
  bytes: Uint8Array,
  fields: SearchedFields<Entity>,
): Promise<TextIndex<Entity> | undefined> => {
  try {
    const { made, ...stored } = Stored.parse(JSON.parse((await unpack(bytes)).toString()));
    return made === madeFrom(fields) ? new TextIndex(fields, stored) : undefined;
  } catch {
    return undefined;
  }
};
