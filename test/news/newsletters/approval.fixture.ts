import { openNotifications } from "../../../functions/data/notifications/notifications.repository.ts";
import { personalise } from "../../../functions/data/templates/personal-mail.ts";
import { contentKey, outboxPartitions } from "../../../functions/platform/mail/outbox-item.ts";
import type { SettingsDraft } from "../../../shared/administration/settings.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { saveSettings } from "../../support/settings.ts";
import { readyPeople } from "../../support/viewers.ts";
import { scheduleFixture } from "../sending/schedule.fixture.ts";

const { newsletterRelease, newsletters } = news;

const COLLEAGUE = "kollegin@berger.example";

/** What the API answers with where the newsletter's state refuses a call. */
export const refusal = (code: string, status = 422) => ({ status, code: `newsletter.${code}` });

type Call = Awaited<ReturnType<typeof scheduleFixture>>["call"];

/** An author, a colleague who edits the same news, and a portal that asks for four eyes. */
export const approvalFixture = async (
  settings: Partial<SettingsDraft> = { fourEyesForNewsletters: true },
) => {
  const fixture = await scheduleFixture();
  const set = (changes: Partial<SettingsDraft>) => saveSettings(fixture.table, changes);
  await set(settings);
  const colleague = await fixture.as({ ...readyPeople.editor, employee: { email: COLLEAGUE } });
  const ask = async (id: string, askedOf?: string[]) =>
    (await fixture.call(newsletterRelease.request, { params: { id }, body: { askedOf } })).data;
  const give = async (id: string, call: Call = colleague.call) =>
    (await call(newsletterRelease.give, { params: { id }, body: null })).data;
  return {
    ...fixture,
    set,
    colleague,
    ask,
    give,
    /** A draft that was asked for and is released. */
    aReleased: async (...of: Parameters<typeof fixture.aDraft>) => {
      const draft = await fixture.aDraft(...of);
      await ask(draft.id);
      await give(draft.id);
      return draft;
    },
    refuse: async (id: string, note = "Der zweite Absatz stimmt nicht.", call: Call = colleague.call) =>
      (await call(newsletterRelease.refuse, { params: { id }, body: { note } })).data,
    update: async (id: string, changes: object) => {
      const { data } = await fixture.call(newsletters.read, { params: { id } });
      return (await fixture.call(newsletters.update, { params: { id }, body: { ...data, ...changes } })).data;
    },
    /** What the colleague is sent. */
    mailAbout: async (id: string) => {
      const posted = await Promise.all(outboxPartitions.map((pk) => fixture.table.all(pk)));
      const mails = await Promise.all(
        posted
          .flat()
          .filter(({ to }) => to === COLLEAGUE)
          .map(async ({ content }) => {
            const kept = await fixture.table.get(contentKey(String(content)));
            return personalise(String(kept?.html), { name: "Kollegin" });
          }),
      );
      const [about] = mails.filter(({ html }) => html.includes(id));
      if (!about) throw new Error("No mail is about this newsletter");
      return about;
    },
    /** Kinds of what the bell tells a person about a newsletter. */
    notifiedOf: async (person: string, id: string) =>
      (await openNotifications(fixture.table).allOf(person, new Date()))
        .filter(({ subjectId }) => subjectId === id)
        .map(({ kind }) => kind),
    waitingFor: async (call: Call) => {
      const filters = [{ field: "toRelease", values: [true], comparator: "eq" as const }];
      const config = { skip: 0, limit: 100, withCreator: false, filters, sort: [] };
      return (await call(newsletters.list, { query: { config } })).data.data.map(({ id }) => id);
    },
  };
};
