import { mkdir, readFile, writeFile } from "node:fs/promises";
import { Transformer } from "@napi-rs/image";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inProject } from "../../../infra/local/build/project.ts";
import { articleStateOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { withBrowser } from "../browser.ts";
import { untilSettled } from "../page-checks.ts";
import { withPortal } from "../portal.ts";
import { readRows } from "../read-rows.ts";
import { type SignInName, signIn } from "../sign-in.ts";

const browser = withBrowser();
const portal = withPortal();

/** `DRAW_HELP=1 npm test -- help-pictures` draws them anew. */
const isDrawing = process.env.DRAW_HELP === "1";
const QUALITY = 80;

interface Picture {
  readonly name: string;
  readonly as: SignInName;
  readonly path: string;
  /** Leads to what is shown, and answers with it. */
  readonly show: (page: Page) => Promise<Locator>;
}

const pictures: readonly Picture[] = [
  {
    name: "everyone-notifications",
    as: "mitarbeiter",
    path: "/profile",
    show: async (page) => {
      const table = page.getByRole("table").filter({ hasText: "Lesebestätigungen" });
      // The parts of the profile come as one scrolls.
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 600);
          return table.count();
        })
        .toBe(1);
      return table;
    },
  },
  {
    name: "editors-publishing",
    as: "redaktion",
    path: "/news/articles",
    show: async (page) => {
      const articles = await readRows(page, news.articles.list);
      const ready = articles.find((article) => articleStateOf(article) === "releasable");
      await page.goto(`${portal.url}/news/articles/${ready?.id}/edit`);
      await page.getByRole("button", { name: "Veröffentlichen …" }).click();
      return page.getByRole("dialog");
    },
  },
  {
    name: "planners-events",
    as: "admin",
    path: "/calendar",
    show: async (page) => {
      await page.getByRole("button", { name: "Neuer Termin" }).click();
      return page.getByRole("dialog");
    },
  },
  {
    name: "administrators-settings",
    as: "admin",
    path: "/administration",
    show: async (page) => page.getByRole("navigation", { name: "Bereiche der Administration" }),
  },
];

/** About as many as one sees. */
const MOST_LINES = 40;

const isOfToday = (line: string) => /^\s*- status/.test(line);

/** What it is made of and says, without what differs from day to day. */
const outlineOf = async (shown: Locator) => {
  const lines = (await shown.ariaSnapshot()).split("\n").filter((line) => !isOfToday(line));
  const seen = lines.slice(0, MOST_LINES).join("\n");
  return `${seen.replaceAll(/\d+/g, "0").replaceAll(/„[^“]+“/g, "„…“")}\n`;
};

const draw = async (page: Page, path: string) => {
  const screenshot = await page.screenshot({ animations: "disabled" });
  await writeFile(path, await new Transformer(screenshot).webp(QUALITY));
};

describe("the help's pictures", () => {
  it.each(pictures)("show the portal as it is: $name", async ({ name, as, path, show }) => {
    const page = await browser.visit({ width: 1200, height: 750 });
    await signIn(page, portal.url, as, path);
    const shown = await show(page);
    await shown.waitFor();

    const outlinePath = inProject(`test/e2e/help/outlines/${name}.yml`);
    if (isDrawing) {
      await mkdir(inProject("test/e2e/help/outlines"), { recursive: true });
      await untilSettled(page);
      await shown.evaluate((element) => {
        element.style.scrollMarginTop = "120px"; // below the bar
        element.scrollIntoView();
      });
      await writeFile(outlinePath, await outlineOf(shown));
      await draw(page, inProject(`web/help/pictures/${name}.webp`));
    }
    const outline = await readFile(outlinePath, "utf8");
    await expect.poll(() => outlineOf(shown), { message: "Draw the picture anew." }).toBe(outline);
  });
});
