import { describe, expect, it } from "vitest";
import { recipientsInWords } from "../../../../web/news/newsletters/recipient-words.ts";
import { totals } from "./newsletter.builder.ts";

describe("the recipients of a newsletter, as a sentence", () => {
  it("names every kind and the sum", () => {
    expect(recipientsInWords(totals)).toBe(
      "1.204 Mitarbeiter, 2.310 Klienten, 1.298 Externe. Zusammen 4.812 Personen.",
    );
  });

  it("leaves out kinds nobody belongs to, and knows one from many", () => {
    const one = { employeesCountTotal: 0, clientsCountTotal: 1, externalsCountTotal: 0 };

    expect(recipientsInWords(one)).toBe("1 Klient. Zusammen 1 Person.");
  });

  it("says so when nobody gets it", () => {
    const none = { employeesCountTotal: 0, clientsCountTotal: 0, externalsCountTotal: 0 };

    expect(recipientsInWords(none)).toBe("Mit dieser Auswahl bekommt niemand den Newsletter.");
  });
});
