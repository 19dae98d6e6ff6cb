import { addDays } from "date-fns/addDays";
import { addHours } from "date-fns/addHours";
import { addMonths } from "date-fns/addMonths";
import { strFromU8, unzipSync } from "fflate";
import { ulid } from "ulid";
import { describe, expect, it, vi } from "vitest";
import { log } from "../../functions/platform/logging/log.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import { applications } from "../../shared/applications/applications.contract.ts";
import { publicApplications } from "../../shared/applications/public-applications.contract.ts";
import { anApplication, aStoredApplication } from "../support/application.builder.ts";
import { readTrail, trailAbout } from "../support/audit.ts";
import { Killed } from "../support/dying-table.ts";
import { aPdf, aPicture, fetchFile } from "../support/files.builder.ts";
import { ownOffice } from "../support/viewers.ts";
import { fromNetwork } from "./application.fixture.ts";
import { placesOf, retentionFixture } from "./retention.fixture.ts";

const fixture = await retentionFixture();

const overdue = () => addMonths(new Date(), 7);

/** Applied with a document and a picture whose names name the applicant, as does each field. */
const applied = async (name: string) => {
  const [pdf, photo] = await Promise.all([
    fixture.upload({ fileName: `${name}.pdf`, bytes: Buffer.concat([aPdf(), Buffer.from(`%${name}`)]) }),
    fixture.upload({ fileName: `${name}.jpg`, contentType: "image/jpeg", bytes: await aPicture() }),
  ]);
  const email = `${name}@bewerbung.example`;
  const id = await fixture.apply({ email, lastname: name, comments: name, fileIds: [pdf, photo] });
  return { id, email, files: [pdf, photo] };
};

