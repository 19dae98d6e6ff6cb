import { beforeAll, describe, expect, it } from "vitest";
import type { ImageVariant } from "../../shared/files/file-address.ts";
import { files } from "../../shared/files/files.contract.ts";
import type { Employee } from "../../shared/organisations/employee.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { portal } from "../portal.ts";
import { type Browser, ifMatch } from "../support/browser.ts";
import { aPicture, fetchFile, uploadAs, uploadPdf, withCameraData } from "../support/files.builder.ts";
import { anEmployee } from "../support/people.builder.ts";
import { otherOffice, ownOffice } from "../support/viewers.ts";

const { employeePicture, employees } = organisations;

let person: Browser & { readonly employee: Employee };

const jpeg = await aPicture(900, 600);
const colleague = await portal({ as: "employee" });

/** Somebody with a picture, in a browser of their own. */
const newcomer = async () => (await portal()).as({ employee: { employedAt: ownOffice.id } });

const upload = (browser: Browser, bytes = jpeg, purpose: "employee" | "article" = "employee") =>
  uploadAs(browser, { fileName: "am see.jpg", contentType: "image/jpeg", bytes, purpose });

const show = async (browser: Browser, id: string, fileId: string, words?: string) =>
  (
    await browser.call(employeePicture.set, {
      params: { id },
      body: { fileId, ...(words === undefined ? {} : { profilePictureAltText: words }) },
    })
  ).data;

const statusOf = async (browser: Browser, id: string) =>
  (await browser.send(files.read, { params: { id }, query: {} })).response.status;

const bytesOf = async (browser: Browser, id: string, variant?: ImageVariant) => {
  const { response } = await browser.send(files.read, { params: { id }, query: { variant } });
  const file = await fetchFile(response.headers.get("location"));
  return { type: file.headers.get("content-type"), bytes: Buffer.from(await file.arrayBuffer()) };
};

describe("the picture of an employee", () => {
  beforeAll(async () => {
    person = await newcomer();
  });

  it("is set by the person, and seen by everybody who is signed in and nobody else", async () => {
    const { id } = person.employee;
    const fileId = await upload(person);
    expect(await statusOf(colleague, fileId)).toBe(404);

    expect(await show(person, id, fileId, " Am See ")).toMatchObject({
      profilePictureId: fileId,
      profilePictureAltText: "Am See",
      modifiedBy: id,
    });

    expect((await colleague.call(employees.read, { params: { id }, query: {} })).data).toMatchObject({
      profilePictureId: fileId,
      profilePictureAltText: "Am See",
    });
    expect(await statusOf(colleague, fileId)).toBe(302);
    expect(await statusOf(await portal(), fileId)).toBe(401);
    const { response } = await colleague.send(files.readPublic, { params: { id: fileId }, query: {} });
    expect(response.status).toBe(404);
  });

  it("takes the place of the one before, which is gone then; the words stay unless others come", async () => {
    const { id } = person.employee;
    const before = await upload(person);
    await show(person, id, before, "Am See");
    const after = await upload(person);

    expect(await show(person, id, after)).toMatchObject({
      profilePictureId: after,
      profilePictureAltText: "Am See",
    });

    expect(await statusOf(person, before)).toBe(404);
    expect(await statusOf(colleague, after)).toBe(302);
  });

  it("is removed with its words, and may be removed twice", async () => {
    const { id } = person.employee;
    const fileId = await upload(person);
    await show(person, id, fileId, "Am See");

    await person.call(employeePicture.remove, { params: { id } });
    await person.call(employeePicture.remove, { params: { id } });

    expect((await person.call(employees.read, { params: { id }, query: {} })).data).toMatchObject({
      profilePictureId: null,
      profilePictureAltText: null,
    });
    expect(await statusOf(person, fileId)).toBe(404);
  });

  it("tells neither camera nor place in any size, the original included", async () => {
    const fileId = await upload(person, Buffer.from(withCameraData(jpeg, "Kamera-4711")));
    await show(person, person.employee.id, fileId);

    for (const variant of [undefined, "preview", "thumbnail"] as const) {
      const { type, bytes } = await bytesOf(colleague, fileId, variant);
      expect(type).toBe("image/webp");
      expect(bytes.length).toBeGreaterThan(100);
      expect(bytes.includes("Kamera-4711")).toBe(false);
      expect(bytes.includes("Exif")).toBe(false);
    }
  });

  it("is nothing that was uploaded for something else, and would keep what a camera wrote", async () => {
    const { id } = person.employee;
    const fileId = await upload(person, jpeg, "article");

    await expect(show(person, id, fileId)).rejects.toMatchObject({
      status: 422,
      code: "file.other-purpose",
      errors: [{ path: "fileId" }],
    });
  });

  it("is no document, no file of somebody else and no file that is not there", async () => {
    const { id } = person.employee;

    await expect(show(person, id, await uploadPdf(person))).rejects.toMatchObject({ status: 422 });
    await expect(show(person, id, await upload(colleague))).rejects.toMatchObject({ code: "file.unknown" });
    await expect(show(person, id, "gone")).rejects.toMatchObject({ code: "file.unknown" });
  });

  it("belongs to one person only", async () => {
    const fileId = await upload(person);
    await show(person, person.employee.id, fileId);
    const admin = await portal({ as: "admin" });
    const other = await admin.people.employees.insert(anEmployee());

    await expect(show(admin, other.id, fileId)).rejects.toMatchObject({ code: "file.taken" });
  });

  it("is not saved over what another has saved meanwhile, where that matters", async () => {
    const { id } = person.employee;
    const fileId = await upload(person);
    const saving = person.send(employeePicture.set, { params: { id }, body: { fileId } }, ifMatch('"1"'));

    expect((await saving).response.status).toBe(409);
    expect(await statusOf(colleague, fileId)).toBe(404);
  });
});

it("is set and removed for somebody else by who administrates the office", async () => {
  const { people } = await portal();
  const other = await people.employees.insert(anEmployee({ employedAt: otherOffice.id }));
  const browser = await portal({ as: { grants: [{ rule: "ADMIN_ORG", ressource: otherOffice.id }] } });
  const fileId = await upload(browser);

  expect((await show(browser, other.id, fileId)).profilePictureId).toBe(fileId);
  const { response } = await browser.send(employeePicture.remove, { params: { id: other.id } });
  expect(response.status).toBe(204);
});
