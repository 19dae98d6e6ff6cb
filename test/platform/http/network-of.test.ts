import { expect, it } from "vitest";
import { networkMark, networkOf } from "../../../functions/platform/http/network-of.ts";

it.each([
  ["198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("marks a network the same all day, and otherwise the next", () => {
  const mark = (address: string, time: string, secret = "secret") =>
    networkMark(address, secret, new Date(time));
  const morning = mark("2001:db8:1:2::6", "2026-11-20T00:00:00Z");

  expect(morning).toMatch(/^[\w-]{12}$/);
  expect(mark("2001:db8:1:2::7", "2026-11-20T23:59:59Z")).toBe(morning);
  expect(mark("2001:db8:1:2::6", "2026-11-21T00:00:00Z")).not.toBe(morning);
  expect(mark("2001:db8:1:3::6", "2026-11-20T00:00:00Z")).not.toBe(morning);
  expect(mark("2001:db8:1:2::6", "2026-11-20T00:00:00Z", "other")).not.toBe(morning);
});
