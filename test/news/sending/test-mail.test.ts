import { describe, expect, it } from "vitest";
import { outboxKey } from "../../../functions/platform/mail/outbox-item.ts";
import { news } from "../../../shared/news/news.contract.ts";
import type { RecipientKind } from "../../../shared/news/recipients.ts";
import { ownOffice } from "../../support/viewers.ts";
import { scheduleFixture } from "./schedule.fixture.ts";

const fixture = await scheduleFixture();

const officeOf = async (organisationId: string | null) => {
  const { id } = await fixture.aDraft({}, { organisationId });
  const { data } = await fixture.call(news.sending.test, { params: { id }, body: { email: "a@example.at" } });
  return (await fixture.table.get(outboxKey(data.messageId)))?.officeId;
};

const testMail = async (as?: RecipientKind) => {
  const { id } = await fixture.aDraft({}, { title: "Jännerbrief" });
  const email = "probe@kanzlei.example";
  const { data } = await fixture.call(news.sending.test, { params: { id }, body: { email, as } });
  const mail = await fixture.table.get(outboxKey(data.messageId));
  return { subject: String(mail?.subject), html: String(mail?.html) };
};

describe("a test mail", () => {
  it.each([
    [
      "employees",
      "[Test für Mitarbeiter]",
      "So bekommen Mitarbeiterinnen",
      "als Mitarbeiterin oder Mitarbeiter",
    ],
    ["clients", "[Test für Klienten]", "So bekommen Klientinnen", "als Klientin oder Klient"],
    ["externals", "[Test für Externe]", "So bekommen externe", "weil Sie ihn abonniert haben"],
  ] as const)("says that it is as %s get it, and is", async (as, prefix, note, why) => {
    const { subject, html } = await testMail(as);

    expect(subject).toBe(`${prefix} Jännerbrief`);
    expect(html).toContain(`Testmail: ${note}`);
    expect(html).toContain(why);
  });

  it("is one as employees get it unless told", async () => {
    expect((await testMail()).subject).toBe("[Test für Mitarbeiter] Jännerbrief");
  });

  it("comes from the office of the newsletter, or from the one that answers for the group", async () => {
    expect([await officeOf(ownOffice.id), await officeOf(null)]).toEqual([ownOffice.id, "1"]);
  });

  it("shows subscribers' links without letting them lead anywhere", async () => {
    const { html } = await testMail("clients");

    expect(html).toContain("<u>Newsletter abbestellen</u>");
    expect(html).not.toMatch(/href="(#|)"|token=/);
  });

  it("has its note inside the page, where mail programs show it", async () => {
    const { html } = await testMail("employees");

    expect(html.indexOf("Testmail:")).toBeGreaterThan(html.indexOf("<body"));
    expect(html.indexOf("Testmail:")).toBeLessThan(html.indexOf("Jännerbrief</h1>"));
  });
});
