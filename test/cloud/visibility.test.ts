import { describe, expect, it } from "vitest";
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

const { admin, as } = await cloudFixture();
const { people } = await portal();
const readers = (
  await Promise.all(
    kinds.map(async (kind) => {
      const office = anOffice({ id: `office-${kind}`, ...offices[kind] });
      await people.organisations.insert(office);
      return Promise.all(
        [true, false].map(async (isDirector) => ({
          name: `${isDirector ? "director" : "employee"} of ${kind}`,
          viewer: { isAdmin: false, isDirector, office: offices[kind] },
          browser: await as({ employee: { employedAt: office.id, isDirector } }),
        })),
      );
    }),
  )
).flat();

const readerNamed = (wanted: string) => {
  const reader = readers.find(({ name }) => name === wanted);
  if (!reader) throw new Error("There is no such reader");
  return reader.browser;
};

const mayRead = async ({ send }: Browser, id: string) =>
  (await send(items.read, { params: { id }, query: {} })).response.status === 200;
const mayDownload = async ({ send }: Browser, id: string) =>
  (await send(files.read, { params: { id }, query: {} })).response.status === 302;
const titlesOf = async (browser: Browser, config: Parameters<typeof listed>[1]) =>
  (await listed(browser, config)).data.map(({ title }) => title).toSorted();

describe("who sees a file", () => {
  it.each(DocumentVisibility.options)(
    "in a folder for %s is whom both it and the folder admit: in lists, search, alone and as a download",
    async (outer) => {
      const folder = await folderIn(admin, null, { visibility: outer });
      const all = await Promise.all(
        DocumentVisibility.options.map((visibility) =>
          fileIn(admin, folder.id, `${outer}zu${visibility}.pdf`, { visibility }),
        ),
      );
      for (const { name, viewer, browser } of readers) {
        const isAdmitted = isVisibleTo(viewer, outer);
        const seen = all.filter((item) => isAdmitted && isVisibleTo(viewer, item.visibility));
        const titles = seen.map(({ title }) => title).toSorted();

        if (isAdmitted) expect(await titlesOf(browser, { parent: folder.id }), name).toEqual(titles);
        expect(await titlesOf(browser, { searchTerm: `${outer}zu` }), name).toEqual(titles);
        for (const item of all) {
          const isSeen = seen.includes(item);
          const found = [await mayRead(browser, item.id), await mayDownload(browser, item.file?.id ?? "")];
          expect(found, `${name}, ${item.title}`).toEqual([isSeen, isSeen]);
        }
      }
    },
  );

  it("changes with every folder above it at once", async () => {
    const outer = await folderIn(admin, null);
    const inner = await folderIn(admin, outer.id);
    const item = await fileIn(admin, inner.id);
    const reader = readerNamed("employee of neither");
    expect(await mayRead(reader, item.id)).toBe(true);

    await change(admin, outer.id, { visibility: "Partners" });

    expect(await mayRead(reader, item.id)).toBe(false);
    expect(await mayDownload(reader, item.file?.id ?? "")).toBe(false);
    await expect(listed(reader, { parent: inner.id })).rejects.toMatchObject({ status: 404 });
  });

  it("is counted in no total for others", async () => {
    const { id } = await folderIn(admin, null);
    await folderIn(admin, id, { visibility: "Directors" });
    await folderIn(admin, id);
    const employee = readerNamed("employee of partner");

    expect((await listed(admin, { parent: id })).totalCount).toBe(2);
    expect((await listed(employee, { parent: id })).totalCount).toBe(1);
  });

  it("cannot change what one does not see, though one made it", async () => {
    const reader = readerNamed("employee of neither");
    const { id } = await folderIn(reader, null);
    await change(admin, id, { visibility: "Directors" });

    const changing = reader.call(items.update, { params: { id }, body: { title: "Meins" } });

    await expect(changing).rejects.toMatchObject({ status: 404 });
  });
});
