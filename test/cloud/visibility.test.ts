import { beforeAll, describe, expect, it } from "vitest";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { files } from "../../shared/files/files.contract.ts";
import { DocumentVisibility, isVisibleTo } from "../../shared/visibility/visibility.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { anOffice } from "../support/people.builder.ts";
import { change, cloudFixture, fileIn, folderIn, listed } from "./cloud.fixture.ts";

const { items } = cloud;

const offices = {
  partner: { isPartner: true, isAssociate: false },
  associate: { isPartner: false, isAssociate: true },
  neither: { isPartner: false, isAssociate: false },
};
type OfficeKind = keyof typeof offices;
const kinds: readonly OfficeKind[] = ["partner", "associate", "neither"];

interface Reader {
  readonly name: string;
  readonly viewer: Parameters<typeof isVisibleTo>[0];
  readonly browser: Browser;
}

let admin: Browser;
let readers: readonly Reader[];

beforeAll(async () => {
  const fixture = await cloudFixture();
  admin = fixture.admin;
  const { people } = await portal();
  readers = (
    await Promise.all(
      kinds.map(async (kind) => {
        const office = anOffice({ id: `office-${kind}`, ...offices[kind] });
        await people.organisations.insert(office);
        return Promise.all(
          [true, false].map(async (isDirector) => ({
            name: `${isDirector ? "director" : "employee"} of ${kind}`,
            viewer: { isAdmin: false, isDirector, office: offices[kind] },
            browser: await fixture.as({ employee: { employedAt: office.id, isDirector } }),
          })),
        );
      }),
    )
  ).flat();
});

const sees = {
  read: async ({ send }: Browser, id: string) =>
    (await send(items.read, { params: { id }, query: {} })).response.status === 200,
  list: async (browser: Browser, id: string, parent: string | null) =>
    (await listed(browser, { parent, limit: 10_000 })).data.some((item) => item.id === id),
  search: async (browser: Browser, id: string, title: string) =>
    (await listed(browser, { searchTerm: title, limit: 10_000 })).data.some((item) => item.id === id),
  download: async ({ send }: Browser, id: string) =>
    (await send(files.read, { params: { id }, query: {} })).response.status === 302,
};

describe("who sees a file", () => {
  it.each(DocumentVisibility.options)(
    "in a folder for %s is whom both it and the folder admit: in lists, search, alone and as a download",
    async (outer) => {
      const folder = await folderIn(admin, null, { visibility: outer });
      for (const inner of DocumentVisibility.options) {
        const item = await fileIn(admin, folder.id, `Datei${crypto.randomUUID()}.pdf`, {
          visibility: inner,
        });
        for (const { name, viewer, browser } of readers) {
          const isSeen = isVisibleTo(viewer, outer) && isVisibleTo(viewer, inner);
          const seen = [
            await sees.read(browser, item.id),
            isVisibleTo(viewer, outer) && (await sees.list(browser, item.id, folder.id)),
            await sees.search(browser, item.id, item.title),
            await sees.download(browser, item.file?.id ?? ""),
          ];
          expect(seen, `${name}, ${inner} in ${outer}`).toEqual([isSeen, isSeen, isSeen, isSeen]);
        }
      }
    },
  );

  it("changes with every folder above it at once", async () => {
    const outer = await folderIn(admin, null);
    const inner = await folderIn(admin, outer.id);
    const item = await fileIn(admin, inner.id);
    const [reader] = readers.filter(({ name }) => name === "employee of neither");
    if (!reader) throw new Error("There is no such reader");
    expect(await sees.read(reader.browser, item.id)).toBe(true);

    await change(admin, outer.id, { visibility: "Partners" });

    expect(await sees.read(reader.browser, item.id)).toBe(false);
    expect(await sees.download(reader.browser, item.file?.id ?? "")).toBe(false);
    await expect(listed(reader.browser, { parent: inner.id })).rejects.toMatchObject({ status: 404 });
  });

  it("is counted in no total for others", async () => {
    const { id } = await folderIn(admin, null);
    await folderIn(admin, id, { visibility: "Directors" });
    await folderIn(admin, id);
    const employee = readers.find(({ name }) => name === "employee of partner");

    expect((await listed(admin, { parent: id })).totalCount).toBe(2);
    expect(employee && (await listed(employee.browser, { parent: id })).totalCount).toBe(1);
  });

  it("cannot change what one does not see, though one made it", async () => {
    const [reader] = readers.filter(({ name }) => name === "employee of neither");
    if (!reader) throw new Error("There is no such reader");
    const { id } = await folderIn(reader.browser, null);
    await change(admin, id, { visibility: "Directors" });

    const changing = reader.browser.call(items.update, { params: { id }, body: { title: "Meins" } });

    await expect(changing).rejects.toMatchObject({ status: 404 });
  });
});
