import { type Found, FoundArea } from "../../../shared/search/found.ts";
import { fakeServer, listed } from "../fake-server.ts";

export const SEARCH = "GET /v1/search";

export const aFound = (overrides: Partial<Found> = {}): Found => ({
  area: "articles",
  id: "a1",
  title: "Umsatzsteuer im Gastgewerbe",
  excerpt: "Was sich für Wirte ändert.",
  path: "/news/articles/umsatzsteuer-im-gastgewerbe",
  authorName: "Mag. Eva Gruber",
  organisationId: "1",
  date: "2026-01-07T08:00:00.000Z",
  ...overrides,
});

interface Extra {
  readonly totalCount?: number;
  readonly counts?: Partial<Record<FoundArea, number>>;
  readonly incomplete?: readonly FoundArea[];
  readonly missing?: readonly string[];
}

export const reply = (
  data: readonly Found[],
  { totalCount = data.length, counts = {}, incomplete = [], missing }: Extra = {},
) => ({
  totalCount,
  data,
  areas: FoundArea.options.map((area) => ({ area, count: counts[area] ?? 0 })),
  incomplete,
  ...(missing && { missing }),
});

export const searchServer = (
  answer: Parameters<typeof fakeServer>[0][string],
  others: Parameters<typeof fakeServer>[0] = {},
) =>
  fakeServer({
    "GET /v1/organisations/summaries": () =>
      listed({ id: "1", name: "Kanzlei Wien", city: "Wien", phone: null }),
    ...others,
    [SEARCH]: answer,
  });
