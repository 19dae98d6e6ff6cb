import type { Table } from "../../functions/platform/table/table.ts";
import { news } from "../../shared/news/news.contract.ts";
import { readyPeople } from "../support/viewers.ts";
import type { Figure, Goal, Group } from "./figure.ts";
import { underLoad } from "./load.ts";
import { type Handler, type OwnTime, ownTime, type Request } from "./own-time.ts";
import { type PortalRun, startPortal } from "./portal-run.ts";
import { seedArticles, seedNewsletter, seedSubscribers, untilSettled } from "./seeding.ts";
import { median, spread } from "./statistics.ts";
import { withScope } from "./with-scope.ts";

const WARM_UP = 300;
const CALLS = 500;
const CALLERS = 8;

const areas = {
  news: () => import("../../functions/news/news.function.ts"),
  newsletters: () => import("../../functions/news/newsletters.function.ts"),
  subscribers: () => import("../../functions/news/subscribers.function.ts"),
};

interface Ask {
  readonly what: string;
  readonly area: keyof typeof areas;
  readonly request: Omit<Request, "headers">;
  readonly path: string;
  readonly rate?: Goal;
  /** Writes what the list asks for then as long as the notice of it stands. */
  readonly write?: (table: Table) => Promise<unknown>;
}

const asksFor = (articleId: string, newsletterId: string): Ask[] => [
  {
    what: "list of 15 subscribers",
    area: "subscribers",
    request: { routeKey: "GET /v1/news/subscribers" },
    path: "/v1/news/subscribers",
    rate: { kind: "least", value: 400 },
    write: (table) => seedSubscribers(table, 1),
  },
  {
    what: "list of 15 articles",
    area: "news",
    request: { routeKey: "GET /v1/news_new/articles" },
    path: "/v1/news_new/articles",
    rate: { kind: "least", value: 400 },
    write: (table) => seedArticles(table, 1),
  },
  {
    what: "detail of an article",
    area: "news",
    request: {
      routeKey: "GET /v1/news_new/articles/{idOrIdentifier}",
      pathParameters: { idOrIdentifier: articleId },
    },
    path: `/v1/news_new/articles/${articleId}`,
    rate: { kind: "least", value: 600 },
  },
  {
    what: "status of a newsletter that is being sent",
    area: "newsletters",
    request: { routeKey: "GET /v1/news/newsletters/{id}/status", pathParameters: { id: newsletterId } },
    path: `/v1/news/newsletters/${newsletterId}/status`,
  },
];

const ownTimes = async (portal: PortalRun, asks: readonly Ask[], cookie: string): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const { what, area, request } of asks) {
    const environment = portal.runtime.environmentOf(`areas-${area}-function`);
    Object.assign(process.env, environment);
    const module: { readonly handler: unknown } = await areas[area]();
    const handler = module.handler as Handler; // it is called with less of a context than its type asks for
    const headers = { cookie, "x-origin-verify": environment.ORIGIN_SECRET ?? "" };
    const times: OwnTime[] = [];
    for (let call = 0; call < WARM_UP + CALLS; call++)
      times.push(await ownTime(handler, { ...request, headers }));
    const warm = times.slice(WARM_UP).map(({ own }) => own);
    const processor = median(times.slice(WARM_UP).map((time) => time.processor));
    figures.push({
      what: `${what}: own time`,
      value: median(warm),
      unit: "ms",
      spread: spread(warm),
      goal: { kind: "most", value: 2 },
      yardstick: { what: "processor, SDK included", value: processor },
    });
  }
  return figures;
};

/** What a warm request costs beside its calls to AWS, and how many of them 8 callers get. */
export const requests: Group = ({ quick, say }) =>
  withScope(async (scope) => {
    const portal = await startPortal(scope, { queues: false, schedules: false });
    const editor = await portal.visit(readyPeople.editor);
    const cookie = Array.from(editor.cookies, ([name, value]) => `${name}=${value}`).join("; ");
    const articles = await seedArticles(portal.table, quick ? 50 : 1_000);
    await seedSubscribers(portal.table, quick ? 100 : 5_000);
    const newsletter = await seedNewsletter(portal.table, articles.slice(0, 5));
    await editor.call(news.sending.publish, { params: { id: newsletter }, query: {} });
    const asks = asksFor(articles[0] ?? "", newsletter);
    const rateOf = async (what: string, path: string, goal?: Goal): Promise<Figure> => {
      say(`${CALLERS} callers: ${what}`);
      const load = { callers: CALLERS, cookie };
      // Each of the function's instances has to become quick on its own.
      await underLoad(`${portal.runtime.url}${path}`, { ...load, seconds: quick ? 2 : 15 });
      const { average, p10, p90 } = await underLoad(`${portal.runtime.url}${path}`, {
        ...load,
        seconds: quick ? 2 : 8,
      });
      return {
        what: `${what}: ${CALLERS} callers`,
        value: average,
        unit: "requests/s",
        spread: [p10, p90],
        goal,
      };
    };
    const rates: Figure[] = [];
    for (const { what, path, write } of asks) {
      if (!write) continue;
      await write(portal.table);
      await untilSettled(Date.now());
      rates.push(await rateOf(`${what} within a minute of a change`, path));
    }
    for (const { what, path, rate } of asks) rates.push(await rateOf(what, path, rate));
    say("own time of warm requests");
    return [...(await ownTimes(portal, asks, cookie)), ...rates];
  });
