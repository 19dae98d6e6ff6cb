import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { ulid } from "ulid";
import { describe, expect, it } from "vitest";
import { applicationPages, type PageLanguage } from "../../shared/applications/application-page.contract.ts";
import { applications } from "../../shared/applications/applications.contract.ts";
import type { CallInput, EndpointSpec } from "../../shared/contract/endpoint.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { notifications } from "../../shared/notifications/notifications.contract.ts";
import { aSentMail, aStoredApplication } from "../support/application.builder.ts";
import { trailAbout } from "../support/audit.ts";
import { ifMatch } from "../support/browser.ts";
import { ownOffice } from "../support/viewers.ts";
import { fromNetwork } from "./application.fixture.ts";
import { placesOf, retentionFixture } from "./retention.fixture.ts";

type Draft = CallInput<typeof applications.sendMail>["body"];

const fixture = await retentionFixture();

const inDays = (days: number) => addDays(new Date(), days).toISOString();
const anInvitation = (facts: Partial<Draft> = {}): Draft => ({
  kind: "invitation",
  subject: "Einladung zum Gespräch",
  text: "bitte wählen Sie.",
  dates: [inDays(3), inDays(5)],
  ...facts,
});
const aRefusal: Draft = { kind: "refusal", subject: "Zu Ihrer Bewerbung", text: "leider nein." };

const send = (
  id: string,
  body: Draft,
  by: Pick<typeof fixture.admin, "call"> = fixture.director,
  etag?: string,
) =>
  by.call(
    applications.sendMail,
    { params: fixture.paramsOf(id), body },
    etag === undefined ? {} : ifMatch(etag),
  );

