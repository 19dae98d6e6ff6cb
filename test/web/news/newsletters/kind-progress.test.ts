import { expect, it } from "vitest";
import { kindProgress } from "../../../../web/news/newsletters/kind-progress.ts";
import { aStatus } from "./newsletter.builder.ts";

it("counts every kind by itself and leaves out those nobody belongs to", () => {
  const status = aStatus({ externalsCountTotal: 0, externalsCountDone: 0 });

  expect(kindProgress(status)).toEqual([
    { kind: "employees", done: 1204, total: 1204 },
    { kind: "clients", done: 1155, total: 2310 },
  ]);
});
