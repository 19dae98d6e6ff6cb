import { describe, expect, it } from "vitest";
import type { OfficeLink } from "../../shared/organisations/link.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { ifMatch } from "../support/browser.ts";
import { officeFixture } from "./office.fixture.ts";

const { links } = organisations;

const linksFixture = async () => {
  const fixture = await officeFixture();
  const { office, keeper, as } = fixture;
  const params = { id: office.id };
  const add = async (name: string, more: { url?: string; ordering?: number } = {}) => {
    const body = { name, url: `https://${name.toLowerCase()}.example`, ...more };
    return (await keeper.call(links.create, { params, body })).data;
  };
  const colleague = await as("employee");
  const names = async () => (await colleague.call(links.list, { params })).data.data.map(({ name }) => name);
  const reorder = (linkIds: string[]) => keeper.call(links.reorder, { params, body: { linkIds } });
  return { ...fixture, params, add, names, reorder, colleague };
};

describe("the links of an office", () => {
  it("stand in their order, a new one last", async () => {
    const { add, names, reorder, params } = await linksFixture();
    const [kammer, ministerium, bmd] = [await add("Kammer"), await add("Ministerium"), await add("BMD")];

    expect(kammer).toMatchObject({ ordering: 1, organisationId: params.id });
    expect(await names()).toEqual(["Kammer", "Ministerium", "BMD"]);

    const { data } = await reorder([bmd.id, kammer.id]);
    expect(data.data.map(({ ordering }: OfficeLink) => ordering)).toEqual([1, 2, 3]);
    expect(data.data.at(-1)?.id).toBe(ministerium.id);
    await add("Letzter");
    expect(await names()).toEqual(["BMD", "Kammer", "Ministerium", "Letzter"]);
  });

  it("are saved where they stand, and deleted", async () => {
    const { add, names, keeper, params } = await linksFixture();
    const [first, second] = [await add("Erster"), await add("Zweiter")];
    const path = { ...params, linkId: first.id };

    const { data } = await keeper.call(links.update, {
      params: path,
      body: Object.assign(
        { ...first, name: "Neu" },
        { id: "anders", organisationId: "fremd", ordering: null },
      ),
    });
    expect(data).toEqual({ ...first, name: "Neu" });
    await keeper.call(links.remove, { params: { ...params, linkId: second.id } });

    expect(await names()).toEqual(["Neu"]);
  });

  it("come back with their place when a deletion is taken back, once", async () => {
    const { add, names, keeper, params, stranger } = await linksFixture();
    const [first] = [await add("Erster"), await add("Zweiter")];
    const path = { ...params, linkId: first.id };
    const restore = () => keeper.call(links.restore, { params: path });
    await expect(restore()).rejects.toMatchObject({ status: 404 });
    await keeper.call(links.remove, { params: path });
    await expect(stranger.call(links.restore, { params: path })).rejects.toMatchObject({ status: 403 });

    expect((await restore()).data).toEqual(first);

    expect(await names()).toEqual(["Erster", "Zweiter"]);
    await expect(restore()).rejects.toMatchObject({ status: 404 });
  });

  it("are not overwritten or deleted by who has read an older version; their order counts for nothing there", async () => {
    const { add, names, reorder, keeper, params } = await linksFixture();
    const [first, second] = [await add("Erster"), await add("Zweiter")];
    const path = { ...params, linkId: first.id };
    const read = await keeper.call(links.read, { params: path });
    const seen = ifMatch(read.headers.get("etag"));
    const body = { name: "Neu", url: "https://neu.example" };
    await reorder([second.id, first.id]);
    await keeper.call(links.update, { params: path, body }, seen);

    const changed = { status: 409, code: "entity.changed", current: { name: "Neu" } };
    await expect(keeper.call(links.update, { params: path, body }, seen)).rejects.toMatchObject(changed);
    await expect(keeper.call(links.remove, { params: path }, seen)).rejects.toMatchObject(changed);
    expect(await names()).toEqual(["Zweiter", "Neu"]);
  });

  it("lead to the web and nowhere else", async () => {
    const { add } = await linksFixture();

    const adding = add("Falle", { url: "javascript:alert(1)" });

    await expect(adding).rejects.toMatchObject({ status: 400, errors: [{ path: "url" }] });
  });

  it("are not there by the path of another office", async () => {
    const { add, names, as, other } = await linksFixture();
    const link = await add("Kammer");
    const { call } = await as("admin");
    const path = { id: other.id, linkId: link.id };
    const body = { name: "Fremd", url: "https://fremd.example" };
    const missing = { status: 404, code: "link.not-found" };

    await expect(call(links.update, { params: path, body })).rejects.toMatchObject(missing);
    await expect(call(links.remove, { params: path })).rejects.toMatchObject(missing);
    const order = call(links.reorder, { params: { id: other.id }, body: { linkIds: [link.id] } });
    await expect(order).rejects.toMatchObject({ status: 400, errors: [{ path: "linkIds.0" }] });
    expect(await names()).toEqual(["Kammer"]);
  });

  it("lose none when many are added at once, and end at a hundred", async () => {
    const { add, names } = await linksFixture();

    await Promise.all(Array.from({ length: 4 }, (_, at) => add(`Link${at}`)));
    expect((await names()).toSorted()).toEqual(["Link0", "Link1", "Link2", "Link3"]);

    for (let at = 4; at < 100; at++) await add(`Link${at}`);
    await expect(add("Zuviel")).rejects.toMatchObject({ status: 422, code: "link.too-many" });
  });
});
