import { subDays } from "date-fns/subDays";
import { describe, expect, it } from "vitest";
import {
  applicationExportAddress,
  applicationFileAddress,
} from "../../shared/applications/application-files.ts";
import { applications } from "../../shared/applications/applications.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { anApplicationForm, aStoredApplication } from "../support/application.builder.ts";
import { trailAbout } from "../support/audit.ts";
import { ifMatch } from "../support/browser.ts";
import { fetchFile } from "../support/files.builder.ts";
import { otherOffice, ownOffice } from "../support/viewers.ts";
import { applicationFixture } from "./application.fixture.ts";

const fixture = await applicationFixture();

describe("the list of an office", () => {
  it("filters, searches and sorts, and shows no other office's", async () => {
    const marked = (facts = {}) => aStoredApplication(fixture.table, { city: "Listenstadt", ...facts });
    const [old, latest] = await Promise.all([
      marked({ lastname: "Ärmel", createdAt: "2026-01-01T08:00:00.000Z", isProcessed: true }),
      marked({ lastname: "Zunder", createdAt: "2026-02-01T08:00:00.000Z", positions: ["sekretariat"] }),
      marked({ organisationId: otherOffice.id }),
    ]);
    const idsOf = async (config: Parameters<typeof fixture.list>[0]) =>
      (await fixture.list({ searchTerm: "listenstadt", ...config }, fixture.director)).data.map(
        ({ id }) => id,
      );
    const only = (field: string, value: string | boolean) => ({
      filters: [{ field, values: [value], comparator: "eq" as const }],
    });

    expect(await idsOf({})).toEqual([latest.id, old.id]);
    expect(await idsOf({ sort: [{ field: "lastname", direction: "asc" }] })).toEqual([old.id, latest.id]);
    expect(await idsOf(only("isProcessed", true))).toEqual([old.id]);
    expect(await idsOf(only("positions", "sekretariat"))).toEqual([latest.id]);
    expect(await idsOf({ searchTerm: "aermel listenstadt" })).toEqual([old.id]);
  });

  it("warns two weeks before a deletion", async () => {
    const now = new Date();
    const about = (days: number) => subDays(now, -days).toISOString();
    const [soon, later] = await Promise.all([
      aStoredApplication(fixture.table, { city: "Fristdorf", deleteAt: about(13) }),
      aStoredApplication(fixture.table, { city: "Fristdorf", deleteAt: about(17) }),
    ]);
    const expiring = (values: boolean[]) =>
      fixture.list({
        searchTerm: "fristdorf",
        filters: [{ field: "isExpiring", values, comparator: "eq" }],
      });

    expect((await expiring([true])).data).toMatchObject([{ id: soon.id, isExpiring: true }]);
    expect((await expiring([false])).data).toMatchObject([{ id: later.id, isExpiring: false }]);
  });

  it("is recorded when it is exported", async () => {
    await fixture.admin.call(applications.list, {
      params: { organisationId: ownOffice.id },
      query: { config: listConfig(), export: "csv" },
    });

    const [entry] = await trailAbout(ownOffice.id);
    expect(entry).toMatchObject({ action: "applications.exported" });
  });
});

describe("an application of one office", () => {
  it("is not found under another's path, in any way", async () => {
    const { id } = await aStoredApplication(fixture.table, { organisationId: otherOffice.id });
    const params = { organisationId: ownOffice.id, id };
    const query = { config: listConfig() };
    const body = anApplicationForm();

    const tries = [fixture.admin, fixture.director].flatMap(({ call }) => [
      call(applications.read, { params }),
      call(applications.update, { params, body }),
      call(applications.remove, { params }),
      call(applications.process, { params }),
      call(applications.setStage, { params, body: { stage: "seen" } }),
      call(applications.export, { params }),
      call(applications.askConsent, { params, body: { months: 12 } }),
      call(applications.readFile, { params: { ...params, fileId: "1" }, query: {} }),
      call(applications.files, { params: { ...params, applicationId: id }, query }),
    ]);
    const ended = await Promise.allSettled<unknown>(tries);

    expect(ended).toHaveLength(18);
    for (const one of ended) expect(one).toMatchObject({ reason: { status: 404 } });
    expect(await fixture.stores.applications.find(id)).toMatchObject({ isProcessed: false });
  });

  it("tells who may not see it neither whether it is there nor what it is", async () => {
    const { id } = await aStoredApplication(fixture.table);
    const params = { organisationId: ownOffice.id, id };

    for (const { call } of [fixture.colleague, fixture.elsewhere]) {
      await expect(call(applications.read, { params })).rejects.toMatchObject({ status: 403 });
      await expect(call(applications.read, { params: { ...params, id: "unknown" } })).rejects.toMatchObject({
        status: 403,
      });
    }
  });
});

