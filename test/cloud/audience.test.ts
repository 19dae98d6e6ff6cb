import { describe, expect, it } from "vitest";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { anEmployee, anOffice, aUser } from "../support/people.builder.ts";
import { cloudDesk, folderIn } from "./cloud-desk.ts";

const audienceOf = async ({ call }: Pick<Browser, "call">, id: string) =>
  (await call(cloud.audience, { params: { id } })).data;

describe("who sees an item", () => {
  it("is named by the groups of it and all folders above", async () => {
    const { admin, colleague } = await cloudDesk();
    const open = await folderIn(admin, null);
    const partners = await folderIn(admin, open.id, { visibility: "Partners" });
    const directors = await folderIn(admin, partners.id, { visibility: "Directors" });

    expect(await audienceOf(colleague, open.id)).toEqual({ groups: ["Everybody"] });
    expect((await audienceOf(admin, directors.id)).groups).toEqual(["Partners", "Directors"]);
    await expect(audienceOf(colleague, directors.id)).rejects.toMatchObject({ status: 404 });
  });

  it("is told by name to its creator and administrators: whoever can sign in and is admitted", async () => {
    const { admin, writer } = await cloudDesk();
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
