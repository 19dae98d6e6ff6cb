import { addDays } from "date-fns/addDays";
import { expect, it } from "vitest";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { openStores } from "../../functions/data/stores.ts";
import { sweepMisc } from "../../functions/misc/sweep-misc.ts";
import { miscFixture } from "./misc.fixture.ts";

it("removes for good what was deleted thirty days ago, with its files, and nothing else", async () => {
  const fixture = await miscFixture();
  const stores = openStores(fixture.table);
  const filesNow = openFiles(fixture.table);
  const [kept, gone] = [await fixture.group(), await fixture.group()];
  const [first, second, third] = [await fixture.upload(), await fixture.upload(), await fixture.upload()];
  const stays = await fixture.document(kept.id, { files: [first] });
  const single = await fixture.document(kept.id, { files: [second] });
  const inside = await fixture.document(gone.id, { files: [third] });
  await fixture.remove(kept.id, single.id);
  await fixture.removeGroup(gone.id, 1);
  await sweepMisc(stores, addDays(new Date(), 29));
  expect(await stores.miscEntries.find(single.id)).toBeDefined();
  expect(await stores.miscGroups.find(gone.id)).toBeDefined();
  await sweepMisc(stores, addDays(new Date(), 31));

  expect(await stores.miscGroups.find(gone.id)).toBeUndefined();
  expect([...(await stores.miscEntries.findMany([stays.id, single.id, inside.id])).keys()]).toEqual([
    stays.id,
  ]);
  expect(await fixture.read(kept.id, stays.id)).toMatchObject({ files: [{ id: first.id }] });
  const released = await filesNow.findMany([first.id, second.id, third.id]);
  expect(released.get(first.id)).toMatchObject({ state: "ready" });
});

it("leaves what is restored while it is at work", async () => {
  const fixture = await miscFixture();
  const stores = openStores(fixture.table);
  const group = await fixture.group();
  const entry = await fixture.document(group.id);
  await fixture.remove(group.id, entry.id);
  const seen = await stores.miscEntries.projection();
  await fixture.restore(group.id, entry.id);
  const miscEntries = { ...stores.miscEntries, projection: async () => seen };
  await sweepMisc({ ...stores, miscEntries }, addDays(new Date(), 31));

  expect(await stores.miscEntries.find(entry.id)).toMatchObject({ deletedAt: null });
});

it("interrupted after the groups, finds their entries again", async () => {
  const fixture = await miscFixture();
  const stores = openStores(fixture.table);
  const { id } = await fixture.group();
  const entry = await fixture.document(id);
  await stores.miscGroups.remove(id);
  await sweepMisc(stores, new Date());

  expect(await stores.miscEntries.find(entry.id)).toBeUndefined();
});
