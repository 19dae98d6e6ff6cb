import { expect, it } from "vitest";
import * as z from "zod";
import { endpointsOf } from "../../shared/contract/endpoint.ts";
import { portal } from "../../shared/portal.contract.ts";

const orders = endpointsOf(portal).flatMap(({ name, endpoint: { path, body } }) => {
  const [field, ...others] = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  return path.endsWith("/order") && field?.toLowerCase().endsWith("ids") && others.length === 0
    ? [{ name, field, body }]
    : [];
});

it("knows the orders of images, links, groups, forums, documents and their groups", () => {
  expect(orders).toHaveLength(6);
});

it.each(orders)("$name refuses an order that names something twice", ({ field, body }) => {
  expect(body?.safeParse({ [field]: ["a", "b"] }).success).toBe(true);
  expect(body?.safeParse({ [field]: ["a", "b", "a"] }).error?.issues).toMatchObject([{ path: [field, 2] }]);
});
