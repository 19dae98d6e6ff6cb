import { addDays } from "date-fns/addDays";
import { describe, expect, it } from "vitest";
import { sweepCloud } from "../../functions/cloud/sweep-cloud.ts";
import { cloudSources } from "../../functions/data/cloud/cloud.personal.ts";
import { openOrganisations } from "../../functions/data/organisations/organisations.collection.ts";
import { mentionsOf } from "../../functions/data/personal/mentions.ts";
import { findPerson } from "../../functions/data/personal/person.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { trailAbout } from "../support/audit.ts";
import { ownOffice } from "../support/viewers.ts";
import { fileIn, folderIn, listed, remove } from "./cloud.fixture.ts";
import { outsiderWith, share, sharesFixture, sharesOf } from "./shares.fixture.ts";

const { shares, trash } = cloud;

const { admin, as, colleague, stores, table, writer } = await sharesFixture();

const allShares = async () => {
  const { data } = await admin.call(shares.all, { query: { config: listConfig({ limit: 1000 }) } });
  return data.data;
};

describe("who may edit a thing", () => {
  it("shares it for two weeks, and is shown the address again, others not", async () => {
    const { id } = await folderIn(writer, null);

    const made = await share(writer, id, { note: "An Frau Huber" });
    const { data } = await sharesOf(writer, id);

    expect(data).toMatchObject([{ id: made.id, url: made.url, state: "active", note: "An Frau Huber" }]);
    expect(Date.parse(data[0]?.expiresAt ?? "")).toBeCloseTo(addDays(new Date(), 14).getTime(), -5);
    expect((await sharesOf(admin, id)).data[0]).not.toHaveProperty("url");
    expect(made.url).toMatch(/^https:\/\/portal\.example\/v1\/public\/shares\/\w{26}\.[\w-]{43}$/);
  });

  it("chooses an end within ninety days", async () => {
    const { id } = await folderIn(writer, null);
    const until = (days: number) => share(writer, id, { expiresAt: addDays(new Date(), days).toISOString() });

    await until(90);
    await expect(until(92)).rejects.toMatchObject({ errors: [{ path: "expiresAt" }] });
    await expect(until(-1)).rejects.toMatchObject({ errors: [{ path: "expiresAt" }] });
  });

  it("needs to administer the office for what not everybody sees", async () => {
    const director = await as({ employee: { isDirector: true } });
    const officeAdmin = await as({
      employee: { isDirector: true },
      grants: [{ rule: "ADMIN_ORG", ressource: ownOffice.id }],
    });
    const hidden = await folderIn(admin, null, { visibility: "Directors" });
    const below = await folderIn(director, hidden.id);
    const own = await folderIn(officeAdmin, hidden.id);

    await expect(share(director, below.id)).rejects.toMatchObject({ code: "share.narrow" });
    await share(officeAdmin, own.id);
  });

  it("cannot where the office has switched it off, and what was shared before ends", async () => {
    const { id } = await folderIn(writer, null);
    const outsider = await outsiderWith((await share(writer, id)).url);
    const forbid = (forbidsShares: boolean) =>
      openOrganisations(table).update(ownOffice.id, (office) => ({ ...office, forbidsShares }));

    await forbid(true);
    try {
      await expect(share(writer, id)).rejects.toMatchObject({ code: "share.switched-off" });
      expect((await outsider.page()).status).toBe(404);
    } finally {
      await forbid(false);
    }
    expect((await outsider.page()).status).toBe(200);
  });

  it("ends it at once, also while the thing is in the trash", async () => {
    const { id } = await folderIn(writer, null);
    const made = await share(writer, id);
    const end = (by: typeof writer) => by.call(shares.remove, { params: { id, shareId: made.id } });
    await remove(writer, id);

    await expect(end(colleague)).rejects.toMatchObject({ status: 404 });
    await end(writer);
    await writer.call(trash.restore, { params: { id }, body: {} });

    expect((await (await outsiderWith(made.url)).page()).status).toBe(404);
    expect((await sharesOf(writer, id)).data).toEqual([]);
    expect((await trailAbout(id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(["share.created", "share.revoked"]),
    );
  });
});

describe("what is shared", () => {
  it("has a mark for all who see it, as long as somebody outside can open it", async () => {
    const parent = await folderIn(writer, null);
    const [shared, other] = [await folderIn(writer, parent.id), await folderIn(writer, parent.id)];
    const made = await share(writer, shared.id);
    const marks = async () => {
      const { data } = await listed(colleague, { parent: parent.id });
      return new Map(data.map(({ id, isShared }) => [id, isShared]));
    };

    expect((await marks()).get(shared.id)).toBe(true);
    expect((await marks()).get(other.id)).toBeUndefined();
    await writer.call(shares.remove, { params: { id: shared.id, shareId: made.id } });
    expect((await marks()).get(shared.id)).toBeUndefined();
  });

  it("is listed for administrators with its sharer, and whether it can be reached", async () => {
    const { id, title } = await folderIn(writer, null);
    const made = await share(writer, id);
    const found = async () => (await allShares()).find((one) => one.id === made.id);

    expect(await found()).toMatchObject({ itemId: id, title, state: "active", lastUsedAt: null });
    await remove(writer, id);
    expect(await found()).toMatchObject({ state: "unreachable" });
  });

  it("is shared no more once the data of who did are erased", async () => {
    const sharer = await as({});
    const { id } = await folderIn(sharer, null);
    const made = await share(sharer, id);
    const { email } = sharer.employee;
    const source = cloudSources(stores).find(({ area }) => area === "cloudShares");
    const item = await table.get(stores.cloudShares.keyOf(made.id));
    const person = await findPerson(email ?? "", stores);
    const sought = { person, mentions: mentionsOf(person) };

    const found = JSON.stringify(source?.find(item ?? {}, sought));
    await source?.erase?.(stores.cloudShares.keyOf(made.id), {
      ...sought,
      contents: "unnamed",
      requestId: "request",
      actor: { id: "admin", name: "admin" },
      now: new Date(),
    });

    expect(found).toContain(id);
    expect(found).not.toContain("passwordHash");
    expect((await (await outsiderWith(made.url)).page()).status).toBe(404);
  });

  it("is forgotten once its thing is removed for good, or a month after its end", async () => {
    const [gone, kept] = [
      await folderIn(writer, null),
      await fileIn(writer, null, `${crypto.randomUUID()}.pdf`),
    ];
    const made = await Promise.all([share(writer, gone.id), share(writer, kept.id)]);
    const known = async () => {
      const ids = new Set((await allShares()).map(({ id }) => id));
      return made.map(({ id }) => ids.has(id));
    };
    await remove(writer, gone.id);
    await writer.call(trash.remove, { params: { id: gone.id } });

    await sweepCloud(stores, new Date());
    expect(await known()).toEqual([false, true]);
    await sweepCloud(stores, addDays(new Date(), 45));
    expect(await known()).toEqual([false, false]);
  });

  it("may be revoked while the sweep is at work, which forgets the others all the same", async () => {
    const { id } = await folderIn(writer, null);
    const [revoked, ended] = [await share(writer, id), await share(writer, id)];
    const projection = async () => {
      const known = await stores.cloudShares.projection();
      await writer.call(shares.remove, { params: { id, shareId: revoked.id } });
      return known;
    };

    const cloudShares = { ...stores.cloudShares, projection };
    await sweepCloud({ ...stores, cloudShares }, addDays(new Date(), 45));

    expect(await stores.cloudShares.find(ended.id)).toBeUndefined();
  });
});
