import { describe, expect, it } from "vitest";
import { linksIn, withLinks } from "../../../functions/data/templates/mail-links.ts";
import { newsletterMail } from "../../../functions/data/templates/newsletter-mail.ts";
import { MailTooLarge, renderNewsletter } from "../../../functions/data/templates/render-newsletter.ts";
import { aNewsletter, anArticle, mailFor, sender } from "./newsletter.builder.ts";

const PORTAL = "https://portal.example";
const subscriber = {
  kind: "externals" as const,
  name: "Anna Berger",
  unsubscribeUrl: `${PORTAL}/subscriptions/unsubscribe?token=t1`,
  preferencesUrl: `${PORTAL}/subscriptions/preferences?token=t1`,
};
const employee = { kind: "employees" as const, name: "Max Moser", unsubscribeUrl: null };

const counted = (address: string) => `${PORTAL}/counted/${encodeURIComponent(address)}`;

const mailOf = (overrides: Parameters<typeof aNewsletter>[0]) => {
  const rendered = renderNewsletter(aNewsletter(overrides));
  return newsletterMail(rendered, withLinks(rendered.marked, PORTAL, counted));
};

const saying = (content: string, more: object = {}) => ({
  articles: [],
  newsletter: { ...aNewsletter().newsletter, content, ...more },
});

const addressesIn = (html: string) =>
  Array.from(html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g), ([, to]) => to);

describe("links that are counted", () => {
  it("are those of the text, with every sign of their address", () => {
    const link = '<p><a href="https://bmf.example/a?b=1&amp;c=%20{{x}}#ende">Formular</a></p>';

    const { html } = mailFor(mailOf(saying(link)), subscriber);

    expect(addressesIn(html)).toContain(counted("https://bmf.example/a?b=1&c=%20{{x}}#ende"));
  });

  it("are no others: leaving, the portal, who answers for it, telephones, mails and pictures", () => {
    const content =
      '<p><a href="mailto:a@b.example">m</a><a href="tel:+431">t</a><img src="/v1/files/f1"></p>';

    const { html } = mailFor(mailOf(saying(content, { isForStaffOnly: true })), subscriber);

    expect(addressesIn(html)).toEqual(
      expect.arrayContaining([
        "mailto:a@b.example",
        "tel:+431",
        subscriber.unsubscribeUrl,
        subscriber.preferencesUrl,
        sender.imprintUrl,
        `${PORTAL}/news/newsletters/n1`,
      ]),
    );
    expect(html).toContain('src="https://portal.example/v1/files/f1"');
    expect(addressesIn(html).filter((to) => to?.startsWith(counted("")))).toEqual([
      counted(`${sender.homepage}/`),
    ]);
  });

  it("lead employees and subscribers each to theirs", () => {
    const [portalUrl, url] = [`${PORTAL}/news/articles/steuer`, `${PORTAL}/news/steuer`];

    const mail = mailOf({ articles: [anArticle({ url, portalUrl })] });

    expect(addressesIn(mailFor(mail, employee).html)).toContain(counted(portalUrl));
    expect(addressesIn(mailFor(mail, subscriber).html)).toContain(counted(url));
    expect(mailFor(mail, subscriber).html).not.toContain("articles");
  });

  it("are the same for all who read the same", () => {
    const mail = mailOf({});
    const linked = (name: string) =>
      addressesIn(mailFor(mail, { ...subscriber, name }).html).filter((to) => to?.startsWith(counted("")));

    expect(linked("Eva Gruber")).toEqual(linked("Anna Berger"));
    expect(linked("Eva Gruber")).not.toEqual([]);
  });

  it("stay as they are in the text part, where they are read", () => {
    const { text } = mailFor(mailOf({}), subscriber);

    expect(text).toContain("<https://portal.example/news/articles/grunderwerbsteuer>");
    expect(text).not.toContain("/counted/");
  });
});

it("are refused where, longer than they are written, SES would not take them", () => {
  const links = Array.from({ length: 3_000 }, (_, no) => `<a href="https://a.example/${no}">${no}</a>`);
  const sent = (countsClicks: boolean) => () =>
    renderNewsletter(aNewsletter(saying(links.join(""), { countsClicks })));

  expect(sent(false)).not.toThrow();
  expect(sent(true)).toThrow(MailTooLarge);
});

it("are listed once each, by the words that lead there first", () => {
  const { marked } = renderNewsletter({
    ...aNewsletter(saying('<p><a href="https://bmf.example/a">Zum <b>Formular</b> &amp; mehr</a></p>')),
    articles: [anArticle({ imageUrl: "https://i.example/a.jpg", url: `${PORTAL}/news/steuer` })],
  });

  const links = linksIn(marked, PORTAL).slice(0, 2);

  expect(links).toEqual([
    { title: "Zum Formular & mehr", addresses: ["https://bmf.example/a"] },
    { title: anArticle().title, addresses: [`${PORTAL}/news/steuer`] },
  ]);
});
