import { fileTypeFromBuffer } from "file-type";
import { expect, it } from "vitest";
import { bytesOf, typeOf } from "../../../infra/demo/cloud/file-bytes.ts";

it.each(["pdf", "docx", "xlsx"])("a seeded %s is found to be one by its bytes", async (ending) => {
  const name = `Frist & Maß.${ending}`;

  const bytes = await bytesOf(name, ["Frist;Tage", "Beschwerde <30>;30"]);

  expect((await fileTypeFromBuffer(bytes))?.mime).toBe(typeOf(name));
});
