import { expect, it } from "vitest";
import { linkAddress } from "../../../../../web/components/form/rich-text/link-address.ts";

it.each([
  ["https://kanzlei.at/a?b=1", "https://kanzlei.at/a?b=1"],
  ["kanzlei.at", "https://kanzlei.at"],
  [" www.kanzlei.at/steuer ", "https://www.kanzlei.at/steuer"],
  ["office@kanzlei.at", "mailto:office@kanzlei.at"],
  ["mailto:office@kanzlei.at", "mailto:office@kanzlei.at"],
])("understands %s", (typed, meant) => {
  expect(linkAddress(typed)).toBe(meant);
});

it.each([
  "",
  "kanzlei",
  "javascript:alert(1)",
  "data:text/html,x",
  "mailto:x",
  "ftp://kanzlei.at",
  "zwei wörter.at",
])("refuses %s", (typed) => {
  expect(linkAddress(typed)).toBeUndefined();
});
