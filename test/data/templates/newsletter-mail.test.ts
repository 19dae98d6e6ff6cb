import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recipientData } from "../../../functions/data/templates/recipient-data.ts";
import { MailTooLarge } from "../../../functions/data/templates/render-newsletter.ts";
import { aNewsletter, anArticle, mailFor, mailOf, organisation, sender } from "./newsletter.builder.ts";

const subscriber = {
  kind: "externals" as const,
  name: "Anna Berger",
  unsubscribeUrl: "https://portal.example/unsubscribe?token=t1",
  preferencesUrl: "https://portal.example/preferences?token=t1",
};
const client = { ...subscriber, kind: "clients" as const };
const employee = { kind: "employees" as const, name: "Max Moser", unsubscribeUrl: null };

const bare = (newsletterTemplate: string, articleTemplate = "{{ article.title }}") => ({
  newsletterTemplate,
  articleTemplate,
  articleTemplateNoImg: articleTemplate,
  articleTemplateNoLink: articleTemplate,
  articleTemplateNoLinkImg: articleTemplate,
});
const WITH_ARTICLES = "{% for article in articles %}{{ article.html }}{% endfor %}";
const titled = (title: string) => ({ ...aNewsletter().newsletter, title });
const placeholdersIn = (part: string) => [...new Set(part.match(/\{\{.*?\}\}/gs))].sort();

