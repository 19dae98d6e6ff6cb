import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { AsPlainObject } from "minisearch";
import * as z from "zod";
import { ANALYSIS } from "./german.ts";
import { type SearchedFields, TextIndex, type Versioned } from "./text-index.ts";

const pack = (text: string) => promisify(gzip)(text, { level: 1 });
const unpack = promisify(gunzip);

const Stored = z.object({
  made: z.string(),
  versions: z.array(z.tuple([z.string(), z.number()])),
  words: z.custom<AsPlainObject>((value) => typeof value === "object" && value !== null),
});

const madeFrom = <Entity>(fields: SearchedFields<Entity>) => [ANALYSIS, ...Object.keys(fields)].join(" ");

export const packIndex = <Entity extends Versioned>(
  index: TextIndex<Entity>,
  fields: SearchedFields<Entity>,
): Promise<Uint8Array> => pack(JSON.stringify({ made: madeFrom(fields), ...index.toJSON() }));

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