describe("working on an application", () => {
  it("marks it processed, and takes that back with the whole of it", async () => {
    const { id } = await aStoredApplication(fixture.table);
    const params = fixture.paramsOf(id);

    const processed = (await fixture.director.call(applications.process, { params })).data;
    const body = { ...processed, isProcessed: false, additional_qualitfications: "BMD, SAP" };
    const back = (await fixture.officeAdmin.call(applications.update, { params, body })).data;

    expect(processed.isProcessed).toBe(true);
    expect(back).toMatchObject({ isProcessed: false, additional_qualitfications: "BMD, SAP" });
  });

  it("leaves its clock, its office, its files and its consent alone, whatever a body says", async () => {
    const file = { id: "f1", fileName: "a.pdf", contentType: "application/pdf", size: 1 };
    const { id } = await aStoredApplication(fixture.table, { files: [file] });
    const before = await fixture.read(id);
    const body = {
      ...anApplicationForm(),
      id: "other",
      organisationId: otherOffice.id,
      deleteAt: "2999-01-01T00:00:00.000Z",
      consentUntil: "2999-01-01T00:00:00.000Z",
      createdAt: "2999-01-01T00:00:00.000Z",
      files: [],
      consent: { version: "9" },
    };

    const after = (await fixture.admin.call(applications.update, { params: fixture.paramsOf(id), body }))
      .data;

    const { deleteAt, consentUntil, createdAt, files, consent, organisationId } = before;
    expect(after).toMatchObject({ id, deleteAt, consentUntil, createdAt, files, consent, organisationId });
  });

  it("has files that say whose they are", async () => {
    const file = { id: "f1", fileName: "a.pdf", contentType: "application/pdf", size: 1 };
    const { id } = await aStoredApplication(fixture.table, { files: [file] });
    const { organisationId } = fixture.paramsOf(id);
    const listed = await fixture.admin.call(applications.files, {
      params: { organisationId, applicationId: id },
      query: { config: listConfig() },
    });

    expect(listed.data.data).toEqual([{ ...file, applicationId: id }]);
    expect((await fixture.read(id)).files).toEqual([{ ...file, applicationId: id }]);
  });

  it("is refused if somebody else was faster", async () => {
    const { id } = await aStoredApplication(fixture.table);
    const params = fixture.paramsOf(id);
    const { headers } = await fixture.admin.call(applications.read, { params });
    await fixture.director.call(applications.process, { params });

    const saving = fixture.admin.call(
      applications.update,
      { params, body: anApplicationForm() },
      ifMatch(headers.get("etag")),
    );

    await expect(saving).rejects.toMatchObject({ status: 409 });
  });

  it("shows who applied before, by address or by name and birth date, where the viewer may look", async () => {
    const before = { createdAt: "2026-01-01T08:00:00.000Z" };
    const person = { firstname: "Ines", lastname: "Früher", birthdate: "1990-02-03" };
    const [byMail, byName, hidden] = await Promise.all([
      aStoredApplication(fixture.table, { ...before, email: "INES@frueher.example" }),
      aStoredApplication(fixture.table, { ...before, ...person, lastname: "Frueher" }),
      aStoredApplication(fixture.table, { ...before, ...person, organisationId: otherOffice.id }),
      aStoredApplication(fixture.table, { ...before, ...person, birthdate: null }),
    ]);
    const { id } = await aStoredApplication(fixture.table, { ...person, email: "ines@frueher.example" });

    const seen = async (by: typeof fixture.admin) => (await fixture.read(id, by)).duplicates.toSorted();

    expect(await seen(fixture.director)).toEqual([byMail.id, byName.id].toSorted());
    expect(await seen(fixture.admin)).toEqual([byMail.id, byName.id, hidden.id].toSorted());
    expect((await fixture.read(byMail.id)).duplicates).toEqual([]);
  });
});

describe("the audit trail", () => {
  it("knows of each reading before its answer, and names nobody", async () => {
    const fileId = await fixture.upload();
    const id = await fixture.apply({ fileIds: [fileId], lastname: "Protokollmann" });
    const params = fixture.paramsOf(id);
    await fixture.director.call(applications.read, { params });
    const query = { config: listConfig() };
    await fixture.director.send(applications.files, { params: { ...params, applicationId: id }, query });
    await fixture.director.send(applications.readFile, { params: { ...params, fileId }, query: {} });
    await fixture.director.send(applications.export, { params });

    const entries = await trailAbout(id);

    expect(entries.map(({ action, actorId }) => [action, actorId]).toSorted()).toEqual(
      ["application.exported", "application.file-read", "application.read", "application.read"].map(
        (action) => [action, fixture.director.user.id],
      ),
    );
    expect(entries.every(({ subjectName }) => subjectName === null)).toBe(true);
    expect(JSON.stringify(entries)).not.toContain("Protokollmann");
  });
});

describe("a file of an application", () => {
  it("has an address of ids", () => {
    const application = { organisationId: "1", id: "2" };

    expect(applicationFileAddress(application, "3", { download: true })).toBe(
      "/v1/organisations/1/applications/2/files/3?download=true",
    );
    expect(applicationExportAddress(application)).toBe("/v1/organisations/1/applications/2/export");
  });

  it("opens in the page, or is stored under a name that tells nobody's", async () => {
    const fileId = await fixture.upload();
    const id = await fixture.apply({ fileIds: [fileId] });
    const params = { ...fixture.paramsOf(id), fileId };
    const locationOf = async (query: { download?: true }) => {
      const { response } = await fixture.director.send(applications.readFile, { params, query });
      expect(response.status).toBe(302);
      expect(response.headers.get("cache-control")).not.toContain("max-age=300");
      return response.headers.get("location") ?? "";
    };

    const shown = await locationOf({});
    const saved = await locationOf({ download: true });

    for (const address of [shown, saved]) expect(decodeURIComponent(address)).not.toContain("Huber");
    expect((await fetchFile(shown)).status).toBe(200);
    expect((await fetchFile(saved)).headers.get("content-disposition")).toContain("bewerbung-1.pdf");
  });
});
