import { buildWeb } from "../../../infra/local/build/web.ts";
import { seedRuntime } from "../../../infra/local/seed-target.ts";
import { signIn } from "../../e2e/sign-in.ts";
import { startBarePage } from "../bare/bare-page.ts";
import { compared, type Figure } from "../kit/figure.ts";
import { inPairs, type Pair } from "../kit/pairs.ts";
import type { Part } from "../kit/part.ts";
import { median } from "../kit/statistics.ts";
import { withScope } from "../kit/with-scope.ts";
import { type LighthouseRun, openLighthouse } from "../portal/lighthouse-run.ts";
import { startPortal } from "../portal/portal-run.ts";

const PAIRS = 5;

const isCall = ({ url, resourceType }: LighthouseRun["files"][number]) =>
  resourceType === "Fetch" && new URL(url).pathname.startsWith("/v1/");

const figuresOf = (pairs: readonly Pair<LighthouseRun, LighthouseRun>[]): Figure[] => {
  const ofHome = (one: (run: LighthouseRun) => number) => median(pairs.map(({ measured }) => one(measured)));
  const barePoints = median(pairs.map(({ yardstick }) => yardstick.performance));
  const beside = (what: string, most: number, one: (run: LighthouseRun) => number): Figure =>
    compared({
      what,
      unit: "ms",
      yardstick: "a bare page of the same size",
      pairs: pairs.map(({ measured, yardstick }) => ({ measured: one(measured), yardstick: one(yardstick) })),
      goal: { most },
    });
  return [
    {
      what: `home on a phone: Lighthouse's performance (of the bare page: ${barePoints})`,
      value: ofHome(({ performance }) => performance),
      unit: "points",
      goal: { least: 95 },
    },
    {
      what: "its accessibility",
      value: ofHome(({ accessibility }) => accessibility),
      unit: "points",
      goal: { least: 100 },
    },
    beside("until something is painted", 1.25, ({ firstPaint }) => firstPaint),
    beside("until the largest thing is painted", 1.75, ({ largestPaint }) => largestPaint),
    beside("its speed index", 1.25, ({ speedIndex }) => speedIndex),
    {
      what: "for which long tasks block it",
      value: ofHome(({ blockingTime }) => blockingTime),
      unit: "ms",
      goal: { most: 200 },
    },
    { what: "by which it moves", value: ofHome(({ shift }) => shift), unit: "", goal: { most: 0.02 } },
    {
      what: "what is loaded for it",
      value: ofHome(({ files }) => files.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024),
      unit: "KB",
      goal: { most: 650 },
    },
    {
      what: "calls of an editor's",
      value: ofHome(({ files }) => files.filter(isCall).length),
      unit: "calls",
      goal: { most: 8 },
    },
  ];
};

export const home: Part = ({ quick, say }) =>
  withScope(async (scope) => {
    say("the seeded portal");
    const { runtime } = await startPortal(scope, {
      schedules: false,
      prepares: false,
      webFolder: await buildWeb(),
      beforeOpen: (started) => seedRuntime(started, "demo"),
    });
    const { context, measure } = await openLighthouse(scope);
    const page = await context.newPage();
    await signIn(page, runtime.url, "redaktion");
    await page.close();

    say("the first, which warms up");
    const address = `${runtime.url}/home`;
    const bare = await startBarePage(scope, (await measure(address)).files);
    say("in turn with a bare page");
    return figuresOf(
      await inPairs(
        quick ? 1 : PAIRS,
        () => measure(address),
        () => measure(bare),
      ),
    );
  });
