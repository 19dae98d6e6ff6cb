import { ulid } from "ulid";
import { describe, expect, it } from "vitest";
import { openMailStops } from "../../../functions/news/sending/mail-stops.collection.ts";
import { openIndustries } from "../../../functions/news/subscribers/industries.collection.ts";
import { openSubscribers } from "../../../functions/news/subscribers/subscribers.collection.ts";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { MAX_IMPORT_ROWS } from "../../../shared/news/subscriber-import.ts";
import { portal } from "../../portal.ts";
import { aSubscriber } from "../../support/news.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";

const { subscribers } = news;
const none = { created: 0, updated: 0, unchanged: 0, deleted: 0, protected: 0, refused: [] };

interface Options {
  readonly deleteMissing?: boolean;
  readonly dryRun?: boolean;
  readonly skipInvalid?: boolean;
}

/** An office of its own for each test, and its editor's desk. */
const desk = async () => {
  const { as, table, people } = await portal();
  const { id: organisationId } = await people.organisations.insert({ ...ownOffice, id: `office-${ulid()}` });
  const { call } = await as("editor");
  const stored = openSubscribers(table);
  const importing = async (rows: readonly unknown[], { deleteMissing, ...options }: Options = {}) => {
    const body = { organisationId, subscribers: [...rows], ...options };
    const query = deleteMissing === undefined ? {} : { deleteContactIfNotInList: deleteMissing };
    return (await call(subscribers.import, { query, body })).data;
  };
  const list = async () => {
    const filters = [{ field: "organisationId", values: [organisationId], comparator: "eq" as const }];
    const sort = [{ field: "email", direction: "asc" as const }];
    const config = listConfig({ limit: MAX_LIMIT, filters, sort });
    return (await call(subscribers.list, { query: { config } })).data.data;
  };
  const addresses = async () => (await list()).map(({ email }) => email);
  const enter = (overrides: Partial<Subscriber> = {}) =>
    stored.insert(aSubscriber({ organisationId, ...overrides }));
  const versionOf = async (id: string) => (await stored.find(id))?.version;
  return {
    as,
    call,
    organisationId,
    importing,
    list,
    addresses,
    enter,
    versionOf,
    stored,
    table,
    mailStops: openMailStops(table),
    industries: openIndustries(table),
  };
};

const row = (email: string, overrides: object = {}) => ({ name: "Eva Gruber", email, ...overrides });
const rowOf = ({
  name,
  email,
  branche,
  plz,
  ort,
  isClient,
  receivesTaxNews,
  receivesDoctorsNews,
}: Subscriber) => ({
  name,
  email,
  branche,
  plz,
  ort,
  isClient,
  receivesTaxNews,
  receivesDoctorsNews,
});

