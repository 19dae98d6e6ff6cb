import { describe, expect, it } from "vitest";
import { defaultSettings } from "../../shared/administration/settings.ts";
import { publicApplications } from "../../shared/applications/public-applications.contract.ts";
import { files } from "../../shared/files/files.contract.ts";
import { publicUploads } from "../../shared/files/public-uploads.contract.ts";
import { anApplicationForm } from "../support/application.builder.ts";
import { aPdf, aPicture, uploadAs } from "../support/files.builder.ts";
import { ownOffice } from "../support/viewers.ts";
import { applicationFixture, fromNetwork } from "./application.fixture.ts";

const fixture = await applicationFixture();

const someone = (name: string) => `${name}@bewerbung.example`;

describe("the form", () => {
  it("tells to what one consents, which jobs there are, and which files are taken", async () => {
    const { data } = await fixture.stranger.call(
      publicApplications.form,
      { params: { id: ownOffice.id } },
      fromNetwork(),
    );

    expect(data.organisation).toMatchObject({ id: ownOffice.id, name: ownOffice.name });
    expect(data.consent.text).toContain(`${defaultSettings.applicationMonths} Monaten`);
    expect(data.positions).toHaveLength(8);
    expect(data.files).toMatchObject({ maxCount: 5, maxSize: 10 * 1024 * 1024 });
  });

  it("stores all fields, and the consent with its text and version", async () => {
    const form = anApplicationForm();

    const id = await fixture.apply(form);

    expect(await fixture.read(id)).toMatchObject({
      ...form,
      organisationId: ownOffice.id,
      isProcessed: false,
      consent: {
        version: "2-6",
        text: expect.stringMatching(
          /die in der Kanzlei darüber entscheiden oder Kanzlei und Portal verwalten.*6 Monaten/,
        ),
      },
    });
  });

  it("takes files of its own kinds only, by their content", async () => {
    const [cv, photo, fake] = await Promise.all([
      fixture.upload(),
      fixture.upload({
        fileName: "foto.png",
        contentType: "image/png",
        bytes: await aPicture(60, 40, "png"),
      }),
      fixture.upload({ fileName: "zeugnis.docx", contentType: "", bytes: aPdf() }),
    ]);

    expect(await fixture.uploadsOf([cv, photo, fake])).toMatchObject([
      { state: "ready" },
      { state: "ready" },
      { state: "refused", reason: expect.stringContaining("Inhalt") },
    ]);
    const id = await fixture.apply({ fileIds: [cv, photo] });
    expect((await fixture.read(id)).files).toMatchObject([
      { fileName: "Lebenslauf Lena Huber.pdf", contentType: "application/pdf" },
      { fileName: "foto.png", contentType: "image/png" },
    ]);
    expect(await fixture.uploadsOf([cv, photo])).toEqual([]);
  });

  it.each([
    [{ fileName: "setup.exe", contentType: "application/octet-stream", size: 10 }, 422],
    [{ fileName: "film.mp4", contentType: "video/mp4", size: 10 }, 422],
    [{ fileName: "scan.pdf", contentType: "application/pdf", size: 10 * 1024 * 1024 + 1 }, 413],
  ])("refuses %j with %i before it is uploaded", async (claims, status) => {
    const beginning = fixture.stranger.call(
      publicUploads.begin,
      { body: { ...claims, purpose: "application" } },
      fromNetwork(),
    );

    await expect(beginning).rejects.toMatchObject({ status });
  });

  it("takes no upload for anything but an application", async () => {
    const body = { fileName: "a.pdf", contentType: "application/pdf", size: 10, purpose: "cloud" as const };

    await expect(fixture.stranger.call(publicUploads.begin, { body }, fromNetwork())).rejects.toMatchObject({
      status: 400,
    });
  });

  it("takes nobody else's file", async () => {
    const file = { fileName: "a.pdf", contentType: "application/pdf", bytes: aPdf() };
    const [article, application] = await Promise.all([
      uploadAs(fixture.admin, file),
      uploadAs(fixture.admin, { ...file, purpose: "application" }),
    ]);

    for (const id of [article, application, "unknown"]) {
      await expect(fixture.send({ fileIds: [id] })).rejects.toMatchObject({ status: 422 });
    }
  });

  it.each([
    [{ lastname: " " }, 400],
    [{ email: "keine" }, 400],
    [{ positions: ["gibt-es-nicht"] }, 400],
    [{ positions: [] }, 400],
    [{ birthdate: "2990-01-01" }, 400],
    [{ fileIds: ["1", "2", "3", "4", "5", "6"] }, 400],
    [{ consent: undefined }, 400],
    [{ consent: { version: "0-6" } }, 422],
  ])("answers %j with %i", async (facts, status) => {
    await expect(fixture.send(facts)).rejects.toMatchObject({ status });
  });

  it("ignores what is not the applicant's to say", async () => {
    const email = someone("sneaky");

    await fixture.send({
      email,
      id: "mine",
      organisationId: "other",
      isProcessed: true,
      deleteAt: "2999-01-01",
    });

    const { data } = await fixture.list({ searchTerm: email });
    expect(data).toMatchObject([{ organisationId: ownOffice.id, isProcessed: false }]);
    expect(data[0]?.id).not.toBe("mine");
    expect(data[0]?.deleteAt.startsWith("2999")).toBe(false);
  });

  it("answers a robot like anybody and stores nothing", async () => {
    const email = someone("robot");

    expect(await fixture.send({ email, website: "https://spam.example" })).toBe(202);

    expect((await fixture.list({ searchTerm: email })).totalCount).toBe(0);
  });

  it("is throttled for each network", async () => {
    const network = fromNetwork();
    // More than two minutes admit, should the next begin meanwhile.
    const sendings = Array.from({ length: 41 }, () => fixture.send({ website: "x" }, ownOffice.id, network));

    const ended = await Promise.allSettled(sendings);

    const refused = ended.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused) expect(one).toMatchObject({ reason: { status: 429 } });
  });
});

describe("what is sent again", () => {
  it("counts once, at the same time and later, with its files", async () => {
    const facts = { email: someone("twice"), submissionId: "form-1", fileIds: [await fixture.upload()] };

    const statuses = await Promise.all(Array.from({ length: 6 }, () => fixture.send(facts)));
    await fixture.send(facts);

    expect(new Set(statuses)).toEqual(new Set([202]));
    expect((await fixture.list({ searchTerm: facts.email })).totalCount).toBe(1);
  });

  it("counts once without an id, if its content is the same", async () => {
    const form = { ...anApplicationForm(), email: someone("same") };

    await fixture.send(form);
    await fixture.send(form);
    await fixture.send({ ...form, comments: "Ab Oktober" });

    expect((await fixture.list({ searchTerm: form.email })).totalCount).toBe(2);
  });
});

describe("an uploaded file of an application", () => {
  it("is reached by no address of other files", async () => {
    const id = await fixture.upload();
    await fixture.apply({ fileIds: [id] });

    for (const by of [fixture.admin, fixture.director]) {
      const { response } = await by.send(files.read, { params: { id }, query: {} });
      expect(response.status).toBe(404);
    }
    const { response } = await fixture.stranger.send(files.readPublic, { params: { id }, query: {} });
    expect(response.status).toBe(404);
  });
});
