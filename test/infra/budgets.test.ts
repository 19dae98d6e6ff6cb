import { describe, expect, it } from "vitest";
import { type Resource, templatesOf, wholeProduction } from "./synthesised.ts";

const { parent, nested } = templatesOf(wholeProduction);
const [routesStack, ...others] = nested.values();

type Dependent = Pick<Resource, "DependsOn">;

const routes = Object.entries(routesStack?.Resources ?? {}).filter(
  ([, { Type }]) => Type === "AWS::ApiGatewayV2::Route",
);
const routeById = new Map<string, Dependent>(routes);

const predecessors = ({ DependsOn }: Dependent): Dependent[] =>
  DependsOn.flatMap((id) => routeById.get(id) ?? []);

const depthOf = (route: Dependent): number => 1 + Math.max(0, ...predecessors(route).map(depthOf));

describe("a stack, which ends at 500 resources,", () => {
  it("has room for the areas to come", () => {
    expect(Object.keys(parent.Resources).length).toBeLessThanOrEqual(350);
  });

  it.each([parent, ...nested.values()])("stays below CloudFormation's other limits, too", (template) => {
    const text = JSON.stringify(template);

    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
    expect([...text.matchAll(/\{\{resolve:/g)].length).toBeLessThanOrEqual(60);
  });

  it("has few enough alarms to look at, and for the one widget that shows them all", () => {
    const alarms = Object.values(parent.Resources).filter(({ Type }) => Type === "AWS::CloudWatch::Alarm");

    expect(alarms.length).toBeGreaterThan(20);
    expect(alarms.length).toBeLessThanOrEqual(60);
  });

  it("leaves the routes of all areas to one of their own, so that an endpoint changes its area in place", () => {
    const inParent = Object.values(parent.Resources).filter(
      ({ Type }) => Type === "AWS::ApiGatewayV2::Route",
    );

    expect(others).toEqual([]);
    expect(inParent).toEqual([]);
    expect(Object.keys(routesStack?.Resources ?? {}).length).toBeLessThanOrEqual(345);
  });

  it("keeps the API below its 300 routes", () => {
    expect(routes.length).toBeGreaterThan(100);
    expect(routes.length).toBeLessThanOrEqual(300);
  });

  it("creates a few routes at a time, or API Gateway refuses some of so many calls", () => {
    const first = routes.filter(([, route]) => predecessors(route).length === 0);

    expect(first.length).toBeLessThanOrEqual(10);
    expect(Math.max(...routes.map(([, route]) => depthOf(route)))).toBe(
      Math.ceil(routes.length / first.length),
    );
  });
});
