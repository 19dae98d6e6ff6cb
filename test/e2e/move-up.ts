import type { Page } from "playwright-core";
import { expect } from "vitest";

/** By keys, in the dialog that puts things in order. */
export const moveUp = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole("dialog");
  const button = dialog.getByRole("button", { name: `${name} nach oben`, exact: true });
  const place = async () => {
    const rows = await dialog.getByRole("listitem").allInnerTexts();
    return rows.findIndex((row) => row.includes(name));
  };
  // It takes the focus once it is shown, also from what was pressed too early.
  await dialog.locator(":focus").waitFor();
  const before = await place();
  await button.press("Enter");
  await expect.poll(place).toBe(before - 1);
};
