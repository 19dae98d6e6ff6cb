import { describe, expect, it } from "vitest";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import { files } from "../../shared/files/files.contract.ts";
import { ifMatch } from "../support/browser.ts";
import { aPdf, uploadAs } from "../support/files.builder.ts";
import { otherOffice, ownOffice } from "../support/viewers.ts";
import { calendarFixture, draft } from "./calendar.fixture.ts";

const fixture = await calendarFixture();

const refused = (path: string, status = 400) => ({ status, errors: [expect.objectContaining({ path })] });

describe("an event", () => {
  it("is read as it was created, under both names of a field", async () => {
    const { id } = await fixture.create({
      title: "Jour fixe: „Bilanz“, Fristen; Ärzte 🎉",
      location: "Wien, Ring 1",
      url: "kanzlei.example/anmeldung",
    });

    expect(await fixture.read(id)).toMatchObject({
      title: "Jour fixe: „Bilanz“, Fristen; Ärzte 🎉",
      start: "2030-03-14T08:00:00.000Z",
      startTime: "2030-03-14T08:00:00.000Z",
      endTime: "2030-03-14T16:00:00.000Z",
      url: "https://kanzlei.example/anmeldung",
      organisationid: ownOffice.id,
      organisationId: ownOffice.id,
    });
  });

  it("may be sent under the names it is described by; those it is sent under win", async () => {
    const { start, end, organisationid } = draft();
    const body = { title: "Termin", startTime: start, endTime: end, organisationId: organisationid };
    const { data } = await fixture.editor.call(calendar.events.create, { body });
    const both = await fixture.create({ startTime: "2031-01-01T00:00:00.000Z" });

    expect(data).toMatchObject({ start, end, organisationid });
    expect(both.start).toBe(start);
  });

  it("belongs to the whole group once its office is emptied under the name it is sent under", async () => {
    const { id } = await fixture.create();
    const { organisationId } = await fixture.read(id);
    const saved = await fixture.update(id, { organisationid: null, organisationId }, fixture.admin);

    expect(saved.organisationId).toBeNull();
    await expect(
      fixture.create({ start: null, startTime: "2030-03-14T08:00:00.000Z" }),
    ).rejects.toMatchObject(refused("start"));
  });

  it("keeps what a client of the specification does not know and leaves out", async () => {
    const answering = {
      asksForAnswers: true,
      answersPer: "office",
      places: 12,
      answerUntil: "2030-03-01T12:00:00.000Z",
    } as const;
    const whole = { start: "2030-03-13T23:00:00.000Z", end: "2030-03-14T23:00:00.000Z" };
    const { id } = await fixture.create({ ...answering, ...whole, wholeDay: true });

    expect(await fixture.update(id, { title: "Neu", ...whole })).toMatchObject({
      ...answering,
      ...whole,
      title: "Neu",
      wholeDay: true,
    });
    expect(await fixture.update(id, { ...whole, places: null, answerUntil: null })).toMatchObject({
      asksForAnswers: true,
      places: null,
      answerUntil: null,
    });
  });

  it("takes back what it was read as, and keeps its maker", async () => {
    const { id } = await fixture.create();
    const read = await fixture.read(id);
    const saved = (
      await fixture.admin.call(calendar.events.update, { params: { id }, query: {}, body: read })
    ).data;

    expect(saved).toMatchObject({ createdBy: read.createdBy, modifiedBy: fixture.admin.employee.id });
    expect({ ...saved, modifiedAt: read.modifiedAt, modifiedBy: read.modifiedBy }).toEqual(read);
  });

  it("lasts whole days of Vienna, in both nights of the clock change", async () => {
    const spring = await fixture.create({
      wholeDay: true,
      start: "2030-03-31T00:00:00+01:00",
      end: "2030-03-31T23:00:00+02:00",
    });
    const autumn = await fixture.create({
      wholeDay: true,
      start: "2030-10-26T12:00:00Z",
      end: "2030-10-27T22:59:00Z",
    });

    expect([spring.start, spring.end]).toEqual(["2030-03-30T23:00:00.000Z", "2030-03-31T22:00:00.000Z"]);
    expect([autumn.start, autumn.end]).toEqual(["2030-10-25T22:00:00.000Z", "2030-10-27T23:00:00.000Z"]);
    const again = await fixture.update(autumn.id, { wholeDay: true, start: autumn.start, end: autumn.end });
    expect([again.start, again.end]).toEqual([autumn.start, autumn.end]);
  });

  it("keeps no script of its description", async () => {
    const { description } = await fixture.create({
      description: '<p onclick="x()">Hallo<script>1</script></p>',
    });

    expect(description).toBe("<p>Hallo</p>");
  });

  it.each([
    ["end", { end: "2030-03-14T07:59:59.000Z" }],
    ["end", { end: "2130-03-14T08:00:00.000Z" }],
    ["start", { start: "1969-03-14T08:00:00.000Z" }],
    ["end", { end: "2230-03-14T08:00:00.000Z" }],
    ["start", { start: null }],
    ["url", { url: "javascript:alert(1)" }],
    ["title", { title: "Zwei\nZeilen" }],
    ["category", { category: "<script>" }],
  ])("is refused with 400 at %s", async (path, wrong) => {
    await expect(fixture.create(wrong)).rejects.toMatchObject(refused(path));
  });

  it("is refused at the field of a category or an office that is gone", async () => {
    const { create, admin } = fixture;

    await expect(create({ category: "gone" })).rejects.toMatchObject(refused("category", 422));
    await expect(create({ organisationid: "gone" }, admin)).rejects.toMatchObject(
      refused("organisationid", 422),
    );
  });

  it("cannot be made for, or moved to, an office whose events one does not look after", async () => {
    const { id } = await fixture.create();

    await expect(fixture.create({ organisationid: otherOffice.id })).rejects.toMatchObject({ status: 403 });
    await expect(fixture.create({ organisationid: null })).rejects.toMatchObject({ status: 403 });
    await expect(fixture.update(id, { organisationid: otherOffice.id })).rejects.toMatchObject({
      status: 403,
    });
  });

  it("is saved by the first of two who edit it", async () => {
    const { id } = await fixture.create();
    const { headers } = await fixture.editor.call(calendar.events.read, { params: { id }, query: {} });
    const asRead = ifMatch(headers.get("etag"));
    const save = (title: string) =>
      fixture.editor.call(
        calendar.events.update,
        { params: { id }, query: {}, body: draft({ title }) },
        asRead,
      );
    await save("Zuerst");

    await expect(save("Danach")).rejects.toMatchObject({ status: 409, current: { title: "Zuerst" } });
  });

  it("is gone for everybody when deleted, and comes back as it was", async () => {
    const { id } = await fixture.create({ title: "Kommt wieder" });
    const before = await fixture.read(id);
    await fixture.remove(id);

    await expect(fixture.read(id, fixture.editor)).rejects.toMatchObject({ status: 404 });
    await expect(fixture.remove(id)).rejects.toMatchObject({ status: 404 });
    await expect(fixture.restore(id, fixture.colleague)).rejects.toMatchObject({ status: 403 });
    await fixture.restore(id);
    expect(await fixture.read(id)).toMatchObject({ title: before.title, start: before.start });
    await expect(fixture.restore(id)).rejects.toMatchObject({ status: 404 });
  });
});

