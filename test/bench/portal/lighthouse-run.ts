import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import * as z from "zod";
import { freePort } from "../../../infra/local/engines/free-port.ts";
import { launchChromium } from "../../e2e/chromium.ts";

const Files = z.object({
  items: z.array(
    // Only files have a type, and only finished ones a size and a status.
    z.object({
      url: z.string(),
      resourceType: z.string().default(""),
      transferSize: z.number().default(0),
      statusCode: z.number().default(0),
    }),
  ),
});

const measured = async (url: string, port: number) => {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: ["performance", "accessibility"],
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  if (finalDisplayedUrl !== url) throw new Error(`${url} has led to ${finalDisplayedUrl}.`);
  const files = Files.parse(audits["network-requests"]?.details).items;
  const refused = files.find(({ statusCode }) => statusCode >= 400);
  if (refused) throw new Error(`${url} asks in vain for ${refused.url}.`);
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blockingTime: value("total-blocking-time"),
    files,
  };
};

export type LighthouseRun = Awaited<ReturnType<typeof measured>>;

/** Its default: a phone with a slow processor and network that has cached nothing. */
export const openLighthouse = async (scope: AsyncDisposableStack) => {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`, "--ignore-certificate-errors"]);
  scope.defer(() => browser.close());
  // Lighthouse opens its pages in the browser's own context, which only this connection shows.
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = connected.contexts();
  if (!context) throw new Error("The browser has no context of its own.");
  return {
    /** Whoever signs in here stays signed in. */
    context,
    measure: (url: string) => measured(url, port),
  };
};
