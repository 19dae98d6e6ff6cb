import { describe, expect, it } from "vitest";
import { takeText } from "../../functions/cloud/texts/take-text.ts";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { extractText } from "../../functions/platform/text-extraction/extract-text.ts";
import { files } from "../../shared/files/files.contract.ts";
import { aDocx } from "../support/documents.builder.ts";
import { fetchFile } from "../support/files.builder.ts";
import { hostileDocuments } from "../support/hostile-documents.ts";
import { documentsFixture, takeTextOf } from "./documents.fixture.ts";

const GIGABYTE = 1024 ** 3;

const { admin, storedFile, table, texts } = await documentsFixture();

const outcomeOf = async (fileId: string) => (await texts.find(fileId))?.outcome;

const downloaded = async (id: string) => {
  const { response } = await admin.send(files.read, { params: { id }, query: {} });
  return new Uint8Array(await (await fetchFile(response.headers.get("location"))).arrayBuffer());
};

describe("a hostile document", () => {
  it.each(Object.entries(hostileDocuments))(
    "costs one try, not the worker: %s",
    async (_, { fileName, bytes, outcomes }) => {
      const hostile = bytes();
      const { fileId } = await storedFile(fileName, hostile);

      expect(await takeTextOf(fileId)).toEqual([]);

      expect(outcomes).toContain(await outcomeOf(fileId));
      expect((await texts.find(fileId))?.tries).toBe(1);
      expect(Buffer.compare(await downloaded(fileId), hostile)).toBe(0);
    },
  );

  it("of any kind leaves a worker that reads the next one", async () => {
    const { fileId } = await storedFile("gut.docx", aDocx({ paragraphs: [["Gesellschaftsvertrag"]] }));

    expect(await takeTextOf(fileId)).toEqual([]);

    expect((await texts.find(fileId))?.text).toBe("Gesellschaftsvertrag");
  });

  it("of a gigabyte is not read at all", async () => {
    const { fileId } = await storedFile("gross.pdf", new Uint8Array(1), { size: GIGABYTE });

    await takeTextOf(fileId);

    expect(await outcomeOf(fileId)).toBe("too-large");
  });

  it("that is empty has no words", async () => {
    const { fileId } = await storedFile("leer.txt", new Uint8Array());

    expect(await takeTextOf(fileId)).toEqual([]);
    expect(await outcomeOf(fileId)).toBe("none");
  });

  it("tells nobody what its entities name", async () => {
    for (const name of ["an entity that names a file", "entities that multiply"]) {
      const document = hostileDocuments[name];
      const { fileId } = await storedFile("lachen.docx", document?.bytes() ?? new Uint8Array());
      await takeTextOf(fileId);

      expect((await texts.find(fileId))?.text).toMatch(/^&\w+;$/);
    }
  });
});

describe("a worker that ends while it reads a document", () => {
  const interrupted = async (tries: number) => {
    const { fileId } = await storedFile("vertrag.docx", aDocx({ paragraphs: [["Pachtvertrag"]] }));
    await texts.put(fileId, { outcome: null, tries, text: "" });
    await takeTextOf(fileId);
    return texts.find(fileId);
  };

  it("is followed by one that reads it", async () => {
    expect(await interrupted(1)).toMatchObject({ outcome: "words", text: "Pachtvertrag" });
  });

  it("twice is followed by none", async () => {
    expect(await interrupted(2)).toMatchObject({ outcome: "gave-up", text: "" });
  });
});

describe("a worker that cannot reach a document", () => {
  it("does not count it as the document's try, however often it fails", async () => {
    const { fileId } = await storedFile("vertrag.docx", aDocx({ paragraphs: [["Pachtvertrag"]] }));
    const deps = {
      files: openFiles(table),
      texts,
      extract: extractText,
      noteChange: async () => {},
    };
    const readFile = () => Promise.reject(new Error("503 Slow Down"));

    for (let time = 0; time < 3; time++) {
      await expect(takeText({ ...deps, texts: { ...texts, readFile } }, fileId)).rejects.toThrow("503");
    }

    await takeText(deps, fileId);
    expect(await texts.find(fileId)).toMatchObject({
      outcome: "words",
      tries: 1,
      text: "Pachtvertrag",
    });
  });

  it("does not blame it for a thread that has not begun to read", async () => {
    const limits = { milliseconds: 0, heapMegabytes: 64, bufferMegabytes: 64 };

    await expect(extractText("text", new TextEncoder().encode("Pacht"), limits)).rejects.toThrow("not begun");
  });
});