describe("an import", () => {
  it("makes new subscribers, who count as confirmed", async () => {
    const { importing, list, organisationId } = await desk();
    const full = { branche: "Handel", plz: "3300", ort: "Amstetten", isClient: true, receivesTaxNews: true };

    const result = await importing([row("a@example.at", full), row(" b@Müller.AT ")]);

    expect(result).toEqual({ ...none, applied: true, created: 2 });
    expect(await list()).toMatchObject([
      { ...row("a@example.at", full), organisationId, receivesDoctorsNews: false, state: "confirmed" },
      { email: "b@xn--mller-kva.at", isClient: false, branche: null, state: "confirmed" },
    ]);
  });

  it("changes what is different, keeps what a row leaves out, and does not touch the others", async () => {
    const { importing, enter, stored, versionOf } = await desk();
    const same = await enter();
    const changed = await enter({ name: "Alt", ort: "Wien", branche: "Ärzte" });
    const waiting = await enter({ registrationConfirmedAt: null });

    const result = await importing([
      rowOf(same),
      { name: "Neu", email: changed.email.toUpperCase(), ort: "" },
      rowOf(waiting),
    ]);

    expect(result).toEqual({ ...none, applied: true, updated: 2, unchanged: 1 });
    expect(await versionOf(same.id)).toBe(1);
    expect(await stored.find(changed.id)).toEqual({ ...changed, version: 2, name: "Neu", ort: null });
    expect((await stored.find(waiting.id))?.registrationConfirmedAt).not.toBeNull();
  });

  it("changes nothing the second time", async () => {
    const { importing } = await desk();
    const rows = Array.from({ length: 120 }, (_, no) => row(`n${no}@example.at`));
    await importing(rows);

    expect(await importing(rows)).toEqual({ ...none, applied: true, unchanged: 120 });
  });

  it("gives new ones the interests of their industry, where the list names none", async () => {
    const { importing, list, industries } = await desk();
    const interests = { receivesTaxNews: false, receivesDoctorsNews: true };
    await industries.insert({ id: "zahn", industryId: "zahn", name: "Zahnärzte", ...interests });

    await importing([
      row("0@example.at"),
      row("a@example.at", { branche: "zahnärzte" }),
      row("b@example.at", { branche: "Zahnärzte", receivesTaxNews: true, receivesDoctorsNews: false }),
    ]);

    expect(await list()).toMatchObject([
      { receivesTaxNews: true, receivesDoctorsNews: false },
      interests,
      { receivesTaxNews: true, receivesDoctorsNews: false },
    ]);
  });

  it("tells what it would do, and does not do it, when it is tried", async () => {
    const { importing, enter, addresses } = await desk();
    const [old, kept] = [await enter(), await enter()];

    const result = await importing(
      [row("neu@example.at"), { ...rowOf(kept), name: "Anders" }, row("kaputt")],
      {
        dryRun: true,
      },
    );
    const removing = await importing([rowOf(kept)], { dryRun: true, deleteMissing: true });

    expect(result).toMatchObject({ applied: false, created: 1, updated: 1, refused: [{ row: 3 }] });
    expect(removing).toEqual({ ...none, applied: false, unchanged: 1, deleted: 1 });
    expect(await addresses()).toEqual([old.email, kept.email].toSorted());
  });

  it("stays in its office", async () => {
    const { importing, enter, versionOf } = await desk();
    const elsewhere = await enter({ organisationId: otherOffice.id });

    expect(await importing([row(elsewhere.email)], { deleteMissing: true })).toMatchObject({
      created: 1,
      deleted: 0,
    });
    expect(await versionOf(elsewhere.id)).toBe(1);
  });

  it("is for those who edit the news of the office", async () => {
    const { as, organisationId } = await desk();
    const { call } = await as("officeEditor");
    const importing = (id: string) =>
      call(subscribers.import, { query: {}, body: { organisationId: id, subscribers: [] } });

    await expect(importing(organisationId)).rejects.toMatchObject({ status: 403 });
    expect((await importing(ownOffice.id)).data).toEqual({ ...none, applied: true });
    await expect(
      (await as("editor")).call(subscribers.import, {
        query: {},
        body: { organisationId: "gone", subscribers: [] },
      }),
    ).rejects.toMatchObject({ status: 400, errors: [{ path: "organisationId" }] });
  });
});

describe("a list with broken rows", () => {
  const broken = [
    row("gut@example.at"),
    row("jörg@example.at"),
    row("", { name: " " }),
    row("GUT@example.at"),
    row("a@example.at", { plz: 3300 }),
    null,
    row("x@example.at\u0007"),
  ];

  it("changes nothing, and names each of them with its reason", async () => {
    const { importing, addresses } = await desk();

    const result = await importing(broken);

    expect(result).toMatchObject({ ...none, applied: false, refused: expect.anything() });
    expect(result.refused).toEqual([
      { row: 2, email: "jörg@example.at", reason: expect.stringMatching(/^E-Mail: Vor dem @ sind nur/) },
      { row: 3, email: "", reason: "Name: Bitte ausfüllen. E-Mail: Bitte ausfüllen." },
      { row: 4, email: "GUT@example.at", reason: "Diese E-Mail-Adresse steht schon in Zeile 1." },
      { row: 5, email: "a@example.at", reason: "PLZ: Hier gehört Text hin." },
      { row: 6, email: "", reason: "Das ist keine Zeile mit den Angaben eines Abonnenten." },
      { row: 7, email: "x@example.at\u0007", reason: "E-Mail: Steuerzeichen sind hier nicht erlaubt." },
    ]);
    expect(await addresses()).toEqual([]);
  });

  it("is taken over without them where they may be skipped, and deletes nobody even then", async () => {
    const { importing, enter, addresses } = await desk();
    const { email } = await enter({ email: "alt@example.at" });

    const result = await importing(broken, { skipInvalid: true, deleteMissing: true });

    expect(result).toMatchObject({ applied: true, created: 1, deleted: 0 });
    expect(result.refused).toHaveLength(6);
    expect(await addresses()).toEqual([email, "gut@example.at"]);
  });

  it("deletes nobody where they may not be skipped", async () => {
    const { importing, enter, addresses } = await desk();
    const { email } = await enter();

    expect(await importing(broken, { deleteMissing: true })).toMatchObject({ applied: false, deleted: 0 });
    expect(await addresses()).toEqual([email]);
  });

  it("is refused as a whole where it is too long", async () => {
    const { importing } = await desk();

    await expect(importing(Array.from({ length: MAX_IMPORT_ROWS + 1 }, () => 0))).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "subscribers", message: "Höchstens 20000 Einträge." }],
    });
  });
});

