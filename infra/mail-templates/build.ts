import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { compileTemplateSet } from "./compile.ts";

const TARGET = new URL("../../functions/platform/mail/default-template-set.generated.json", import.meta.url);

/** Packed: the bundles that hold it are started far more often than it is read. */
const gzip = gzipSync(await compileTemplateSet(), { level: 9 }).toString("base64");

await writeFile(TARGET, `${JSON.stringify({ gzip }, null, 2)}\n`);
