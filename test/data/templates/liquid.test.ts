import { describe, expect, it } from "vitest";
import { parseTemplate, renderTemplate, TemplateError } from "../../../functions/data/templates/liquid.ts";
import { SafeHtml } from "../../../functions/platform/html/safe-html.ts";

const render = (source: string, scope: object = {}) => renderTemplate(source, scope).html;

const failure = (action: () => unknown) => {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
};

describe("templates of administrators", () => {
  it.each([
    "{{ title }}",
    "{% echo title %}",
    "{% cycle title %}",
    "{% capture x %}{{ title }}{% endcapture %}{{ x }}",
    "{% liquid echo title %}",
    "{{ titles | join }}",
    "{{ titles }}",
    "{{ title | newline_to_br }}",
  ])("escape text, however it is printed: %s", (source) => {
    const title = "<img src=\"x\" onerror='x()'>";

    expect(render(source, { title, titles: [title] })).not.toMatch(/[<"']/);
  });

  it("print sanitised HTML as it is", () => {
    expect(render("{{ content }}", { content: new SafeHtml("<b>a</b>") })).toBe("<b>a</b>");
  });

  it("escape sanitised HTML again once a filter has cut it", () => {
    expect(render("{{ content | truncate: 5 }}", { content: new SafeHtml("<b>a</b>") })).toBe("&lt;b...");
  });

  it("break the lines of plain text", () => {
    expect(render("{{ text | newline_to_br }}", { text: "a\r\nb & c" })).toBe("a<br>b &amp; c");
  });

  it("print dates as Austrians write them, in Vienna's time", () => {
    const times = ["2026-10-24T22:30:00.000Z", "2026-10-25T23:30:00.000Z"];

    expect(render('{% for t in times %}{{ t | date }} {{ t | date: "%H:%M" }};{% endfor %}', { times })).toBe(
      "25.10.2026 00:30;26.10.2026 00:30;",
    );
  });

  it.each([
    ["a\n  {{ title | nope }}", 2, 3, "undefined filter: nope"],
    ["{{ title | raw }}", 1, 1, "undefined filter: raw"],
    ["{% if a %}\n", 1, 1, "tag {% if a %} not closed"],
    ["a\n\n b {% subscribersOnly %}", 3, 4, "tag {% subscribersOnly %} not closed"],
    ['{% include "x" %}', 1, 1, 'tag "include" not found'],
    ["{{ title", 1, 1, 'output "{{ title" not closed'],
  ])("that are wrong say where: %j", (source, line, column, message) => {
    const error = failure(() => parseTemplate(source));

    expect(error).toBeInstanceOf(TemplateError);
    expect(error).toMatchObject({ line, column, message });
  });

  it("cannot take the server with them", () => {
    expect(() => render("{% for i in (1..100000000) %}x{% endfor %}")).toThrow(TemplateError);
  });

  it("do not reach what their data inherit", () => {
    expect(
      render("{{ title.constructor }}{{ user.secret }}", {
        title: "a",
        user: new (class {
          get secret() {
            return "s";
          }
        })(),
      }),
    ).toBe("");
  });
});
