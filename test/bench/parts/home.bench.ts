import type { BrowserContext } from "playwright-core";
import { buildWeb } from "../../../infra/local/build/web.ts";
import { freePort } from "../../../infra/local/engines/free-port.ts";
import { seedRuntime } from "../../../infra/local/seed-target.ts";
import { signIn } from "../../e2e/sign-in.ts";
import { startBarePage } from "../bare/bare-page.ts";
import { absolute, compared, type Figure, type Part } from "../kit/figure.ts";
import { inPairs, ofBoth, type Pair } from "../kit/pairs.ts";
import { median } from "../kit/statistics.ts";
import { startHttp2Front } from "../portal/http2-front.ts";
import { type LighthouseRun, openLighthouse } from "../portal/lighthouse-run.ts";
import { startPortal } from "../portal/portal-run.ts";

const PAIRS = 5;

/** Runs of each page that is measured alone. */
const RUNS = 3;

const kilobytesOf = ({ files }: LighthouseRun) =>
  files
    .filter(({ resourceType }) => resourceType !== "Image")
    .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;

const figuresOf = (pairs: readonly Pair<LighthouseRun, LighthouseRun>[]): Figure[] => {
  const ofHome = (one: (run: LighthouseRun) => number) => median(pairs.map(({ measured }) => one(measured)));
  const barePoints = median(pairs.map(({ yardstick }) => yardstick.performance));
  const performance = `home on a phone: Lighthouse's performance (of the bare page: ${barePoints})`;
  const beside = (what: string, most: number, one: (run: LighthouseRun) => number): Figure =>
    compared({
      what,
      unit: "ms",
      yardstick: "a bare page of the same size",
      pairs: ofBoth(pairs, one),
      goal: { most },
    });
  return [
    absolute(
      performance,
      ofHome((run) => run.performance),
      "points",
      { least: 95 },
    ),
    absolute(
      "its accessibility",
      ofHome((run) => run.accessibility),
      "points",
      { least: 100 },
    ),
    beside("until something is painted", 1.25, ({ firstPaint }) => firstPaint),
    beside("until the largest thing is painted", 1.75, ({ largestPaint }) => largestPaint),
    absolute(
      "for which long tasks block it",
      ofHome((run) => run.blockingTime),
      "ms",
      { most: 100 },
    ),
    absolute("what is loaded for it, pictures apart", ofHome(kilobytesOf), "KB", { most: 250 }),
  ];
};

/** Whoever is signed in is led away from the page that signs in. */
const signOut = async (context: BrowserContext, url: string) => {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await page.close();
};

export const about = "Lighthouse on a phone: home, beside a bare page of the same size; a page of each kind";

export const part: Part = async ({ quick, say, scope }) => {
  say("the seeded portal");
  const port = await freePort();
  const portal = await startHttp2Front(scope, `http://localhost:${port}`);
  await startPortal(scope, {
    port,
    publicUrl: portal,
    queues: true,
    prepares: false,
    webFolder: await buildWeb(),
    beforeOpen: (started) => seedRuntime(started, "demo"),
  });
  const { context, measure } = await openLighthouse(scope);
  const page = await context.newPage();
  await signIn(page, portal, "redaktion", "/news");
  const article = await page.locator('a[href^="/news/articles/"]').first().getAttribute("href");
  await page.close();

  say("the first, which warms up");
  const address = `${portal}/home`;
  const { files } = await measure(address);
  const bare = `${await startHttp2Front(scope, await startBarePage(scope, files))}/`;
  say("in turn with a bare page");
  const figures = figuresOf(
    await inPairs(
      quick ? 1 : PAIRS,
      () => measure(address),
      () => measure(bare),
    ),
  );
  const alone = async (path: string): Promise<Figure> => {
    say(path);
    const points: number[] = [];
    for (let run = 0; run < (quick ? 1 : RUNS); run++)
      points.push((await measure(portal + path)).performance);
    return absolute(`${path.replace(/(?<=articles.).+/, "…")} on a phone`, median(points), "points", {
      least: 90,
    });
  };
  for (const path of ["/news", article ?? "", "/employees", "/cloud"]) figures.push(await alone(path));
  await signOut(context, portal);
  return [...figures, await alone("/login")];
};