const left = async (name: string, { id, files }: { id: string; files: string[] }) => {
  const places = await fixture.places();
  return {
    // The trail of who read them keeps the ids of files.
    ofPerson: [
      ...placesOf(places, name),
      ...placesOf(places, ...files).filter((place) => !place.name.startsWith("AUDIT#")),
    ].map((place) => place.name),
    ofId: placesOf(places, id).map((place) => place.name.replace(/#.*/, "")),
  };
};

/** Dies before or after its n-th write. */
const dying = (table: Table, at: number, when: "before" | "after") => {
  const state = { writes: 0 };
  const deadly =
    <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      state.writes += 1;
      const isLast = state.writes >= at;
      if (isLast && when === "before") throw new Killed();
      const result = await write(...args);
      if (isLast) throw new Killed();
      return result;
    };
  const on: Table = {
    ...table,
    transact: deadly(table.transact),
    tryTransact: deadly(table.tryTransact),
    tryUpdate: deadly(table.tryUpdate),
  };
  return { on, state };
};

describe("when the time is over", () => {
  it("everything is gone from table and bucket, but for the entry that it was deleted", async () => {
    const about = await applied("Zeitablauf");
    await fixture.read(about.id);
    await fixture.admin.send(applications.export, { params: fixture.paramsOf(about.id) });
    expect((await left("Zeitablauf", about)).ofPerson.length).toBeGreaterThan(8);

    await fixture.sweep(overdue());
    await fixture.sweepBytes(overdue());

    const found = await left("Zeitablauf", about);
    expect(found.ofPerson).toEqual([]);
    // The tombstone of the list, the bell and mails to the office know nothing but the id, and end by themselves.
    expect([...new Set(found.ofId)].toSorted()).toEqual(["APPLICATION", "AUDIT", "NOTIFICATION"]);
    expect(
      (await trailAbout(about.id)).map(({ action, subjectName }) => [action, subjectName]),
    ).toContainEqual(["application.expired", null]);
  });

  it("nothing is deleted a day too early", async () => {
    const { id } = await aStoredApplication(fixture.table, { deleteAt: "2030-06-02T00:00:00.000Z" });

    await fixture.sweep(new Date("2030-06-01T00:00:00.000Z"));

    expect(await fixture.stores.applications.find(id)).toBeDefined();
  });

  it("a mail that still waits is withdrawn", async () => {
    const { id, email } = await applied("Wartend");
    expect((await fixture.waiting()).some(({ to }) => to === email)).toBe(true);

    await fixture.admin.call(applications.remove, { params: fixture.paramsOf(id) });

    expect((await fixture.waiting()).some(({ to }) => to === email)).toBe(false);
    expect(await fixture.deliver()).toEqual([]);
  });

  it("the same may be sent again", async () => {
    const facts = { email: "nochmals@bewerbung.example", submissionId: ulid() };
    const first = await fixture.apply(facts);
    expect(await fixture.apply(facts)).toBe(first);

    await fixture.admin.call(applications.remove, { params: fixture.paramsOf(first) });

    expect(await fixture.apply(facts)).not.toBe("none");
  });

  it("two sweeps at once delete each application once, and count it once", async () => {
    await fixture.sweep(addMonths(new Date(), 60));
    const deleteAt = "2027-01-01T00:00:00.000Z";
    await Promise.all(Array.from({ length: 230 }, () => aStoredApplication(fixture.table, { deleteAt })));
    const expired = async () => {
      const filters = [{ field: "action", values: ["application.expired"], comparator: "eq" as const }];
      return (await readTrail({ filters, limit: 10_000 })).length;
    };
    const before = await expired();

    const counts = await Promise.all([fixture.sweep(overdue()), fixture.sweep(overdue())]);

    expect(counts[0] + counts[1]).toBe(230);
    expect((await expired()) - before).toBe(230);
    expect((await fixture.list()).totalCount).toBe(0);
  });
});

describe.each(["before", "after"] as const)("killed %s any write", (when) => {
  it("a deletion shows nothing by halves and leaves nothing once it is run again", async () => {
    for (let at = 1, isDone = false; !isDone; at++) {
      const name = `Abbruch${when}${at}`;
      const about = await applied(name);
      const { on, state } = dying(fixture.table, at, when);
      const run = async () => {
        await fixture.sweepOn(on, overdue());
        await fixture.sweepBytesOn(on, overdue());
      };
      const isKilled = await run().then(
        () => false,
        () => true,
      );

      const { response } = await fixture.admin.send(applications.read, {
        params: fixture.paramsOf(about.id),
      });
      if (response.status === 200) {
        for (const fileId of about.files) {
          const params = { ...fixture.paramsOf(about.id), fileId };
          const opened = await fixture.admin.send(applications.readFile, { params, query: {} });
          expect((await fetchFile(opened.response.headers.get("location"))).status).toBe(200);
        }
      } else expect((await fixture.list({ searchTerm: about.email })).totalCount).toBe(0);
      await fixture.sweep(overdue());
      await fixture.sweepBytes(overdue());
      expect((await left(name, about)).ofPerson, `killed ${when} write ${at}`).toEqual([]);
      isDone = !isKilled && state.writes < at;
      if (at > 40) throw new Error("This deletion never ends");
    }
  });
});

describe("keeping it longer", () => {
  const tokenFor = async ({ id, email }: { readonly id: string; readonly email: string }) => {
    const { data } = await fixture.director.call(applications.askConsent, {
      params: fixture.paramsOf(id),
      body: { months: 24 },
    });
    expect(data.consentAskedAt).not.toBeNull();
    const mail = (await fixture.deliver()).find(
      ({ to, subject }) => to === email && subject.includes("länger"),
    );
    return decodeURIComponent(/consent\?token=([^"]+)"/.exec(mail?.html ?? "")?.[1] ?? "");
  };

  it("needs the applicant's own consent, by the link of a mail", async () => {
    const application = await aStoredApplication(fixture.table);
    const { id } = application;
    const body = { token: await tokenFor(application) };
    const asked = (await fixture.stranger.call(publicApplications.consent, { body }, fromNetwork())).data;
    expect(asked).toMatchObject({ isGiven: false });
    expect((await fixture.read(id)).consentUntil).toBeNull();

    const given = (await fixture.stranger.call(publicApplications.giveConsent, { body }, fromNetwork())).data;
    const again = (await fixture.stranger.call(publicApplications.giveConsent, { body }, fromNetwork())).data;

    expect(given).toMatchObject({ isGiven: true, until: asked.until, deleteAt: asked.until });
    expect(again).toEqual(given);
    expect(await fixture.read(id)).toMatchObject({ consentUntil: asked.until, consentAskedAt: null });
    const consents = (await trailAbout(id)).filter(({ action }) => action === "application.consent-given");
    expect(consents).toMatchObject([{ actorId: null }]);
    await fixture.sweep(overdue());
    expect(await fixture.stores.applications.find(id)).toBeDefined();
    await fixture.sweep(addDays(asked.until, 1));
    expect(await fixture.stores.applications.find(id)).toBeUndefined();
  });

  it("is asked once a day, and only for more than there is", async () => {
    const { id } = await aStoredApplication(fixture.table);
    const ask = (months: number) =>
      fixture.director.call(applications.askConsent, { params: fixture.paramsOf(id), body: { months } });

    await expect(ask(3)).rejects.toMatchObject({ status: 422, code: "application.not-longer" });
    await ask(12);
    await expect(ask(12)).rejects.toMatchObject({ status: 422, code: "application.asked-today" });
  });

  it("is nothing that a wrong link or one of a deleted application could do", async () => {
    const application = await aStoredApplication(fixture.table);
    const { id } = application;
    const body = { token: await tokenFor(application) };
    await fixture.admin.call(applications.remove, { params: fixture.paramsOf(id) });

    for (const wrong of [body, { token: "falsch" }, { token: `${id}.falsch` }]) {
      await expect(
        fixture.stranger.call(publicApplications.giveConsent, { body: wrong }, fromNetwork()),
      ).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe("the export", () => {
  it("has all that is stored, and is itself gone within the hour", async () => {
    const { id } = await applied("Auskunft");
    const { response } = await fixture.admin.send(applications.export, { params: fixture.paramsOf(id) });
    const address = response.headers.get("location") ?? "";

    const zip = unzipSync(new Uint8Array(await (await fetchFile(address)).arrayBuffer()));

    expect(Object.keys(zip)).toEqual([
      "bewerbung.txt",
      "bewerbung.json",
      "dateien/1 Auskunft.pdf",
      "dateien/2 Auskunft.jpg",
    ]);
    expect(strFromU8(zip["bewerbung.txt"] ?? new Uint8Array())).toContain("Nachname: Auskunft");
    expect(JSON.parse(strFromU8(zip["bewerbung.json"] ?? new Uint8Array()))).toMatchObject({
      lastname: "Auskunft",
      consent: { version: "2-6" },
    });
    expect(decodeURIComponent(address)).not.toContain("Auskunft");
    await fixture.sweepBytes(addHours(new Date(), 2));
    expect((await fetchFile(address)).status).toBe(403);
  });
});

describe("mails", () => {
  it("thank the applicant, and tell those who want to know no more than the name and where to look", async () => {
    const wants = { notifyAboutNewApplications: true };
    const grants = [{ rule: "ADMIN_ORG" as const, ressource: "other" }];
    const told = await fixture.as({
      employee: { ...wants, isDirector: true, email: "chefin@kanzlei.example" },
    });
    await Promise.all([
      fixture.as({ employee: { ...wants, email: "kollege@kanzlei.example" } }),
      fixture.as({ employee: { isDirector: true, email: "ohne@kanzlei.example" } }),
      fixture.as({ employee: { ...wants, email: "anderswo@kanzlei.example" }, grants }),
    ]);
    await fixture.deliver();
    const { id, email } = await applied("Neuzugang");

    const mails = await fixture.deliver();

    expect(mails.map(({ to }) => to).toSorted()).toEqual([email, told.employee.email].toSorted());
    const [info, notification] = [mails.find(({ to }) => to === email), mails.find(({ to }) => to !== email)];
    expect(mails.map(({ from }) => from?.name)).toEqual([ownOffice.name, ownOffice.name]);
    expect(info?.html).toContain("Steuerberatung");
    expect(info?.html).not.toContain("Neuzugang");
    expect(notification?.html).toContain("Lena Neuzugang");
    expect(notification?.html).toMatch(new RegExp(`https://portal.example/applications/[^/]+/${id}`));
    for (const secret of [email, "660 1234567", "Steuerberatung", "Hauptstraße"]) {
      expect(notification?.html).not.toContain(secret);
    }
  });
});

describe("logs", () => {
  it("name nobody, whatever is done or fails", async () => {
    const lines: string[] = [];
    for (const level of ["info", "warn", "error"] as const) {
      vi.spyOn(log, level).mockImplementation((...parts) => void lines.push(JSON.stringify(parts)));
    }
    const stored = anApplication();
    const { id } = await applied("Niemand");
    const params = fixture.paramsOf(id);
    await fixture.list({ searchTerm: "Niemand" });
    await fixture.admin.call(applications.update, { params, body: { ...stored, lastname: "Niemand" } });
    await fixture.send({ email: "Niemand" }).catch(() => {});
    await fixture.deliver();
    await fixture.sweep(overdue());
    vi.restoreAllMocks();

    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.includes("Niemand"))).toEqual([]);
  });
});