describe("a newsletter", () => {
  it("leaves to SES what differs per recipient, and nothing else", () => {
    const mail = mailOf(aNewsletter());

    expect(placeholdersIn(mail.subject)).toEqual([]);
    expect(placeholdersIn(mail.html)).toEqual([
      "{{block0Html}}",
      "{{block1Html}}",
      "{{block2Html}}",
      "{{block3Html}}",
      "{{greetingHtml}}",
    ]);
    expect(placeholdersIn(mail.text)).toEqual([
      "{{block0}}",
      "{{block1}}",
      "{{block2}}",
      "{{block3}}",
      "{{greeting}}",
    ]);
  });

  it("has a value for each of its placeholders, for every recipient", () => {
    const mail = mailOf(aNewsletter());
    const wanted = placeholdersIn(mail.html + mail.text).map((key) => key.slice(2, -2));

    for (const recipient of [subscriber, employee, { ...employee, name: "" }])
      expect(Object.keys(recipientData(mail, recipient))).toEqual(expect.arrayContaining(wanted));
  });

  it.each([null, "<p>Der Gruß.</p>"])(
    "has its preview text for the list of the mail program alone (text: %s)",
    (content) => {
      const { newsletter } = aNewsletter();
      const abstract = "Nur in der Liste.";

      const { html } = mailOf(aNewsletter({ newsletter: { ...newsletter, content, abstract } }));

      expect(html.split(abstract)).toHaveLength(2);
      expect(html).toMatch(new RegExp(`class="preheader"[^>]*>${abstract}</div>`));
    },
  );

  it("shows how to unsubscribe to subscribers only", () => {
    const mail = mailOf(aNewsletter());

    const [theirs, ours] = [mailFor(mail, subscriber), mailFor(mail, employee)];

    expect(theirs.html).toContain(`href="${subscriber.unsubscribeUrl}"`);
    expect(theirs.html).toContain(`href="${subscriber.preferencesUrl}"`);
    expect(theirs.text).toContain(`Einstellungen ändern <${subscriber.preferencesUrl}>`);
    expect(theirs.text).toContain(`Newsletter abbestellen <${subscriber.unsubscribeUrl}>`);
    expect(ours.html + ours.text).not.toMatch(/abbestellen|token|unsubscribe/i);
  });

  it.each([
    [employee, "als Mitarbeiterin oder Mitarbeiter", "https://portal.example/profile"],
    [client, `als Klientin oder Klient von ${organisation.name}`, client.unsubscribeUrl],
    [subscriber, "weil Sie ihn abonniert haben", subscriber.unsubscribeUrl],
  ])("tells its reader why it comes, and where that is settled: %o", (recipient, why, where) => {
    const mail = mailFor(mailOf(aNewsletter()), recipient);

    expect(mail.text.match(/Sie bekommen diesen Newsletter/g)).toHaveLength(1);
    expect(mail.text).toContain(why);
    expect(mail.html).toContain(`href="${where}"`);
  });

  it("says who answers for it, with postal address and imprint, whoever it goes to", () => {
    const ofGroup = mailOf(aNewsletter({ organisation: null }));

    for (const recipient of [employee, client, subscriber]) {
      const { html, text } = mailFor(ofGroup, recipient);
      expect(text).toContain(`${sender.name}\n${sender.nameAdditional}\nRathausgasse 4, 3100 St. Pölten`);
      expect(html).toContain(`<a href="${sender.imprintUrl}">Impressum</a>`);
    }
  });

  it("shows each kind of reader what is theirs", () => {
    const parts = ["employees", "clients", "externals", "subscribers"].map(
      (kind) => `{% ${kind}Only %}${kind} {% end${kind}Only %}`,
    );
    const mail = mailOf(aNewsletter({ set: bare(parts.join("")) }));
    const seenBy = (recipient: Parameters<typeof mailFor>[1]) => mailFor(mail, recipient).html.trim();

    expect([employee, client, subscriber].map(seenBy)).toEqual([
      "employees",
      "clients subscribers",
      "externals subscribers",
    ]);
  });

  it("shows what stands in a block of a block to those who see both", () => {
    const inner = "{% employeesOnly %}x{% endemployeesOnly %}{% clientsOnly %}k{% endclientsOnly %}";
    const set = bare(`a{% subscribersOnly %}b${inner}c{% endsubscribersOnly %}`);
    const mail = mailOf(aNewsletter({ set }));

    expect([employee, client, subscriber].map((recipient) => mailFor(mail, recipient).html)).toEqual([
      "a",
      "abkc",
      "abc",
    ]);
  });

  it("keeps apart what subscribers see in several places", () => {
    const set = bare(
      "a{% subscribersOnly %}<p>b</p>{% endsubscribersOnly %}c{% subscribersOnly %}{{ unsubscribeUrl }}{% endsubscribersOnly %}",
    );
    const mail = mailOf(aNewsletter({ set }));

    expect(mailFor(mail, subscriber).html).toBe(`a<p>b</p>c${subscriber.unsubscribeUrl}`);
    expect(mailFor(mail, employee).html).toBe("ac");
  });

  it("greets by name, whatever the name is made of", () => {
    const mail = mailOf(aNewsletter());

    const { html, text } = mailFor(mail, { ...employee, name: 'Huber & "Söhne" <KG>\r\n{{unsubscribeUrl}}' });

    expect(html).toContain(
      "Guten Tag Huber &amp; &#34;Söhne&#34; &lt;KG&gt; &#123;&#123;unsubscribeUrl&#125;&#125;<",
    );
    expect(text).toContain('Guten Tag Huber & "Söhne" <KG> { {unsubscribeUrl} }\n');
  });

  it("greets people without a name", () => {
    expect(mailFor(mailOf(aNewsletter()), { ...employee, name: " " }).text).toContain("\nGuten Tag\n");
  });

  it.each([
    "{{unsubscribe_url}}",
    "{{unsubscribeUrl}}",
    "{{#each x}}",
    "{{{name}}}",
    "{",
    "}",
    "a\\",
    "{{!--",
    "\uFDD00\uFDD1",
  ])("takes %j in any content for what it is", (attack) => {
    const article = anArticle({
      title: attack,
      subtitle: attack,
      abstract: attack,
      content: `<p>${attack}</p>`,
      authorName: attack,
    });
    const plain = mailOf(aNewsletter());

    const mail = mailOf(
      aNewsletter({
        articles: [article, { ...article, url: null }],
        newsletter: { ...titled(attack), abstract: attack, content: `<p title="${attack}">${attack}</p>` },
      }),
    );

    expect(placeholdersIn(mail.html)).toEqual(placeholdersIn(plain.html));
    expect(placeholdersIn(mail.text)).toEqual(placeholdersIn(plain.text));
    expect(mail.subject).not.toMatch(/\{\{|\}\}/);
  });

  it.each(["{%raw%}{{name}}{%endraw%}", "{ {{ name }} }", "\\{{ name }}", '{{ "{" }}{{ "{" }}name}}'])(
    "keeps to its own placeholders when a template prints braces: %s",
    (template) => {
      const mail = mailOf(aNewsletter({ set: bare(template) }));

      for (const part of [mail.html, mail.text]) {
        const rest = part.replace(/\{\{name(Html)?\}\}/, "");
        expect(rest).not.toMatch(/\{\{|\}\}/);
        expect(part).not.toMatch(/\{\{\{|\}\}\}|\\\{\{/);
      }
    },
  );

  it("never lets content make a placeholder", () => {
    const set = bare(WITH_ARTICLES, "{{ article.title }}{{ name }}{{ article.title }}");
    const content = fc.array(
      fc.constantFrom("{", "}", "\\", "name", "\uFDD0", "\uFDD1", "0", "#", "!", "<", "&"),
    );

    fc.assert(
      fc.property(content, (signs) => {
        const title = signs.join("");
        const mail = mailOf(
          aNewsletter({ set, articles: [anArticle({ title })], newsletter: titled(title) }),
        );

        expect(mail.html.split("{{nameHtml}}")).toHaveLength(2);
        for (const part of [...mail.html.split("{{nameHtml}}"), ...mail.text.split("{{name}}"), mail.subject])
          expect(part).not.toMatch(/\{\{|\}\}/);
        expect(mail.html).not.toMatch(/\{\{\{|\}\}\}|\\\{\{|[\uFDD0-\uFDEF]/);
        expect(mail.text).not.toMatch(/\{\{\{|\}\}\}|\\\{\{|[\uFDD0-\uFDEF]/);
      }),
    );
  });

  it("leaves styles working", () => {
    const set = bare("<style>@media print{a{color:red}}</style>{{ newsletter.title }}");

    expect(mailOf(aNewsletter({ set })).html).toContain("@media print{a{color:red} }</style>");
  });

  it("has a subject of one line", () => {
    const { subject } = mailOf(
      aNewsletter({ newsletter: titled("Steuer\r\nBcc: x@y.example\u2028\u0000\u202eneu ") }),
    );

    expect(subject).toBe("Steuer Bcc: x@y.example neu");
  });

  it.each([
    { imageUrl: "https://i.example/a.jpg", url: "https://p.example/a", image: true, link: true },
    { imageUrl: null, url: "https://p.example/a", image: false, link: true },
    { imageUrl: "https://i.example/a.jpg", url: null, image: true, link: false },
    { imageUrl: null, url: null, image: false, link: false },
  ])("shows an article with image $image and link $link", ({ imageUrl, url, image, link }) => {
    const { html } = mailOf(aNewsletter({ articles: [anArticle({ imageUrl, url })] }));

    expect(html.includes('src="https://i.example/a.jpg"')).toBe(image);
    expect(html.includes('href="https://p.example/a"')).toBe(link);
    expect(html.includes("<strong>3,5 %</strong>")).toBe(!link);
  });

  it.each([
    ["Ein Haus am See", 'alt="Ein Haus am See"'],
    [null, `alt="Bild: ${anArticle().title}"`],
  ])("says what is to be seen on a picture: %s", (imageAlt, shown) => {
    const picture = { imageUrl: "https://i.example/a.jpg", imageAlt, url: null };

    expect(mailOf(aNewsletter({ articles: [anArticle(picture)] })).html).toContain(shown);
  });

  it("sanitises rich text once more and makes its paths absolute", () => {
    const content = '<p onclick="x()">a<img src="/v1/files/f1"></p><script>x()</script>';

    const { html } = mailOf(aNewsletter({ articles: [anArticle({ url: null, content })] }));

    expect(html).toContain('<p>a<img src="https://portal.example/v1/files/f1" alt="" /></p>');
    expect(html).not.toMatch(/onclick|<script/);
  });

  it("is the same for the same content", () => {
    expect(mailOf(aNewsletter())).toEqual(mailOf(aNewsletter()));
  });

  it("is refused when SES would refuse it", () => {
    const content = `<p>${"lang ".repeat(90_000)}</p>`;

    expect(() => mailOf(aNewsletter({ articles: [anArticle({ url: null, content })] }))).toThrow(
      MailTooLarge,
    );
  });

  it.each([
    [100_000, 20],
    [190_000, 20],
    [20_000, 3_500],
  ])("of %i signs, and %i that only subscribers see, fits into one call for 50 of them", (all, some) => {
    const block = `{% subscribersOnly %}${"wörtlich ".repeat(some / 9)}{% endsubscribersOnly %}`;
    const set = bare(`<p>${"lang ".repeat(all / 5)}</p>${block}`);

    const mail = mailOf(aNewsletter({ set }));

    const data = JSON.stringify(recipientData(mail, { ...subscriber, name: "Ä".repeat(200) }));
    const parts = JSON.stringify([mail.subject, mail.html, mail.text, ...Array<string>(50).fill(data)]);
    expect(Buffer.byteLength(parts)).toBeLessThan(1_000_000 - 50 * 1_000);
    expect(data.length).toBeLessThanOrEqual(262_144);
  });

  it.each([12_000, 150_000])("is refused for %i signs that only subscribers see, and says so", (signs) => {
    const set = bare(
      `<p>Für alle</p>{% subscribersOnly %}${"wörtlich ".repeat(signs / 9)}{% endsubscribersOnly %}`,
    );

    expect(() => mailOf(aNewsletter({ set }))).toThrow(
      expect.objectContaining({ name: "MailTooLarge", part: "readerBlocks" }),
    );
  });
});
