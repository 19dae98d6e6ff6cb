import { addDays } from "date-fns/addDays";
import { describe, expect, it } from "vitest";
import { answerLinksOf } from "../../functions/calendar/answers/answer-links.ts";
import { openEventAnswers } from "../../functions/data/calendar/event-answers.repository.ts";
import { openUsers } from "../../functions/data/people/users.collection.ts";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import type { Answer } from "../../shared/calendar/event-attendance.ts";
import { fullName } from "../../shared/organisations/employee.ts";
import { ownOffice } from "../support/viewers.ts";
import { eventMailFixture } from "./event-mail.fixture.ts";

const { read, give } = calendar.mailedAnswers;

const fixture = await eventMailFixture();
const visitor = await fixture.as({});

type Guest = Awaited<ReturnType<typeof fixture.person>>;

/** As it stands in a mail. */
const linkIn = (html: string | undefined, answer: Answer): URL => {
  const links = Array.from(html?.matchAll(/href="([^"]+)"/g) ?? [], ([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  const link = links.find((href) => href.endsWith(`answer=${answer}`));
  return new URL(link ?? "https://portal.example/none");
};
const tokenFor = (guest: Guest) => linkIn(guest.mails().at(-1)?.html, "yes").searchParams.get("token") ?? "";

const asked = async (token: string) => (await visitor.call(read, { body: { token } })).data;
const say = async (token: string, answer: Answer, persons?: number) =>
  (await visitor.call(give, { body: { token, answer, persons } })).data;

const invited = async (event: object, person: object = {}) => {
  const guest = await fixture.person({ notifyAboutCalendarEvents: true, ...person });
  const { id } = await fixture.create({ asksForAnswers: true, ...event });
  await fixture.run();
  return { id, guest, token: tokenFor(guest) };
};

const gone = { status: 404, code: "event.answer-link" };

describe("a link in the mail about an event", () => {
  it("is there for each answer wherever one is asked for, and nowhere else", async () => {
    const { guest } = await invited({ title: "Mit Antwort" });
    await fixture.create({ title: "Ohne Antwort" });
    await fixture.run();
    const [asking, telling] = guest.mails();

    expect((["yes", "maybe", "no"] as const).map((answer) => linkIn(asking?.html, answer).pathname)).toEqual(
      Array.from({ length: 3 }, () => "/calendar/answer"),
    );
    expect(asking?.html).toContain("Zusagen</a>");
    expect(telling?.subject).toBe("Termin: Ohne Antwort");
    expect(telling?.html).not.toContain("/calendar/answer");
  });

  it("tells what is asked of whom, and changes nothing when it is opened", async () => {
    const { id, guest, token } = await invited({ title: "Klausur", places: 5, location: "Graz" });

    expect(await asked(token)).toMatchObject({
      id,
      title: "Klausur",
      location: "Graz",
      name: fullName(guest.employee),
      officeName: null,
      isOpen: true,
      attendance: { free: 5, own: null },
    });
    expect((await fixture.read(id, guest)).attendance?.own).toBeNull();
  });

  it("answers, again and again, as the portal shows and mails tell", async () => {
    const { id, guest, token } = await invited({ title: "Hin und her" });

    expect(await say(token, "yes")).toMatchObject({ attendance: { coming: 1, own: { state: "coming" } } });
    expect((await fixture.read(id, guest)).attendance?.own).toMatchObject({ answer: "yes", persons: 1 });
    await fixture.run();
    expect(guest.subjects().at(-1)).toBe("Termin: Sie sind dabei: Hin und her");
    expect(tokenFor(guest)).toBe(token);
    expect(await say(token, "no")).toMatchObject({ attendance: { coming: 0, own: { state: "no" } } });
  });

  it("answers for the office, and says who did so before", async () => {
    const { token, guest } = await invited({ answersPer: "office", places: 3 });
    const colleague = await fixture.person({ notifyAboutCalendarEvents: true });
    expect(guest.mails().at(-1)?.html).toContain("Zusage für die Kanzlei</a>");
    await say(token, "yes", 2);
    const deps = { eventAnswers: openEventAnswers(fixture.table), portalOrigin: "https://portal.example" };
    const linkOf = await answerLinksOf((await asked(token)).id, deps);
    const theirs = new URL(linkOf(colleague.id)).searchParams.get("token") ?? "";

    expect(await asked(theirs)).toMatchObject({
      name: fullName(colleague.employee),
      officeName: ownOffice.name,
      answeredBy: fullName(guest.employee),
      attendance: { own: { persons: 2, state: "coming" } },
    });
    expect(await say(theirs, "no")).toMatchObject({ answeredBy: null, attendance: { coming: 0 } });
    await expect(say(theirs, "yes", 4)).rejects.toMatchObject({ code: "event.no-places" });
  });

  it("puts on the waiting list who comes late", async () => {
    const { id, token } = await invited({ places: 1 });
    await fixture.say(id, fixture.editor, "yes");

    expect(await say(token, "yes")).toMatchObject({ attendance: { own: { state: "waiting", position: 1 } } });
  });

  it("ends when answers end, and says so", async () => {
    const { id, token } = await invited({ title: "Bis gestern" });
    const answerUntil = addDays(new Date(), -1).toISOString();
    await fixture.update(id, { title: "Bis gestern", asksForAnswers: true, answerUntil });

    expect(await asked(token)).toMatchObject({ title: "Bis gestern", isOpen: false });
    await expect(say(token, "yes")).rejects.toMatchObject({ status: 422, code: "event.answers-over" });
  });

  it.each<[string, (id: string, guest: Guest) => Promise<unknown>]>([
    ["deleted", (id) => fixture.remove(id)],
    ["hidden", (id) => fixture.update(id, { asksForAnswers: true, visibility: "AssociationDirectors" })],
    ["asked no longer", (id) => fixture.update(id, { asksForAnswers: false })],
    [
      "shut out",
      (_, { user }) => openUsers(fixture.table).update(user.id, (one) => ({ ...one, isActive: false })),
    ],
  ])("tells and does nothing once its event or person is %s", async (_, end) => {
    const { id, guest, token } = await invited({});
    await end(id, guest);

    await expect(asked(token)).rejects.toMatchObject(gone);
    await expect(say(token, "yes")).rejects.toMatchObject(gone);
  });

  it("is worth nothing where it was made up, or for somebody or something else", async () => {
    const [one, other] = [await invited({}), await invited({})];
    const [, , signature] = one.token.split(".");
    const made = [
      `${other.id}.${one.guest.id}.${signature}`,
      `${one.id}.${other.guest.id}.${signature}`,
      `${one.id}.${one.guest.id}.`,
      "...",
      "unbekannt",
    ];

    for (const token of made) await expect(asked(token)).rejects.toMatchObject(gone);
  });
});
