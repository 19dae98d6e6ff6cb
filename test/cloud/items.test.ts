import { describe, expect, it } from "vitest";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { type Browser, ifMatch } from "../support/browser.ts";
import { aPdf, uploadPdf } from "../support/files.builder.ts";
import { ownOffice } from "../support/viewers.ts";
import {
  change,
  cloudFixture,
  fileIn,
  folderIn,
  listed,
  make,
  remove,
  titlesIn,
  upload,
} from "./cloud.fixture.ts";

const { items } = cloud;

const { admin, colleague, writer } = await cloudFixture();

const read = async (by: Pick<Browser, "call">, id: string) =>
  (await by.call(items.read, { params: { id }, query: {} })).data;

describe("a folder", () => {
  it("is created for everybody, in the office and the name of its creator", async () => {
    const folder = await make(writer, { title: "  Verträge ", description: "Muster" });

    expect(folder).toMatchObject({
      title: "Verträge",
      description: "Muster",
      visibility: "Everybody",
      organisationId: ownOffice.id,
      isFile: false,
      parentId: null,
      closed: false,
      createdBy: writer.employee.id,
      path: [],
    });
    expect(folder).not.toHaveProperty("file");
    expect(await read(colleague, folder.id)).toEqual(folder);
  });

  it("shows what is in it: folders first, then by name, with the right total and page", async () => {
    const { id } = await folderIn(writer, null);
    await fileIn(writer, id, "Ablage.pdf");
    for (const title of ["Übergabe", "zuletzt", "Anfang"]) await folderIn(writer, id, { title });

    expect(await titlesIn(colleague, id)).toEqual(["Anfang", "Übergabe", "zuletzt", "Ablage.pdf"]);
    expect(await listed(colleague, { parent: id, skip: 1, limit: 2 })).toMatchObject({
      skip: 1,
      totalCount: 4,
      data: [{ title: "Übergabe" }, { title: "zuletzt" }],
    });
    expect(await titlesIn(colleague, id, { sort: [{ field: "createdAt", direction: "desc" }] })).toEqual([
      "Anfang",
      "zuletzt",
      "Übergabe",
      "Ablage.pdf",
    ]);
  });

  it("tells the folders above it", async () => {
    const outer = await folderIn(writer, null, { title: "Außen" });
    const inner = await folderIn(writer, outer.id, { title: "Mitte" });
    const { id } = await folderIn(writer, inner.id);

    expect((await read(colleague, id)).path).toEqual([
      { id: outer.id, title: "Außen" },
      { id: inner.id, title: "Mitte" },
    ]);
  });

  it("names its creator when asked, without what is private", async () => {
    const outer = await folderIn(writer, null);
    await folderIn(writer, outer.id);

    const [item] = (await listed(colleague, { parent: outer.id, withCreator: true })).data;

    expect(item?.creator).toMatchObject({ id: writer.employee.id, birthday: null, hobbies: null });
  });

  it("names who changed it last, when asked", async () => {
    const { id } = await folderIn(writer, null);
    const { modifiedBy } = await change(admin, id, { description: "Für alle" });

    const { data } = await colleague.call(items.read, { params: { id }, query: { withCreator: true } });

    expect(data).toMatchObject({ creator: { id: writer.employee.id }, editor: { id: modifiedBy } });
    expect(modifiedBy).not.toBe(writer.employee.id);
  });
});

