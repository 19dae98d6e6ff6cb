import { expect, it } from "vitest";
import { formatPhone } from "../../../../web/components/people/ways.tsx";

it.each([
  ["0316 73284-40", "+43 316 73284-40"],
  ["+43 316 73284 – 40", "+43 316 73284-40"],
  ["+43 (0) 1 532 20", "+43 1 53220"],
  ["0043 660 1234567", "+43 660 1234567"],
  ["+39 0471 123456", "+39 0471 123456"],
  ["+49 89 1234567-0", "+49 89 1234567-0"],
  ["+1 (212) 555-0100", "+1 (212) 555-0100"],
  ["auf Anfrage", "auf Anfrage"],
])("the number %s is shown as %s", (written, shown) => {
  expect(formatPhone(written)).toBe(shown);
});
