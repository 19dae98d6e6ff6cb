import { addDays } from "date-fns/addDays";
import { expect, it } from "vitest";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { openMisc } from "../../functions/misc/misc.deps.ts";
import { sweepMisc } from "../../functions/misc/sweep-misc.ts";
import { miscDesk } from "./misc-desk.ts";

it("removes for good what was deleted thirty days ago, with its files, and nothing else", async () => {
  const desk = await miscDesk();
  const stores = openMisc(desk.table);
  const filesNow = openFiles(desk.table);
  const [kept, gone] = [await desk.group(), await desk.group()];
  const [first, second, third] = [await desk.upload(), await desk.upload(), await desk.upload()];
  const stays = await desk.document(kept.id, { files: [first] });
  const single = await desk.document(kept.id, { files: [second] });
  const inside = await desk.document(gone.id, { files: [third] });
  await desk.remove(kept.id, single.id);
  await desk.removeGroup(gone.id, 1);
  await sweepMisc(stores, addDays(new Date(), 29));
  expect(await stores.entries.find(single.id)).toBeDefined();
  expect(await stores.groups.find(gone.id)).toBeDefined();
  await sweepMisc(stores, addDays(new Date(), 31));

  expect(await stores.groups.find(gone.id)).toBeUndefined();
  expect([...(await stores.entries.findMany([stays.id, single.id, inside.id])).keys()]).toEqual([stays.id]);
  expect(await desk.read(kept.id, stays.id)).toMatchObject({ files: [{ id: first.id }] });
  const released = await filesNow.findMany([first.id, second.id, third.id]);
  expect(released.get(first.id)).toMatchObject({ state: "ready" });
});

it("leaves what is restored while it is at work", async () => {
  const desk = await miscDesk();
  const stores = openMisc(desk.table);
  const group = await desk.group();
  const entry = await desk.document(group.id);
  await desk.remove(group.id, entry.id);
  const seen = await stores.entries.projection();
  await desk.restore(group.id, entry.id);
  const entries = { ...stores.entries, projection: async () => seen };
  await sweepMisc({ ...stores, entries }, addDays(new Date(), 31));

  expect(await stores.entries.find(entry.id)).toMatchObject({ deletedAt: null });
});

it("interrupted after the groups, finds their entries again", async () => {
  const desk = await miscDesk();
  const stores = openMisc(desk.table);
  const { id } = await desk.group();
  const entry = await desk.document(id);
  await stores.groups.remove(id);
  await sweepMisc(stores, new Date());

  expect(await stores.entries.find(entry.id)).toBeUndefined();
});
