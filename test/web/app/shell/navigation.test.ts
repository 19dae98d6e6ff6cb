import { describe, expect, it } from "vitest";
import { type NavigationFacts, visibleEntries } from "../../../../web/app/shell/navigation.ts";

const facts = (changes: Partial<NavigationFacts> = {}): NavigationFacts => ({
  isAdmin: false,
  maySeeApplications: false,
  mayReadNews: false,
  mayEditNews: false,
  hasGalleries: false,
  ...changes,
});

const labels = (changes?: Partial<NavigationFacts>) =>
  visibleEntries(facts(changes)).map(({ label }) => label);

describe("the side navigation", () => {
  it("shows nobody what is for some only", () => {
    const forSome = ["News", "Bildergalerien", "Bewerbungen (Alt)", "Administration", "Zugriffsrechte"];

    expect(labels()).toContain("Diverses");
    expect(labels().filter((label) => forSome.includes(label))).toEqual([]);
  });

  it("leads who may read the news of the own office to archive, articles and newsletters", () => {
    const news = visibleEntries(facts({ mayReadNews: true })).find(({ label }) => label === "News");

    expect(news?.children?.map(({ label }) => label)).toEqual(["Archiv", "Artikel", "Newsletter"]);
  });

  it("shows who may edit news all four pages", () => {
    const news = visibleEntries(facts({ mayReadNews: true, mayEditNews: true })).find(
      ({ label }) => label === "News",
    );

    expect(news?.children?.map(({ label, to }) => [label, to])).toEqual([
      ["Archiv", "/news"],
      ["Artikel", "/news/articles"],
      ["Newsletter", "/news/newsletters"],
      ["Abonnenten", "/news/subscribers"],
    ]);
    expect(news?.children?.map(({ exact }) => exact ?? false)).toEqual([true, false, false, false]);
  });

  it("shows galleries once there is one", () => {
    expect(labels({ hasGalleries: true })).toContain("Bildergalerien");
  });

  it("shows applications to whoever may see those of an office", () => {
    expect(labels({ maySeeApplications: true })).toContain("Bewerbungen (Alt)");
  });

  it("keeps administration to administrators", () => {
    const administration = ["Administration", "Benutzer", "Zugriffsrechte", "E-Mail Templates"];

    expect(labels({ isAdmin: true })).toEqual(expect.arrayContaining(administration));
    expect(labels({ maySeeApplications: true, mayReadNews: true, hasGalleries: true })).not.toEqual(
      expect.arrayContaining(["Administration"]),
    );
  });
});
