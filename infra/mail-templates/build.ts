import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { DEFAULT_NEWSLETTER_HEADER } from "../../functions/data/templates/newsletter-header.ts";
import { compileTemplateSet } from "./compile.ts";
import { drawHeaderPicture } from "./header-picture.ts";

const TARGET = new URL("../../functions/data/templates/default-template-set.generated.json", import.meta.url);

/** Compressed, since the bundles that hold it start far more often than it is read. */
const gzip = gzipSync(await compileTemplateSet(), { level: 9 }).toString("base64");

await writeFile(TARGET, `${JSON.stringify({ gzip }, null, 2)}\n`);
await writeFile(
  new URL(`../../web/public${DEFAULT_NEWSLETTER_HEADER}`, import.meta.url),
  await drawHeaderPicture(),
);
