import { expect, it } from "vitest";
import { followedLinks } from "../../../functions/news/reports/followed-links.ts";

const PORTAL = "https://portal.example";
const content = {
  subject: "s",
  marked: '<a href="https://a.example/">A</a><a href="https://b.example/">B</a>',
  countsClicks: true,
};

it.each([
  [0, null],
  [9, null],
  [10, 10],
  [14, 10],
  [15, 20],
  [1_004, 1_000],
])("tells %i clicks as %s", (clicks, told) => {
  const links = followedLinks(content, PORTAL, (address) => ({
    clicks: address === "https://b.example/" ? clicks : 0,
    scannerClicks: 31,
  }));

  expect(links).toEqual([
    { title: "A", address: "https://a.example/", clicks: null, scannerClicks: 30 },
    { title: "B", address: "https://b.example/", clicks: told, scannerClicks: 30 },
  ]);
});

it("calls a link without words of its own by its host", () => {
  const marked =
    '<a href="https://a.example/long/way"><img></a><a href="https://b.example/">https://b.example</a>';

  const links = followedLinks({ ...content, marked }, PORTAL, () => ({ clicks: 0, scannerClicks: 0 }));

  expect(links?.map(({ title }) => title)).toEqual(["a.example", "b.example"]);
});

it("has no links of a newsletter that went out without counting", () => {
  const none = () => ({ clicks: 0, scannerClicks: 0 });

  expect(followedLinks({ ...content, countsClicks: false }, PORTAL, none)).toBeNull();
  expect(followedLinks(undefined, PORTAL, none)).toBeNull();
});