const tokenIn = (html: string | undefined) =>
  decodeURIComponent(/\/v1\/public\/applications\/([^/"]+)\/page/.exec(html ?? "")?.[1] ?? "");

/** Applied by the form, with the link of the confirmation. */
const applied = async (email: string) => {
  const id = await fixture.apply({ email });
  const mails = await fixture.deliver();
  return { id, token: tokenIn(mails.find(({ to }) => to === email)?.html) };
};

const pageOf = async (token: string) => {
  const { response, text } = await visit(applicationPages.page, { params: { token }, query: {} });
  return { status: response.status, text };
};

const visit = async <E extends EndpointSpec>(endpoint: E, input: CallInput<E>) => {
  const { response } = await fixture.stranger.send(endpoint, input, fromNetwork());
  return { response, text: await response.text() };
};

/** What the bell of the office's director shows of applications. */
const bellOf = async (by: typeof fixture.director) => {
  const { data } = await by.call(notifications.list, { query: { config: listConfig() } });
  return data.data.filter(({ kind }) => kind.startsWith("application"));
};

/** A director of the office who wants mails about applications, too. */
const aWatcher = () => {
  const email = `chefin+${ulid()}@kanzlei.example`;
  return fixture.as({ employee: { isDirector: true, notifyAboutNewApplications: true, email } });
};

const subjectsTo = async ({ employee }: typeof fixture.director) =>
  (await fixture.deliver()).filter(({ to }) => to === employee.email).map(({ subject }) => subject);

describe("a mail to an applicant", () => {
  it("goes out as its preview shows it, moves the application, and says whether SES has taken it", async () => {
    const { id, email } = await aStoredApplication(fixture.table, { stage: "seen" });
    const body = anInvitation({ text: "bitte <b>wählen</b> Sie." });
    const { data: preview } = await fixture.director.call(applications.previewMail, {
      params: fixture.paramsOf(id),
      body,
    });

    const { data: sent } = await send(id, body);
    const [mail, ...others] = await fixture.deliver();

    expect(sent).toMatchObject({ stage: "invited", isProcessed: false });
    expect(sent.history.at(-1)).toMatchObject({ kind: "mail", mail: "invitation", state: "waiting" });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: body.subject, html: preview.html });
    expect(preview).toMatchObject({ to: email, subject: body.subject });
    expect(preview.html).toContain("Guten Tag Lena Huber");
    expect(preview.html).toContain("&lt;b&gt;wählen");
    expect((await fixture.read(id)).history.at(-1)).toMatchObject({ state: "accepted" });
    expect((await trailAbout(id)).map(({ action }) => action)).toContain("application.mail-sent");
  });

  it("is not sent if the application has changed since it was looked at, or is gone", async () => {
    const { id } = await aStoredApplication(fixture.table);
    const params = fixture.paramsOf(id);
    const { headers } = await fixture.director.call(applications.read, { params });
    await fixture.admin.call(applications.setStage, { params, body: { stage: "accepted" } });

    await expect(send(id, aRefusal, fixture.director, headers.get("etag") ?? "")).rejects.toMatchObject({
      status: 409,
    });
    expect(await fixture.deliver()).toEqual([]);
    await send(id, aRefusal);
    await fixture.admin.call(applications.remove, { params });
    await expect(send(id, aRefusal)).rejects.toMatchObject({ status: 404 });
    expect(await fixture.deliver()).toEqual([]);
    expect(placesOf(await fixture.places(), `APPLICATION_MAIL#${id}`)).toEqual([]);
  });

  it("is never sent by moving or marking", async () => {
    const { id } = await aStoredApplication(fixture.table, { stage: "new" });
    const params = fixture.paramsOf(id);
    for (const stage of ["seen", "invited", "accepted", "refused"] as const) {
      await fixture.director.call(applications.setStage, { params, body: { stage } });
    }
    await fixture.director.call(applications.process, { params });

    expect(await fixture.deliver()).toEqual([]);
  });

  it("is refused without a date, with one that is past, or to an address that must not be written to", async () => {
    const { id, email } = await aStoredApplication(fixture.table);
    const refused = async (body: Draft) => send(id, body).catch(({ code }: { code: string }) => code);

    expect(await refused(anInvitation({ dates: [] }))).toBe("application.dates-needed");
    expect(await refused(anInvitation({ dates: [inDays(-1)] }))).toBe("application.date-past");
    await send(id, aRefusal);
    await fixture.table.transact([fixture.stores.suppressions.suppressWrite(null, email, "bounced")]);
    expect(await refused(aRefusal)).toBe("application.unreachable");
    expect(await fixture.deliver(), "what still waited").toEqual([]);
  });

  it("is one of twenty at most, since all go in one transaction", async () => {
    const history = Array.from({ length: 20 }, (_, number) => aSentMail({ mailId: `m${number}` }));
    const { id } = await aStoredApplication(fixture.table, { history });

    await expect(send(id, aRefusal)).rejects.toMatchObject({ code: "application.too-many-mails" });
  });
});

describe("the applicant's own page", () => {
  it("tells no decision before its mail has gone out", async () => {
    const { id, token } = await applied("stand@bewerbung.example");
    const params = fixture.paramsOf(id);
    expect((await pageOf(token)).text).toContain("ist eingelangt");

    await fixture.director.call(applications.setStage, { params, body: { stage: "refused" } });
    expect((await pageOf(token)).text).toContain("in Bearbeitung");
    await send(id, aRefusal);
    expect((await pageOf(token)).text).toContain("in Bearbeitung");
    await fixture.deliver();
    expect((await pageOf(token)).text).toContain("leider abgesagt");
  });

  it("speaks German, English and Italian, and leads from each to the others", async () => {
    const { token } = await applied("lingua@bewerbung.example");
    const inLanguage = async (lang: PageLanguage) =>
      (await visit(applicationPages.page, { params: { token }, query: { lang } })).text;

    for (const [lang, title, others] of [
      ["de", "Ihre Bewerbung", ["en", "it"]],
      ["en", "Your application", ["de", "it"]],
      ["it", "La Sua candidatura", ["de", "en"]],
    ] as const) {
      const text = await inLanguage(lang);
      expect(text).toContain(`<html lang="${lang}">`);
      expect(text).toContain(`<h1>${title}</h1>`);
      expect(Array.from(text.matchAll(/hreflang="(..)"/g), ([, other]) => other)).toEqual(others);
    }
    const unknown = await visit(applicationPages.page, {
      params: { token: "falsch" },
      query: { lang: "it" },
    });
    expect(unknown.text).toContain("Questa candidatura non esiste");
  });

  it("names nobody, and carries no script", async () => {
    const { token } = await applied("niemand@bewerbung.example");
    const { text } = await pageOf(token);

    for (const word of ["Huber", "niemand@", "660 1234567", "<script"]) expect(text).not.toContain(word);
    expect(text).toContain(ownOffice.name);
  });

  it("takes one of the dates, once, and tells who has invited and who watches over applications", async () => {
    const { id, token } = await applied("termin@bewerbung.example");
    const body = anInvitation();
    const [first = "", second = ""] = body.dates ?? [];
    // Administrators as such watch over no office.
    await send(id, body, fixture.admin);
    await fixture.deliver();
    const watcher = await aWatcher();
    const choose = (date: string) =>
      visit(applicationPages.choose, { params: { token }, query: {}, body: { date } });
    const told = async () =>
      (await fixture.stores.notifications.allOf(fixture.admin.employee.id, new Date())).filter(
        ({ kind, subjectId }) => kind === "applicationDate" && subjectId === id,
      );

    expect((await choose(inDays(4))).response.headers.get("location")).toContain("notice=gone");
    expect(await told()).toEqual([]);
    const [pressed, again] = await Promise.all([choose(second), choose(second)]);
    for (const { response } of [pressed, again]) {
      expect(response.headers.get("location")).toContain("notice=chosen");
    }
    await choose(first);

    const { history } = await fixture.read(id);
    expect(history.filter(({ kind }) => kind === "date")).toMatchObject([{ date: second }]);
    expect(await told()).toHaveLength(1);
    expect(await bellOf(watcher)).toMatchObject([{ kind: "applicationDate", title: ownOffice.name }]);
    expect(await subjectsTo(watcher)).toEqual(["Termin gewählt: Lena Huber"]);
    expect((await pageOf(token)).text).toContain("Ihr Termin");
  });

  it("offers and takes no date that is over", async () => {
    const { id, token } = await applied("vorbei@bewerbung.example");
    await send(id, anInvitation());
    await fixture.deliver();
    const [over, next] = [inDays(-2), inDays(2)];
    await fixture.stores.applications.update(id, ({ history = [], ...kept }) => ({
      ...kept,
      history: history.map((step) => (step.kind === "mail" ? { ...step, dates: [over, next] } : step)),
    }));

    const { text } = await pageOf(token);
    const input = { params: { token }, query: {}, body: { date: over } };
    const { response } = await visit(applicationPages.choose, input);

    expect(text).toContain(next);
    expect(text).not.toContain(over);
    expect(response.headers.get("location")).toContain("notice=gone");
    expect((await fixture.read(id)).history.map(({ kind }) => kind)).not.toContain("date");
  });

  it("takes papers that were asked for, and no others", async () => {
    const { id, token } = await applied("zeugnis@bewerbung.example");
    const fileIds = await Promise.all([fixture.upload(), fixture.upload()]);
    const watcher = await aWatcher();
    const add = (ids: string[]) =>
      visit(applicationPages.addPapers, { params: { token }, query: {}, body: { fileIds: ids } });

    expect((await add(fileIds)).response.status).toBe(404);
    await send(id, { kind: "papers", subject: "Zeugnisse", text: "bitte <b>die</b> Zeugnisse." });
    await fixture.deliver();
    expect((await pageOf(token)).text).toContain("bitte &lt;b&gt;die&lt;/b&gt; Zeugnisse.");
    expect((await add(fileIds)).response.headers.get("location")).toContain("notice=arrived");
    await add(fileIds);

    const { files, history } = await fixture.read(id);
    expect(files.map((file) => file.id).toSorted()).toEqual(fileIds.toSorted());
    expect(history.filter(({ kind }) => kind === "papers")).toMatchObject([{ count: 2 }]);
    expect(await subjectsTo(watcher)).toEqual(["Unterlagen nachgereicht: Lena Huber"]);
    await add([await fixture.upload()]);
    expect(await subjectsTo(watcher), "a second mail on one day").toEqual([]);
    expect(await bellOf(watcher)).toMatchObject([
      { kind: "applicationPapers", count: 2, title: ownOffice.name, path: expect.stringContaining(id) },
    ]);
    expect((await add([])).response.headers.get("location")).not.toContain("notice");
    expect((await add(["fremd"])).response.status).toBe(422);
    const file = { fileName: "Zeugnis.pdf", contentType: "application/pdf", size: 1200 };
    const many = Array.from({ length: 16 }, (_, number) => ({ ...file, id: `f${number}` }));
    await fixture.stores.applications.update(id, (current) => ({ ...current, files: many }));
    expect((await add([await fixture.upload()])).response.status).toBe(404);
    expect((await pageOf(token)).text).toContain("Mehr Dateien gehen hier nicht.");
    const params = fixture.paramsOf(id);
    await fixture.director.call(applications.setStage, { params, body: { stage: "refused" } });
    expect((await pageOf(token)).text).not.toContain("Darum bitten wir noch");
  });

  it("withdraws the application only by its form, with all that there is, and proves it", async () => {
    const fileId = await fixture.upload();
    const email = "zurueck@bewerbung.example";
    const id = await fixture.apply({ email, fileIds: [fileId] });
    const token = tokenIn((await fixture.deliver()).find(({ to }) => to === email)?.html);
    await send(id, anInvitation());
    const input = { params: { token }, query: {} };
    const watcher = await aWatcher();

    expect((await visit(applicationPages.leave, input)).response.status).toBe(200);
    expect(await fixture.stores.applications.find(id)).toBeDefined();
    const { response } = await visit(applicationPages.withdraw, input);

    await fixture.sweepBytes(addMonths(new Date(), 7));
    expect(response.status).toBe(200);
    expect((await pageOf(token)).status).toBe(404);
    expect(await fixture.deliver()).toEqual([]);
    expect(await bellOf(watcher)).toMatchObject([
      { kind: "applicationWithdrawn", title: ownOffice.name, path: `/applications/${ownOffice.id}` },
    ]);
    const { unread, count } = (await watcher.call(notifications.unread, {})).data;
    expect([unread, count], "read by being in the list").toEqual([[], 1]);
    expect((await bellOf(fixture.elsewhere)).map(({ kind }) => kind)).not.toContain("applicationWithdrawn");
    const places = await fixture.places();
    expect(placesOf(places, email)).toEqual([]);
    const kinds = placesOf(places, id).map(({ name }) => name.replace(/#.*/, ""));
    expect([...new Set(kinds)].toSorted()).toEqual(["APPLICATION", "AUDIT", "NOTIFICATION"]);
    expect((await trailAbout(id)).filter(({ action }) => action === "application.withdrawn")).toMatchObject([
      { actorId: null, subjectName: null },
    ]);
  });

  it("is nothing without the right link, or by the link of another purpose", async () => {
    const { id } = await applied("fremd@bewerbung.example");
    const consent =
      (await fixture.director.call(applications.askConsent, {
        params: fixture.paramsOf(id),
        body: { months: 24 },
      })) && (await fixture.deliver())[0]?.html;
    const other = decodeURIComponent(/consent\?token=([^"]+)"/.exec(consent ?? "")?.[1] ?? "");

    expect(other).toContain(id);
    for (const token of [other, id, `${id}.falsch`]) expect((await pageOf(token)).status).toBe(404);
  });
});
