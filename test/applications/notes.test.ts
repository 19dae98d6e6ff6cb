import { beforeAll, describe, expect, it } from "vitest";
import { applications } from "../../shared/applications/applications.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { mentionPath } from "../../shared/discussions/mentions.ts";
import { notifications } from "../../shared/notifications/notifications.contract.ts";
import { aStoredApplication } from "../support/application.builder.ts";
import { applicationFixture } from "./application.fixture.ts";

let fixture: Awaited<ReturnType<typeof applicationFixture>>;

beforeAll(async () => {
  fixture = await applicationFixture();
});

const mention = (id: string) => `<p>Was meinst du, <a href="${mentionPath(id)}">@Eva</a>?</p>`;

const note = async (id: string, content: string, by: Pick<typeof fixture.admin, "call"> = fixture.director) =>
  (await by.call(applications.addNote, { params: fixture.paramsOf(id), body: { content } })).data.notes;

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

  it("is not empty", async () => {
    const { id } = await aStoredApplication(fixture.table);

    await expect(note(id, "<p> </p>")).rejects.toMatchObject({ code: "application.note-empty" });
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
