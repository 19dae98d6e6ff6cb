import { addDays } from "date-fns/addDays";
import { strFromU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { openZipJobs } from "../../functions/data/jobs/zip-jobs.repository.ts";
import { openZipStore } from "../../functions/data/jobs/zip-store.repository.ts";
import { openStores } from "../../functions/data/stores.ts";
import { sweepFiles } from "../../functions/files/sweep-files.ts";
import { type MakeZipDeps, makeZipOf } from "../../functions/jobs/make-zip.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { files } from "../../shared/files/files.contract.ts";
import { jobs } from "../../shared/jobs/jobs.contract.ts";
import { cloudFixture, fileIn, folderIn, make } from "../cloud/cloud.fixture.ts";
import { aPdf, fetchFile, objectsOf, uploadAs } from "../support/files.builder.ts";
import { sweepDeps } from "../support/sweep-deps.ts";

type Fixture = Awaited<ReturnType<typeof cloudFixture>>;
type Caller = Pick<Fixture["writer"], "call" | "send">;

const MEGABYTE = 1024 * 1024;
const MINUTE = 60_000;

const { admin, colleague, table, writer } = await cloudFixture();

const depsOf = (): MakeZipDeps => ({
  ...openStores(table),
  table,
  store: openZipStore(),
});

const nameOf = (id: string) => ({ id, userId: writer.user.id });
const makeZip = (deps: MakeZipDeps, id: string) => makeZipOf(deps, nameOf(id));

const ask = async (by: Caller, ...cloudIds: string[]) =>
  (await by.call(jobs.zip, { body: { cloudIds } })).data;

const jobOf = async (by: Caller, id: string) => (await by.call(jobs.read, { params: { id } })).data;

const bytesOf = async (by: Caller, fileId: string | null) => {
  const { response } = await by.send(files.read, { params: { id: fileId ?? "" }, query: {} });
  const download = await fetchFile(response.headers.get("location"));
  return { bytes: new Uint8Array(await download.arrayBuffer()), headers: download.headers };
};

const unzipped = async (by: Caller, id: string) => {
  const { fileId, state } = await jobOf(by, id);
  expect(state).toBe("ready");
  return unzipSync((await bytesOf(by, fileId)).bytes);
};

const namesIn = async (by: Caller, ...cloudIds: string[]) => {
  const { id } = await ask(by, ...cloudIds);
  await makeZip(depsOf(), id);
  return Object.keys(await unzipped(by, id)).toSorted();
};

const textFile = async (by: Fixture["writer"], parentId: string | null, fileName: string, text: string) => {
  const bytes = Buffer.from(text);
  const fileId = await uploadAs(by, { fileName, contentType: "text/plain", bytes, purpose: "cloud" });
  return make(by, { fileId, parentId });
};

const sweepAfter = async (days: number) => {
  await sweepFiles(sweepDeps(table), addDays(new Date(), days));
};

describe("a ZIP of a folder", () => {
  it("has all that is in it, with umlauts and emptiness, and is downloaded by the folder's name", async () => {
    const folder = await make(writer, { title: "Verträge 📁" });
    const below = await folderIn(writer, folder.id, { title: "Übergaben" });
    await folderIn(writer, folder.id, { title: "Leer" });
    await textFile(writer, below.id, "Prüfung.txt", "Grüße");
    await fileIn(writer, folder.id, "vertrag.pdf");

    const begun = await ask(writer, folder.id);
    expect(begun).toMatchObject({
      state: "waiting",
      done: 0,
      total: aPdf().length + 7,
      fileName: "Verträge 📁.zip",
      fileId: null,
    });
    await makeZip(depsOf(), begun.id);

    const content = await unzipped(writer, begun.id);
    expect(Object.keys(content).toSorted()).toEqual([
      "Verträge 📁/",
      "Verträge 📁/Leer/",
      "Verträge 📁/vertrag.pdf",
      "Verträge 📁/Übergaben/",
      "Verträge 📁/Übergaben/Prüfung.txt",
    ]);
    expect(strFromU8(content["Verträge 📁/Übergaben/Prüfung.txt"] ?? new Uint8Array())).toBe("Grüße");
    const { done, total, fileId } = await jobOf(writer, begun.id);
    expect(done).toBe(total);
    expect((await bytesOf(writer, fileId)).headers.get("content-disposition")).toContain("attachment");
  });

  it("is begun once for the same choice, and three at a time for one person", async () => {
    const folders = await Promise.all([1, 2, 3, 4].map(() => folderIn(admin, null)));
    const [first, ...others] = folders.map(({ id }) => id);

    const begun = await ask(admin, first ?? "");

    expect((await ask(admin, first ?? "")).id).toBe(begun.id);
    await ask(admin, others[0] ?? "");
    const last = await ask(admin, others[1] ?? "");
    await expect(ask(admin, others[2] ?? "")).rejects.toMatchObject({ status: 409 });
    await admin.call(jobs.remove, { params: { id: last.id } });
    await ask(admin, others[2] ?? "");
  });

  it("keeps apart what has the same name, and takes what was chosen twice once", async () => {
    const parent = await folderIn(writer, null, { title: "Beide" });
    const one = await folderIn(writer, parent.id, { title: "Akten" });
    const other = await folderIn(writer, parent.id, { title: "akten" });
    const file = await fileIn(writer, one.id, "plan.pdf");

    expect(await namesIn(writer, one.id, other.id, file.id)).toEqual([
      "Akten/",
      "Akten/plan.pdf",
      "akten (2)/",
    ]);
  });

  it("leaves out what its owner does not see, also if that was hidden after they asked", async () => {
    const folder = await folderIn(writer, null, { title: "Gemischt" });
    await fileIn(admin, folder.id, "geheim.pdf", { visibility: "Directors" });
    await fileIn(admin, folder.id, "offen.pdf");
    const later = await fileIn(admin, folder.id, "spaeter.pdf");
    const { id, total } = await ask(writer, folder.id);
    expect(total).toBe(2 * aPdf().length);
    const body = { visibility: "Directors" as const };
    await admin.call(cloud.items.update, { params: { id: later.id }, body });

    await makeZip(depsOf(), id);

    expect(Object.keys(await unzipped(writer, id)).toSorted()).toEqual(["Gemischt/", "Gemischt/offen.pdf"]);
    expect(await jobOf(writer, id)).toMatchObject({ files: 2, leftOut: 1, done: aPdf().length });
  });

  it("of what is hidden or unknown is refused", async () => {
    const hidden = await folderIn(admin, null, { visibility: "Directors" });

    await expect(ask(writer, hidden.id, "unknown")).rejects.toMatchObject({
      status: 422,
      code: "job.nothing",
    });
  });

  it("is its owner's alone, and cannot be put into the cloud", async () => {
    const file = await fileIn(writer, null, `${crypto.randomUUID()}.pdf`);
    const { id } = await ask(writer, file.id);
    await makeZip(depsOf(), id);
    const fileId = (await jobOf(writer, id)).fileId ?? "";

    await expect(jobOf(colleague, id)).rejects.toMatchObject({ status: 404 });
    expect((await colleague.call(jobs.list, {})).data.data).toEqual([]);
    const { response } = await colleague.send(files.read, { params: { id: fileId }, query: {} });
    expect(response.status).toBe(404);
    await expect(writer.call(cloud.items.create, { body: { title: "Kopie", fileId } })).rejects.toMatchObject(
      {
        code: "file.other-purpose",
      },
    );
  });

  it("lives a day", async () => {
    const file = await fileIn(writer, null, `${crypto.randomUUID()}.pdf`);
    const { id } = await ask(writer, file.id);
    await makeZip(depsOf(), id);
    const fileId = (await jobOf(writer, id)).fileId ?? "";
    expect(await objectsOf(fileId)).toEqual(["original"]);

    await sweepAfter(2);

    expect(await objectsOf(fileId)).toEqual([]);
  });

  it("holds an archive that would unpack to very much as it came", async () => {
    const bomb = Buffer.from(zipSync({ "[Content_Types].xml": new Uint8Array(50 * MEGABYTE) }));
    const folder = await folderIn(writer, null, { title: "Archive" });
    const office = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    for (const [fileName, contentType] of [
      ["bombe.zip", "application/zip"],
      ["brief.docx", office],
    ] as const) {
      const fileId = await uploadAs(writer, { fileName, contentType, bytes: bomb, purpose: "cloud" });
      await make(writer, { fileId, parentId: folder.id });
    }

    const { id } = await ask(writer, folder.id);
    await makeZip(depsOf(), id);

    const content = await unzipped(writer, id);
    expect(Buffer.from(content["Archive/bombe.zip"] ?? []).equals(bomb)).toBe(true);
    expect(Buffer.from(content["Archive/brief.docx"] ?? []).equals(bomb)).toBe(true);
  });

  it("of more than a part of S3's is whole", async () => {
    const folder = await folderIn(writer, null, { title: "Groß" });
    const large = Buffer.alloc(10 * MEGABYTE, "Ein langer Text. ");
    for (const name of ["eins.txt", "zwei.txt"]) await textFile(writer, folder.id, name, large.toString());

    const { id } = await ask(writer, folder.id);
    await makeZip(depsOf(), id);

    const content = await unzipped(writer, id);
    expect(Buffer.from(content["Groß/zwei.txt"] ?? []).equals(large)).toBe(true);
  });
});

describe("a ZIP that is interrupted", () => {
  const aJob = async () => {
    const folder = await folderIn(writer, null, { title: "Unterbrochen" });
    await fileIn(writer, folder.id, "eins.pdf");
    await fileIn(writer, folder.id, "zwei.pdf");
    return ask(writer, folder.id);
  };

  /** Does something before each file is read, and keeps the ids of what was written. */
  const reading = (beforeEachFile: () => Promise<unknown>) => {
    const deps = depsOf();
    const written: string[] = [];
    const store: MakeZipDeps["store"] = {
      open: async (fileId) => {
        await beforeEachFile();
        return deps.store.open(fileId);
      },
      write: (file, bytes) => {
        written.push(file.fileId);
        return deps.store.write(file, bytes);
      },
    };
    return { deps: { ...deps, store }, written };
  };

  const dying = () => reading(() => Promise.reject(new Error("The worker dies."))).deps;

  it("is begun again once the dead run has been silent for a minute, and has one result", async () => {
    const { id } = await aJob();
    await expect(makeZip(dying(), id)).rejects.toThrow();

    await makeZip(depsOf(), id);
    expect(await jobOf(writer, id)).toMatchObject({ state: "running", fileId: null });
    expect(await openZipJobs(table).due(new Date(Date.now() + 2 * MINUTE))).toContainEqual(nameOf(id));

    const later = { ...depsOf(), clock: () => Date.now() + 2 * MINUTE };
    await makeZip(later, id);
    const { fileId } = await jobOf(writer, id);
    await makeZip(later, id);
    expect(await jobOf(writer, id)).toMatchObject({ state: "ready", fileId });
    expect((await writer.call(jobs.list, {})).data.data[0]).toMatchObject({ id, state: "ready", fileId });
    expect(Object.keys(await unzipped(writer, id))).toHaveLength(3);
  });

  it("leaves nothing of a run that another has overtaken", async () => {
    const { id } = await aJob();
    let overtaking: Promise<void> | undefined;
    const slow = reading(
      () => (overtaking ??= makeZip({ ...depsOf(), clock: () => Date.now() + 2 * MINUTE }, id)),
    );

    await makeZip(slow.deps, id);
    await overtaking;

    const { fileId, state } = await jobOf(writer, id);
    expect(state).toBe("ready");
    expect(await objectsOf(fileId ?? "")).toEqual(["original"]);
    expect(slow.written).not.toContain(fileId);
    await sweepAfter(0);
    expect(await objectsOf(fileId ?? "")).toEqual(["original"]);
    expect(await objectsOf(slow.written[0] ?? "")).toEqual([]);
  });

  it("is given up after three runs", async () => {
    const { id } = await aJob();
    for (let run = 0; run < 3; run += 1) {
      const clock = () => Date.now() + 2 * run * MINUTE;
      await expect(makeZip({ ...dying(), clock }, id)).rejects.toThrow();
    }

    await makeZip({ ...depsOf(), clock: () => Date.now() + 10 * MINUTE }, id);

    expect(await jobOf(writer, id)).toMatchObject({ state: "failed", fileId: null });
  });

  it("ends when its owner stops it", async () => {
    const { id } = await aJob();
    let stopping: Promise<unknown> | undefined;
    const stopped = reading(() => (stopping ??= writer.call(jobs.remove, { params: { id } })));

    await makeZip(stopped.deps, id);

    await sweepAfter(0);
    await expect(jobOf(writer, id)).rejects.toMatchObject({ status: 404 });
    expect(await objectsOf(stopped.written[0] ?? "")).toEqual([]);
  });

  it("leaves out a file whose bytes are gone meanwhile", async () => {
    const { id } = await aJob();
    const deps = depsOf();
    let opened = 0;
    const store = {
      ...deps.store,
      open: async (fileId: string) => {
        opened += 1;
        return deps.store.open(opened === 1 ? "gone" : fileId);
      },
    };

    await makeZip({ ...deps, store }, id);

    expect(Object.keys(await unzipped(writer, id))).toHaveLength(2);
    expect(await jobOf(writer, id)).toMatchObject({ files: 2, leftOut: 1 });
  });
});
