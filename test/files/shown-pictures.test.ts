import { describe, expect, it } from "vitest";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { fileAddress, type ImageVariant } from "../../shared/files/file-address.ts";
import { files } from "../../shared/files/files.contract.ts";
import type { Pictures } from "../../shared/files/pictures.ts";
import { galleries } from "../../shared/galleries/galleries.contract.ts";
import { flagsOf } from "../../shared/news/article-state.ts";
import { news } from "../../shared/news/news.contract.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { portal } from "../portal.ts";
import { aPicture, fetchFile, uploadAs, uploadPicture } from "../support/files.builder.ts";
import { anArticleDraft } from "../support/news.builder.ts";
import { ownOffice } from "../support/viewers.ts";

const { as, table } = await portal();

const editor = await portal({ as: "editor" });
const employee = await portal({ as: "employee" });
const admin = await portal({ as: "admin" });

const YESTERDAY = new Date(Date.now() - 24 * 3_600_000).toISOString();

const anArticleWithPicture = async (state: Parameters<typeof flagsOf>) => {
  const titleImageId = await uploadPicture(editor);
  const body = anArticleDraft({ organisationId: ownOffice.id, titleImageId });
  const { id } = (await editor.call(news.articles.create, { body })).data;
  const facts = { ...flagsOf(...state), releaseDate: YESTERDAY };
  await openArticles(table).update(id, (article) => ({ ...article, ...facts }));
  return titleImageId;
};

const asked = { config: listConfig({ limit: 100, withPictures: true }) };
const addressIn = (pictures: Pictures | undefined, id: string, variant: ImageVariant) =>
  pictures?.addresses[fileAddress(id, variant)];

/** Where the picture's own address leads. */
const redirected = async (id: string, variant: ImageVariant) => {
  const { response } = await employee.send(files.read, { params: { id }, query: { variant } });
  return response.headers.get("location");
};

describe("a list that is asked withPictures", () => {
  it("tells where the pictures of its rows lead, as long as a redirect would be kept", async () => {
    const id = await anArticleWithPicture(["released", { isInternalRelease: true }]);

    const { pictures } = (await employee.call(news.articles.internal, { query: asked })).data;
    const address = addressIn(pictures, id, "preview") ?? "";

    expect(pictures?.maxAge).toBe(300);
    expect((await fetchFile(address)).headers.get("content-type")).toBe("image/webp");
    // The same for all who ask within some minutes, so that browsers find the bytes again.
    expect(new URL(address).pathname).toBe(new URL((await redirected(id, "preview")) ?? "").pathname);
    expect(addressIn((await employee.call(news.overview.read, {})).data.pictures, id, "preview")).toBe(
      address,
    );
  });

  it("tells nothing of what the caller does not see, and nothing unless asked", async () => {
    const id = await anArticleWithPicture(["draft"]);

    const { pictures } = (await employee.call(news.articles.internal, { query: asked })).data;
    const plain = (await employee.call(news.articles.internal, { query: { config: listConfig() } })).data;

    expect(addressIn(pictures, id, "preview")).toBeUndefined();
    expect(plain).not.toHaveProperty("pictures");
  });

  it("tells those of galleries, and of their images", async () => {
    const { id } = (await admin.call(galleries.create, { body: { name: "Ausflug" } })).data;
    const picture = { fileName: "fest.jpg", contentType: "image/jpeg", bytes: await aPicture() };
    const fileId = await uploadAs(admin, { ...picture, purpose: "gallery" });
    await admin.call(galleries.images.create, { params: { id }, body: { fileId } });

    const covers = (await employee.call(galleries.list, { query: asked })).data.pictures;
    const images = (await employee.call(galleries.images.list, { params: { id }, query: asked })).data
      .pictures;

    expect((await fetchFile(addressIn(covers, fileId, "preview"))).status).toBe(200);
    expect((await fetchFile(addressIn(images, fileId, "thumbnail"))).status).toBe(200);
  });

  it("tells those of people", async () => {
    const picture = { fileName: "ich.jpg", contentType: "image/jpeg", bytes: await aPicture() };
    const person = await as({});
    const fileId = await uploadAs(person, { ...picture, purpose: "employee" });
    const params = { id: person.employee.id };
    await person.call(organisations.employeePicture.set, { params, body: { fileId } });

    const all = (await person.call(organisations.employees.list, { query: asked })).data.pictures;

    expect((await fetchFile(addressIn(all, fileId, "thumbnail"))).status).toBe(200);
  });
});
