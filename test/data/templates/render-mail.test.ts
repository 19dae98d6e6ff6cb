import { describe, expect, it } from "vitest";
import { defaultTemplateSet } from "../../../functions/data/templates/default-template-set.ts";
import { renderMail } from "../../../functions/data/templates/render-mail.ts";
import { mailText } from "../../../functions/platform/mail/mail-text.ts";
import { listUnsubscribeHeaders } from "../../../functions/platform/mail/ses.ts";
import { sampleMails } from "./mail-data.builder.ts";

describe("a mail to one person", () => {
  it("takes its subject from the template's title", () => {
    const data = { ...sampleMails.resetPasswortTemplate, isInvitation: true };

    expect(renderMail(defaultTemplateSet, "resetPasswortTemplate", data).subject).toBe(
      "Ihr Zugang zum Kanzleiportal",
    );
  });

  it("has a subject of one line, without entities", () => {
    const { event } = sampleMails.calendarNotificationTemplate;
    const data = {
      ...sampleMails.calendarNotificationTemplate,
      event: { ...event, title: "A & B\r\nBcc: x" },
    };

    expect(renderMail(defaultTemplateSet, "calendarNotificationTemplate", data).subject).toBe(
      "Termin: A & B Bcc: x",
    );
  });

  it("says the same in its text part", () => {
    const { html } = renderMail(
      defaultTemplateSet,
      "subscriberConfirmationTemplate",
      sampleMails.subscriberConfirmationTemplate,
    );

    expect(mailText(html)).toContain("Guten Tag Mag. Anna Berger,");
    expect(mailText(html)).toContain("Anmeldung bestätigen <https://portal.example/subscribe?token=t1>");
  });

  it("escapes what people wrote", () => {
    const { post } = sampleMails.forumNotificationTemplate;
    const data = {
      ...sampleMails.forumNotificationTemplate,
      post: { ...post, excerpt: "<script>x()</script>" },
    };

    expect(renderMail(defaultTemplateSet, "forumNotificationTemplate", data).html).not.toContain("<script");
  });
});

describe("unsubscribing by the mail program", () => {
  it("is offered as RFC 8058 says", () => {
    expect(
      listUnsubscribeHeaders("https://portal.example/v1/public/subscribers/unsubscribe?token=a b>c"),
    ).toEqual([
      {
        Name: "List-Unsubscribe",
        Value: "<https://portal.example/v1/public/subscribers/unsubscribe?token=a%20b%3Ec>",
      },
      { Name: "List-Unsubscribe-Post", Value: "List-Unsubscribe=One-Click" },
    ]);
  });
});
