import { describe, expect, it } from "vitest";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import type { QueryOf } from "../../shared/contract/endpoint.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { anEmployee, anOffice, aUser } from "../support/people.builder.ts";
import { cloudFixture, fileIn, folderIn, listed, remove } from "./cloud.fixture.ts";

const audienceOf = async (
  { call }: Pick<Browser, "call">,
  id: string,
  query: QueryOf<typeof cloud.audience> = {},
) => (await call(cloud.audience, { params: { id }, query })).data;

describe("who sees an item", () => {
  it("is named by the group that it and all folders above amount to", async () => {
    const { admin, colleague } = await cloudFixture();
    const open = await folderIn(admin, null);
    const partners = await folderIn(admin, open.id, { visibility: "Partners" });
    const directors = await folderIn(admin, partners.id, { visibility: "Directors" });

    expect(await audienceOf(colleague, open.id)).toEqual({ groups: ["Everybody"] });
    expect((await audienceOf(admin, directors.id)).groups).toEqual(["PartnerDirectors"]);
    await expect(audienceOf(colleague, directors.id)).rejects.toMatchObject({ status: 404 });
  });

  it("stands at each item, also in lists, searches, the trash and where a name is taken", async () => {
    const { admin, writer } = await cloudFixture();
    const outer = await folderIn(admin, null, { visibility: "Directors" });
    const inner = await folderIn(admin, outer.id, { visibility: "Partners" });
    const file = await fileIn(admin, inner.id, "Gehaelter.pdf");
    const { call } = admin;
    const narrow = { visibility: "Everybody", folderVisibility: "PartnerDirectors" };

    expect(await folderIn(writer, null)).toMatchObject({ folderVisibility: "Everybody" });
    expect(inner).toMatchObject({ visibility: "Partners", folderVisibility: "Directors" });
    expect(file).toMatchObject(narrow);
    for (const config of [{ parent: inner.id }, { parent: outer.id, searchTerm: "Gehaelter" }]) {
      expect((await listed(admin, config)).data).toMatchObject([narrow]);
    }
    await expect(fileIn(admin, inner.id, "Gehaelter.pdf")).rejects.toMatchObject({ current: narrow });
    await call(cloud.items.remove, { params: { id: file.id } });
    const config = listConfig({ limit: 10_000 });
    const { data } = (await call(cloud.trash.list, { query: { config } })).data;
    expect(data.find(({ id }) => id === file.id)).toMatchObject(narrow);
  });

  it("is told for another folder or visibility, with whom that adds, before anything changes", async () => {
    const { admin, writer, colleague } = await cloudFixture();
    const hidden = await folderIn(admin, null, { visibility: "Directors" });
    const item = await folderIn(admin, hidden.id);
    const { people = [] } = await audienceOf(admin, item.id);

    const atRoot = await audienceOf(admin, item.id, { parentId: "root" });
    const narrower = await audienceOf(admin, hidden.id, { visibility: "AssociationDirectors" });

    expect(atRoot).toMatchObject({ groups: ["Everybody"], before: people.length });
    expect(atRoot.people).toHaveLength(people.length + (atRoot.added?.length ?? 0));
    expect(atRoot.added?.map(({ id }) => id)).toContain(colleague.employee.id);
    expect(narrower).toMatchObject({ groups: ["AssociationDirectors"], added: [] });
    const own = await folderIn(writer, null);
    await remove(writer, own.id);
    expect(await audienceOf(writer, own.id, { parentId: "root" })).toMatchObject({ added: [] });
    const open = await folderIn(admin, null);
    expect(await audienceOf(writer, open.id, { visibility: "Directors" })).toEqual({ groups: ["Directors"] });
    await expect(audienceOf(writer, open.id, { parentId: hidden.id })).rejects.toMatchObject({
      status: 422,
      errors: [{ path: "parentId" }],
    });
  });

  it("is told by name to its creator and administrators: whoever can sign in and is admitted", async () => {
    const { admin, writer } = await cloudFixture();
    const { people } = await portal();
    const office = anOffice({ isPartner: true });
    await people.organisations.insert(office);
    const [seeing, notDirector, without] = [true, false, true].map((isDirector, at) =>
      anEmployee({ employedAt: office.id, isDirector, firstname: "Eva", lastname: `Gruber${at}` }),
    );
    if (!seeing || !notDirector || !without) throw new Error("Three people are needed");
    await people.employees.insertMany([seeing, notDirector, without]);
    for (const { id } of [seeing, notDirector]) await people.users.insert(aUser({ employeeId: id }));
    await people.users.insert(aUser({ employeeId: without.id, isActive: false }));
    const own = await folderIn(writer, null);
    const narrow = await folderIn(admin, own.id, { visibility: "PartnerDirectors" });

    const told = (await audienceOf(admin, narrow.id)).people?.map(({ id }) => id);

    expect(told).toContain(seeing.id);
    expect(told).toContain(admin.employee.id);
    for (const { id } of [notDirector, without, writer.employee]) expect(told).not.toContain(id);
    expect((await audienceOf(writer, own.id)).people?.map(({ id }) => id)).toContain(notDirector.id);
  });
});