it("keeps who sees it where a client leaves the visibility out", async () => {
  const { id } = await fixture.create({ visibility: "AssociationDirectors" });
  const { visibility: _, ...body } = draft();

  const { data } = await fixture.editor.call(calendar.events.update, { params: { id }, query: {}, body });

  expect(data.visibility).toBe("AssociationDirectors");
});

describe("the files of an event", () => {
  const withFile = async () => {
    const facts = { fileName: "plan.pdf", contentType: "application/pdf" };
    const fileId = await uploadAs(fixture.editor, { ...facts, bytes: aPdf(), purpose: "event" });
    const event = await fixture.create({
      visibility: "AssociationDirectors",
      files: [{ ...facts, id: fileId }],
    });
    return { fileId, event };
  };

  it("are seen by those who see it, and by nobody once it is deleted", async () => {
    const { fileId, event } = await withFile();
    const statusFor = async ({ send }: typeof fixture.colleague) =>
      (await send(files.read, { params: { id: fileId }, query: {} })).response.status;

    expect(await statusFor(fixture.editor)).toBe(302);
    expect(await statusFor(fixture.colleague)).toBe(404);
    await fixture.remove(event.id);
    expect(await statusFor(fixture.editor)).toBe(404);
  });

  it("are deleted from their own event only", async () => {
    const { fileId, event } = await withFile();
    const other = await fixture.create();
    const removeFrom = (eventId: string) =>
      fixture.editor.call(calendar.events.removeFile, { params: { eventId, fileId } });

    await expect(removeFrom(other.id)).rejects.toMatchObject({ status: 404 });
    await removeFrom(event.id);
    expect((await fixture.read(event.id, fixture.editor)).files).toEqual([]);
  });
});
