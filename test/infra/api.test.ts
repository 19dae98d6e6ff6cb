import { describe, expect, it } from "vitest";
import * as z from "zod";
import { endpointsOf, pathShape, routesOf } from "../../shared/contract/endpoint.ts";
import { portal } from "../../shared/portal.contract.ts";
import { idIn, idsIn, nameOf, resourcesOf, variablesIn } from "./synthesised.ts";

const resources = resourcesOf();
const routes = resources.ofType("AWS::ApiGatewayV2::Route");

describe("the API", () => {
  it("has one route for every path of the contract, and one for everything else", () => {
    const shapes = Object.values(portal)
      .flatMap((contract) => endpointsOf(contract))
      .map(({ endpoint }) => `ANY ${pathShape(endpoint.path)}`);

    expect(routes.map(({ Properties }) => pathShape(String(Properties.RouteKey))).toSorted()).toEqual(
      [...new Set(shapes), "$default"].toSorted(),
    );
  });

  it("leads every endpoint to the function of its area", () => {
    const areaOf = (routeKey: unknown) => (routeKey === "$default" ? "system" : contractAreaOf(routeKey));
    const contractAreaOf = (routeKey: unknown) =>
      Object.entries(portal).find(([, contract]) =>
        routesOf(contract).some((route) => route.routeKey === routeKey),
      )?.[0];

    for (const { Properties } of routes) {
      const [integrationId] = idsIn(Properties.Target);
      const integration = resources.all.find(({ id }) => id === integrationId);
      const handler = resources.named(integration?.Properties.IntegrationUri);

      expect(handler && nameOf(handler)).toBe(areaOf(Properties.RouteKey));
      expect(integration?.Properties.PayloadFormatVersion).toBe("2.0");
    }
  });

  it("may invoke each area's function by one permission, so that no resource policy grows with the routes", () => {
    const invoked = resources
      .ofType("AWS::Lambda::Permission")
      .filter(({ Properties }) => Properties.Principal === "apigateway.amazonaws.com")
      .map(({ Properties }) => idIn(Properties.FunctionName));

    const areas = resources.functions.filter((resource) => nameOf(resource) in portal).map(({ id }) => id);
    expect(invoked.toSorted()).toEqual(areas.toSorted());
  });

  it("is open to CloudFront alone: what the edge sends as proof is what the areas ask for", () => {
    const Origins = z.object({
      Origins: z.array(
        z.object({
          OriginCustomHeaders: z
            .array(z.object({ HeaderName: z.string(), HeaderValue: z.unknown().optional() }))
            .optional(),
        }),
      ),
    });
    const [distribution] = resources.ofType("AWS::CloudFront::Distribution");

    const { Origins: origins } = Origins.parse(distribution?.Properties.DistributionConfig);
    const [header] = origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);

    expect(header?.HeaderName).toBe("x-origin-verify");
    expect(JSON.stringify(header?.HeaderValue)).toContain("{{resolve:secretsmanager:");
    for (const area of resources.functions.filter((resource) => nameOf(resource) in portal)) {
      expect(idsIn(variablesIn(area).ORIGIN_SECRET)).toEqual(
        expect.arrayContaining(idsIn(header?.HeaderValue)),
      );
    }
  });

  it("throttles the whole stage, and far more the paths that ask for no session", () => {
    const Throttle = z.object({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.number() });
    const [stage] = resources.ofType("AWS::ApiGatewayV2::Stage");
    const { DefaultRouteSettings: all, RouteSettings: single } = z
      .object({ DefaultRouteSettings: Throttle, RouteSettings: z.record(z.string(), Throttle) })
      .parse(stage?.Properties);

    const open = Object.values(portal)
      .flatMap(routesOf)
      .filter(({ endpoints }) => endpoints.some(({ access }) => !access.session));

    expect(open.length).toBeGreaterThan(0);
    expect(open.flatMap(({ endpoints }) => endpoints).filter(({ access }) => access.session)).toEqual([]);
    expect(Object.keys(single).toSorted()).toEqual(
      [...open.map(({ routeKey }) => routeKey), "$default"].toSorted(),
    );
    for (const { ThrottlingRateLimit } of Object.values(single)) {
      expect(ThrottlingRateLimit).toBeLessThan(all.ThrottlingRateLimit);
    }
    const [nested] = resources.ofType("AWS::CloudFormation::Stack");
    expect(stage?.DependsOn).toEqual([nested?.id]);
  });

  it("logs calls without their path and query, where links of mails carry secrets", () => {
    const [stage] = resources.ofType("AWS::ApiGatewayV2::Stage");

    const { Format } = z
      .object({ AccessLogSettings: z.object({ Format: z.string() }) })
      .parse(stage?.Properties).AccessLogSettings;

    expect(Format).toContain("$context.routeKey");
    expect(Format).toContain("$context.httpMethod");
    expect(Format).not.toMatch(/\$context\.(path|queryString|identity)/);
  });
});
