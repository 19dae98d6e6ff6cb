import { describe, expect, it } from "vitest";
import { endpointsOf } from "../../shared/contract/endpoint.ts";
import { portal } from "../../shared/portal.contract.ts";
import {
  api,
  apiBehaviors,
  at,
  CacheBehaviors,
  CustomErrorResponses,
  feed,
  fits,
  Origins,
  publicBehaviors,
  resources,
  spa,
} from "./distribution.ts";
import { type Given, idIn, otherwise, resourcesOf } from "./synthesised.ts";

describe("the edge", () => {
  it("has the SPA and, below /v1, the API on one origin, with TLS only", () => {
    expect(CacheBehaviors.at(-1)).toBe(api);
    expect(api?.TargetOriginId).not.toBe(spa.TargetOriginId);
    expect(spa.ViewerProtocolPolicy).toBe("redirect-to-https");
    expect(api?.ViewerProtocolPolicy).toBe("https-only");
  });

  it("waits for the API longer than that waits for a function, or it would ask again", () => {
    const origin = Origins.find(({ Id }) => Id === api?.TargetOriginId);

    expect(origin?.CustomOriginConfig?.OriginReadTimeout).toBeGreaterThan(30);
  });

  it("caches no answer of the API but for the public ones, and compresses them", () => {
    const policy = resources.named(api?.CachePolicyId);

    expect(api?.Compress).toBe(true);
    expect(policy?.Properties.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 1,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: "all" },
        QueryStringsConfig: { QueryStringBehavior: "all" },
        EnableAcceptEncodingGzip: true,
        EnableAcceptEncodingBrotli: true,
      },
    });
  });

  it("passes on everything a call consists of, and the address that it saw itself", () => {
    const policy = resources.named(api?.OriginRequestPolicyId);

    expect(policy?.Properties.OriginRequestPolicyConfig).toMatchObject({
      CookiesConfig: { CookieBehavior: "all" },
      QueryStringsConfig: { QueryStringBehavior: "all" },
      HeadersConfig: {
        HeaderBehavior: "whitelist",
        Headers: expect.arrayContaining([
          "CloudFront-Viewer-Address",
          "Content-Type",
          "If-Match",
          "Sec-Fetch-Site",
          "X-XSRF-TOKEN",
        ]),
      },
    });
  });

  it("leaves the API's errors as they are, and shows none of them to the next caller", () => {
    expect(CustomErrorResponses).toEqual(
      [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((ErrorCode) => ({
        ErrorCode,
        ErrorCachingMinTTL: 0,
      })),
    );
    expect(api?.FunctionAssociations).toEqual([]);
  });
});

describe("what anybody may read", () => {
  /** CloudFront takes the first that fits. */
  const isKept = (path: string) => {
    const first = CacheBehaviors.find(({ PathPattern = "" }) =>
      fits(PathPattern, path.replaceAll(/[{}]/g, "")),
    );
    return publicBehaviors.some((behavior) => behavior === first);
  };

  it("is cached by CloudFront, and of the API's answers nothing else", () => {
    const routes = [portal.public, portal.files, portal.federation].flatMap((tree) =>
      endpointsOf(tree).map(({ endpoint }) => endpoint),
    );
    const elsewhere = Object.entries(portal)
      .filter(([area]) => !["public", "files", "federation"].includes(area))
      .flatMap(([, tree]) => endpointsOf(tree).map(({ endpoint }) => endpoint));

    expect(routes.filter((route) => isKept(route.path) !== Boolean(route.cacheable))).toEqual([]);
    expect(elsewhere.filter(({ path }) => isKept(path))).toEqual([]);
  });

  it("goes by path, list and the site whose page asks: nothing that tells persons apart reaches the API", () => {
    const policies = new Set(publicBehaviors.map(({ CachePolicyId }) => idIn(CachePolicyId)));
    const [id] = policies;
    const policy = resources.all.find((resource) => resource.id === id);

    expect(policies.size).toBe(1);
    expect(publicBehaviors.every(({ OriginRequestPolicyId }) => OriginRequestPolicyId === undefined)).toBe(
      true,
    );
    expect(policy?.Properties.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 300,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: "none" },
        HeadersConfig: { HeaderBehavior: "whitelist", Headers: ["Origin"] },
        QueryStringsConfig: {
          QueryStringBehavior: "whitelist",
          QueryStrings: ["config", "seite", "variant"],
        },
      },
    });
  });

  it("is fetched from the same origin, which knows that it came through CloudFront", () => {
    expect(new Set(apiBehaviors.map(({ TargetOriginId }) => TargetOriginId)).size).toBe(1);
    for (const { AllowedMethods, Compress } of publicBehaviors) {
      expect(AllowedMethods).toEqual(["GET", "HEAD"]);
      expect(Compress).toBe(true);
    }
  });
});

describe("a calendar that is subscribed to", () => {
  it("is asked without cookies, or CloudFront would never ask whether anything is new", () => {
    const policy = resources.named(feed?.OriginRequestPolicyId);

    expect(feed?.CachePolicyId).toEqual(publicBehaviors[0]?.CachePolicyId);
    expect(policy?.Properties.OriginRequestPolicyConfig).toMatchObject({
      CookiesConfig: { CookieBehavior: "none" },
      HeadersConfig: {
        Headers: expect.arrayContaining(["CloudFront-Viewer-Address", "If-Modified-Since", "If-None-Match"]),
      },
    });
  });
});

describe("a file", () => {
  const files = at("/files/*");

  it("is read by who has an address that the portal signed, and sent to nobody else", () => {
    const [group] = resources.ofType("AWS::CloudFront::KeyGroup");

    expect(files).toMatchObject({ ViewerProtocolPolicy: "https-only", AllowedMethods: ["GET", "HEAD"] });
    expect(files?.TrustedKeyGroups?.map(idIn)).toEqual([group?.id]);
    for (const other of [spa, ...CacheBehaviors.filter((behavior) => behavior !== files)])
      expect(other.TargetOriginId).not.toBe(files?.TargetOriginId);
  });

  it("may be read by the distribution, and nothing else of the bucket", () => {
    const readers = resources
      .ofType("AWS::S3::BucketPolicy")
      .map(({ Properties }) => JSON.stringify(Properties))
      .filter((properties) => properties.includes("FilesBucket") && properties.includes("cloudfront"));

    expect(readers).toHaveLength(1);
    expect(readers[0]).toMatch(
      /"s3:GetObject","Condition":\{"StringEquals":\{"AWS:SourceArn":.*\/files\/\*"/,
    );
  });

  it("runs nothing in the portal's name, and may be framed by the portal's pages alone", () => {
    const headers = resources.named(files?.ResponseHeadersPolicyId);
    const told = JSON.stringify(headers?.Properties);

    expect(told).toContain("default-src 'none'; img-src 'self' data:");
    expect(told).not.toContain("script-src");
    expect(told).toContain("frame-ancestors 'self'");
    expect(told).toContain('"FrameOption":"SAMEORIGIN"');
  });

  it("has its address checked by the next key, too, and the former, so that a rotation breaks none", () => {
    const keys = (given: Given) =>
      resourcesOf(given)
        .ofType("AWS::CloudFront::PublicKey")
        .map(({ Metadata }) => Metadata["aws:cdk:path"].split("/").at(-2));

    expect(keys({})).toEqual(["Key1", "Key2"]);
    expect(keys(otherwise)).toEqual(["Key2", "Key3", "Key4"]);
  });
});
