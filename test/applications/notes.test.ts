import { describe, expect, it } from "vitest";
import { applications } from "../../shared/applications/applications.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { mentionPath } from "../../shared/discussions/mentions.ts";
import { notifications } from "../../shared/notifications/notifications.contract.ts";
import { aStoredApplication } from "../support/application.builder.ts";
import { applicationFixture } from "./application.fixture.ts";

const fixture = await applicationFixture();

const mention = (id: string) => `<p>Was meinst du, <a href="${mentionPath(id)}">@Eva</a>?</p>`;

const note = async (id: string, content: string, by: Pick<typeof fixture.admin, "call"> = fixture.director) =>
  (await by.call(applications.addNote, { params: fixture.paramsOf(id), body: { content } })).data.notes;

const notifiedOfNotes = async ({ employee }: typeof fixture.director) =>
  (await fixture.stores.notifications.allOf(employee.id, new Date())).filter(
    ({ kind }) => kind === "applicationNote",
  );

describe("a note on an application", () => {
  it("is read by who may read the application, and tells whom it mentions, without the applicant's name", async () => {
    const { id, lastname } = await aStoredApplication(fixture.table, { lastname: "Notizmann" });
    const reader = fixture.officeAdmin;

    const [written] = await note(id, `${mention(reader.employee.id)}<script>alert(1)</script>`);

    expect(written).toMatchObject({ by: fixture.director.employee.id, byName: expect.stringContaining(" ") });
    expect(written?.content).not.toContain("script");
    expect((await fixture.read(id, reader)).notes).toEqual([written]);
    const { data } = (await reader.call(notifications.list, { query: { config: listConfig() } })).data;
    const told = data.filter(({ kind }) => kind === "applicationNote");
    expect(told).toMatchObject([{ path: expect.stringContaining(id) }]);
    expect(JSON.stringify(told)).not.toContain(lastname);
    expect((await fixture.list({ searchTerm: lastname })).data[0]).not.toHaveProperty("notes");
  });

  it.each(["colleague", "elsewhere"] as const)("may not mention a %s, who may not read it", async (who) => {
    const { id } = await aStoredApplication(fixture.table);

    await expect(note(id, mention(fixture[who].employee.id))).rejects.toMatchObject({
      code: "application.may-not-read",
    });
    expect((await fixture.read(id)).notes).toEqual([]);
  });

  it("may mention those whom the application names as its readers, by name and office alone", async () => {
    const { id } = await aStoredApplication(fixture.table);
    const { readers } = await fixture.read(id, fixture.director);
    const ids = readers.map((reader) => reader.id);

    for (const who of ["director", "officeAdmin"] as const) expect(ids).toContain(fixture[who].employee.id);
    for (const who of ["elsewhere", "colleague"] as const) {
      expect(ids).not.toContain(fixture[who].employee.id);
    }
    await note(id, ids.map(mention).join(""));
    const shown = ["employedAt", "firstname", "id", "lastname", "title", "titleBehind"];
    expect(Object.keys(readers[0] ?? {}).toSorted()).toEqual(shown);
  });

  it("is changed by its writer alone, says so, and tells only whom it did not mention before", async () => {
    const { id } = await aStoredApplication(fixture.table);
    const [first, second] = await Promise.all([
      fixture.as({ employee: { isDirector: true } }),
      fixture.as({ employee: { isDirector: true } }),
    ]);
    const [own] = await note(id, mention(first.employee.id));
    const input = (content: string) => ({
      params: { ...fixture.paramsOf(id), noteId: own?.id ?? "" },
      body: { content },
    });
    // Whoever was mentioned may have lost the right since.
    await fixture.people.employees.update(first.employee.id, (one) => ({ ...one, isDirector: false }));
    await fixture.stores.notifications.forget(first.employee.id);

    const content = `${mention(first.employee.id)}${mention(second.employee.id)}<script>alert(1)</script>`;
    const { data } = await fixture.director.call(applications.updateNote, input(content));

    expect(data.notes).toMatchObject([{ id: own?.id, at: own?.at, editedAt: expect.any(String) }]);
    expect(data.notes[0]?.content).toContain(second.employee.id);
    expect(data.notes[0]?.content).not.toContain("script");
    expect([(await notifiedOfNotes(first)).length, (await notifiedOfNotes(second)).length]).toEqual([0, 1]);
    for (const [by, body, code] of [
      [fixture.officeAdmin, "<p>Fremd</p>", "application.note-of-other"],
      [fixture.admin, "<p>Fremd</p>", "application.note-of-other"],
      [fixture.director, mention(fixture.colleague.employee.id), "application.may-not-read"],
      [fixture.director, " ", "application.note-empty"],
    ] as const) {
      await expect(by.call(applications.updateNote, input(body))).rejects.toMatchObject({ code });
    }
    expect((await fixture.read(id)).notes).toEqual(data.notes);
    await fixture.director.call(applications.removeNote, { params: input("").params });
    await expect(fixture.director.call(applications.updateNote, input("<p>Weg</p>"))).rejects.toMatchObject({
      code: "application.note-gone",
    });
  });

  it("is one of forty at most, since all are stored in one item", async () => {
    const [at, by, content] = ["2026-05-01T08:00:00.000Z", "somebody", "<p>Gut.</p>"];
    const notes = Array.from({ length: 40 }, (_, number) => ({ id: `n${number}`, at, by, content }));
    const { id } = await aStoredApplication(fixture.table, { notes });

    await expect(note(id, content)).rejects.toMatchObject({ code: "application.too-many-notes" });
  });

  it("is deleted by its writer or administrators alone, and goes with the application", async () => {
    const { id } = await aStoredApplication(fixture.table);
    const [own] = await note(id, "<p>Vertraulich</p>");
    const params = { ...fixture.paramsOf(id), noteId: own?.id ?? "" };

    await expect(fixture.officeAdmin.call(applications.removeNote, { params })).rejects.toMatchObject({
      code: "application.note-of-other",
    });
    await fixture.director.call(applications.removeNote, { params });
    expect((await fixture.read(id)).notes).toEqual([]);
    await note(id, "<p>Vertraulich</p>");
    await fixture.admin.call(applications.remove, { params: fixture.paramsOf(id) });
    expect(JSON.stringify(await fixture.table.all("APPLICATION"))).not.toContain("Vertraulich");
  });
});