describe("an import that deletes whom the list lacks", () => {
  it("deletes those of the office, whose newsletters on their way stop, and whose addresses are free", async () => {
    const { importing, enter, addresses, mailStops, organisationId } = await desk();
    const [gone, stays] = [await enter(), await enter()];

    const result = await importing([rowOf(stays)], { deleteMissing: true });

    expect(result).toEqual({ ...none, applied: true, unchanged: 1, deleted: 1 });
    expect(await addresses()).toEqual([stays.email]);
    expect((await mailStops.current()).reasonFor(gone.email, organisationId)).toBe("removed");
    expect(await importing([row(gone.email)])).toMatchObject({ created: 1 });
    expect((await mailStops.current()).reasonFor(gone.email, organisationId)).toBeUndefined();
  });

  it("is refused for an empty list", async () => {
    const { importing, enter, addresses } = await desk();
    const { email } = await enter();

    await expect(importing([], { deleteMissing: true })).rejects.toMatchObject({
      status: 422,
      code: "import.empty-list",
    });
    expect(await addresses()).toEqual([email]);
  });
});

describe("those who must not come back", () => {
  it("stay as they are when a list names them: unsubscribed, unreachable, or annoyed", async () => {
    const { importing, enter, list, mailStops, table, organisationId, versionOf } = await desk();
    const left = await enter({ customerUnsuscribedAt: "2026-05-01T08:00:00.000Z" });
    const [unreachable, annoyed] = [await enter(), await enter()];
    await table.transact([
      mailStops.stopWrite(organisationId, left.email, "unsubscribed"),
      mailStops.stopWrite(organisationId, "frueher@example.at", "unsubscribed"),
      mailStops.stopWrite(null, unreachable.email, "bounced"),
      mailStops.stopWrite(null, annoyed.email, "complained"),
      mailStops.stopWrite(null, "neu@example.at", "complained"),
    ]);
    const before = await list();

    const result = await importing(
      [left.email, unreachable.email, annoyed.email, "frueher@example.at", "neu@example.at"].map((email) =>
        row(email),
      ),
    );

    expect(result).toEqual({ ...none, applied: true, protected: 5 });
    expect(await list()).toEqual(before);
    expect(await versionOf(left.id)).toBe(1);
  });

  it("are remembered when a list has deleted them", async () => {
    const { importing, enter, addresses } = await desk();
    const left = await enter({ customerUnsuscribedAt: "2026-05-01T08:00:00.000Z" });

    expect(await importing([row("a@example.at")], { deleteMissing: true })).toMatchObject({ deleted: 1 });

    expect(await importing([row("a@example.at"), row(left.email)])).toMatchObject({
      protected: 1,
      created: 0,
    });
    expect(await addresses()).toEqual(["a@example.at"]);
  });
});

describe("an import beside other work", () => {
  it("runs again to its end after it failed halfway", async () => {
    const { importing, addresses, enter } = await desk();
    const rows = Array.from({ length: 230 }, (_, no) => row(`h${no}@example.at`));
    await enter({ email: "gone@example.at" });
    await importing(rows.slice(0, 100));

    const result = await importing(rows, { deleteMissing: true });

    expect(result).toEqual({ ...none, applied: true, created: 130, unchanged: 100, deleted: 1 });
    expect(await addresses()).toHaveLength(230);
  });

  it("lets each address in once when two of the same list run at once", async () => {
    const { importing, addresses } = await desk();
    const rows = Array.from({ length: 120 }, (_, no) => row(`z${no}@example.at`));

    const results = await Promise.all([importing(rows), importing(rows)]);

    expect(await addresses()).toHaveLength(120);
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(120);
    for (const { created, unchanged, refused } of results)
      expect(created + unchanged + refused.length).toBe(120);
  });
});