describe("a file", () => {
  it("is called as it was uploaded, and downloaded by whoever sees it", async () => {
    const fileId = await upload(writer, "Mietvertrag.pdf");

    const item = await make(writer, { fileId, visibility: "Everybody" });

    expect(item).toMatchObject({
      title: "Mietvertrag.pdf",
      isFile: true,
      file: { id: fileId, fileName: "Mietvertrag.pdf", contentType: "application/pdf", size: aPdf().length },
    });
    expect(await read(colleague, item.id)).toEqual(item);
  });

  it("is no upload of somebody else's, nor one that was made for an article", async () => {
    const foreign = await upload(colleague);
    const ofArticle = await uploadPdf(writer);

    await expect(make(writer, { fileId: foreign })).rejects.toMatchObject({ code: "file.unknown" });
    await expect(make(writer, { fileId: ofArticle })).rejects.toMatchObject({ code: "file.other-purpose" });
  });

  it("is taken once, however often it is asked for at the same time", async () => {
    const { id: parentId } = await folderIn(writer, null);
    const fileId = await upload(writer);
    const attempts = ["eins", "zwei", "drei"].map((title) => make(writer, { fileId, parentId, title }));

    const outcomes = await Promise.allSettled(attempts);

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ status: 422 });
    }
    expect(await titlesIn(writer, parentId)).toHaveLength(1);
  });

  it("has a name of its own in its folder: the other one is told", async () => {
    const { id } = await folderIn(writer, null);
    const first = await fileIn(writer, id, "Bilanz.pdf");
    const taken = { status: 409, code: "cloud-item.name-taken", current: { id: first.id } };

    await expect(fileIn(colleague, id, "bilanz.PDF")).rejects.toMatchObject(taken);
    const other = await fileIn(colleague, id, "Bilanz 2.pdf");
    await expect(change(colleague, other.id, { title: "Bilanz.pdf" })).rejects.toMatchObject(taken);
    await expect(
      change(writer, first.id, { title: "Bilanz.pdf", description: "Neu" }),
    ).resolves.toMatchObject({
      description: "Neu",
    });
  });

  it("does not betray a file of the same name that one may not see", async () => {
    const { id } = await folderIn(admin, null);
    await fileIn(admin, id, "Gehälter.pdf", { visibility: "PartnerDirectors" });

    const own = await fileIn(writer, id, "Gehälter.pdf");

    expect(await titlesIn(writer, id)).toEqual(["Gehälter.pdf"]);
    expect(await titlesIn(admin, id)).toHaveLength(2);
    expect(own.title).toBe("Gehälter.pdf");
  });
});

describe("a change", () => {
  it("keeps what it does not mention", async () => {
    const { id } = await make(writer, { title: "Alt", description: "Bleibt", visibility: "Everybody" });

    const changed = await change(writer, id, { title: "Neu" });

    expect(changed).toMatchObject({ title: "Neu", description: "Bleibt", organisationId: ownOffice.id });
    expect(await change(writer, id, { description: null, organisationId: null })).toMatchObject({
      title: "Neu",
      description: null,
      organisationId: null,
    });
  });

  it("accepts what reading answered, and then changes nothing", async () => {
    const folder = await folderIn(writer, (await folderIn(writer, null)).id);

    expect(await change(admin, folder.id, folder)).toEqual(folder);
  });

  it("is for the creator and administrators", async () => {
    const { id } = await folderIn(writer, null);

    for (const by of [writer, admin]) await change(by, id, { description: "Darf ich" });
    await expect(change(colleague, id, { title: "X" })).rejects.toMatchObject({ status: 403 });
    await expect(remove(colleague, id)).rejects.toMatchObject({ status: 403 });
  });

  it("on top of somebody else's is told with what is there now", async () => {
    const { id } = await folderIn(writer, null);
    const { headers } = await writer.call(items.read, { params: { id }, query: {} });
    await change(admin, id, { title: "Inzwischen" });

    const late = writer.send(
      items.update,
      {
        params: { id },
        body: { title: "Zu spät" },
      },
      ifMatch(headers.get("etag")),
    );

    const { response } = await late;
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ current: { title: "Inzwischen" } });
  });

  it("names no office that does not exist", async () => {
    const { id } = await folderIn(writer, null);

    await expect(change(writer, id, { organisationId: "nowhere" })).rejects.toMatchObject({
      status: 422,
      errors: [{ path: "organisationId" }],
    });
  });

  it("gives a folder no content", async () => {
    const { id } = await folderIn(writer, null);

    await expect(change(writer, id, { fileId: await upload(writer) })).rejects.toMatchObject({
      code: "cloud-item.not-a-file",
    });
  });
});

describe("a folder that its creator closed", () => {
  it("takes things from the creator and administrators only", async () => {
    const { id } = await folderIn(writer, null, { closed: true });

    for (const by of [writer, admin]) await folderIn(by, id);
    await expect(folderIn(colleague, id)).rejects.toMatchObject({ status: 403, code: "cloud-item.closed" });
    await change(writer, id, { closed: false });
    await folderIn(colleague, id);

    expect((await listed(colleague, { parent: id })).totalCount).toBe(3);
  });
});
