import { describe, expect, it } from "vitest";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { files } from "../../shared/files/files.contract.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { portal } from "../portal.ts";
import { aPdf, aPicture, uploadAs } from "../support/files.builder.ts";
import { officeFixture } from "./office.fixture.ts";

const { pictures } = organisations;
type Keeper = Awaited<ReturnType<typeof officeFixture>>["keeper"];

const upload = async (browser: Keeper) =>
  uploadAs(browser, {
    fileName: "haus.jpg",
    contentType: "image/jpeg",
    bytes: await aPicture(),
    purpose: "organisation",
  });

const picturesFixture = async () => {
  const fixture = await officeFixture();
  const { office, keeper, table } = fixture;
  const set = (fileId: string, kind: "details" | "newsletter-header" = "details", browser: Keeper = keeper) =>
    browser.call(pictures.set, { params: { id: office.id }, body: { fileId, kind } });
  const remove = (pictureId: string, organisationId = office.id, browser: Keeper = keeper) =>
    browser.call(pictures.remove, { params: { organisationId, pictureId } });
  return { ...fixture, set, remove, stored: openFiles(table) };
};

describe("pictures of an office", () => {
  it("are set for each purpose, and change with the office's version", async () => {
    const { keeper, set, read } = await picturesFixture();
    const [house, header] = [await upload(keeper), await upload(keeper)];

    await set(house);
    const { data, headers } = await set(header, "newsletter-header");

    expect(headers.get("etag")).toBe('"3"');
    expect(data.pictures).toEqual([
      { id: house, kind: "details" },
      { id: header, kind: "newsletter-header" },
    ]);
    expect(await read()).toEqual(data);
  });

  it("are seen by every employee, and by everybody once they are the office's", async () => {
    const { keeper, as, set } = await picturesFixture();
    const id = await upload(keeper);
    const [colleague, nobody] = [await as("employee"), await portal()];
    const seen = async () => [
      (await colleague.send(files.read, { params: { id }, query: {} })).response.status,
      (await nobody.send(files.readPublic, { params: { id }, query: {} })).response.status,
    ];

    expect(await seen()).toEqual([404, 404]);
    await set(id);
    expect(await seen()).toEqual([302, 302]);
  });

  it("let go of the one they replace, and of one that is deleted", async () => {
    const { keeper, set, remove, read, stored } = await picturesFixture();
    const [old, fresh] = [await upload(keeper), await upload(keeper)];
    await set(old);
    await set(fresh);

    expect(await stored.find(old)).toMatchObject({ state: "dropped", owner: null });
    expect((await remove(fresh)).status).toBe(204);
    expect(await stored.find(fresh)).toMatchObject({ state: "dropped", owner: null });
    expect(await read()).toMatchObject({ pictures: [] });
  });

  it("are images, and nothing that is somebody else's", async () => {
    const { keeper, stranger, set, read, other } = await picturesFixture();
    const bytes = aPdf();
    const pdf = await uploadAs(keeper, { fileName: "a.pdf", contentType: "application/pdf", bytes });
    const theirs = await upload(stranger);
    const taken = await upload(stranger);
    await stranger.call(pictures.set, { params: { id: other.id }, body: { fileId: taken, kind: "details" } });

    const wrong = [
      [pdf, "file.not-an-image"],
      [theirs, "file.unknown"],
      [taken, "file.taken"],
      ["gone", "file.unknown"],
    ] as const;
    for (const [fileId, code] of wrong) {
      await expect(set(fileId)).rejects.toMatchObject({ status: 422, code, errors: [{ path: "fileId" }] });
    }
    expect(await read()).toMatchObject({ pictures: [] });
  });

  it("are not there by the path of another office", async () => {
    const { keeper, stranger, set, remove, read, other } = await picturesFixture();
    const house = await upload(keeper);
    await set(house);

    await expect(remove(house, other.id, stranger)).rejects.toMatchObject({
      status: 404,
      code: "picture.not-found",
    });
    expect(await read()).toMatchObject({ pictures: [{ id: house }] });
  });

  it("of no kind but those there are", async () => {
    const { keeper, office } = await picturesFixture();
    const rawBody = JSON.stringify({ fileId: "x", kind: "logo" });

    const { response } = await keeper.send(pictures.set, { params: { id: office.id } }, { rawBody });

    expect(await response.json()).toMatchObject({ status: 400, errors: [{ path: "kind" }] });
  });
});
