import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { endpointsOf } from "../../shared/contract/endpoint.ts";
import { portal } from "../../shared/portal.contract.ts";
import { type Given, idIn, otherwise, resourcesOf } from "./synthesised.ts";

const Behavior = z.object({
  PathPattern: z.string().optional(),
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).optional(),
  Compress: z.boolean().optional(),
  CachePolicyId: z.unknown(),
  OriginRequestPolicyId: z.unknown().optional(),
  ResponseHeadersPolicyId: z.unknown(),
  ViewerProtocolPolicy: z.string(),
  FunctionAssociations: z.array(z.object({ EventType: z.string() })).default([]),
  TrustedKeyGroups: z.array(z.unknown()).optional(),
});
const Distribution = z.object({
  DistributionConfig: z.object({
    Aliases: z.array(z.string()).optional(),
    DefaultCacheBehavior: Behavior,
    CacheBehaviors: z.array(Behavior),
    Origins: z.array(
      z.object({
        Id: z.string(),
        CustomOriginConfig: z.object({ OriginReadTimeout: z.number() }).optional(),
      }),
    ),
    CustomErrorResponses: z.unknown().optional(),
    ViewerCertificate: z.unknown().optional(),
  }),
});

const resources = resourcesOf();
const distributionIn = ({ ofType }: ReturnType<typeof resourcesOf>) =>
  Distribution.parse(ofType("AWS::CloudFront::Distribution")[0]?.Properties).DistributionConfig;
const {
  DefaultCacheBehavior: spa,
  CacheBehaviors,
  CustomErrorResponses,
  Origins,
} = distributionIn(resources);
const at = (path: string) => CacheBehaviors.find(({ PathPattern }) => PathPattern === path);
const api = at("/v1/*");
const mailPictures = at("/assets/mail/*");
const readable = at("/news/?*");
const apiBehaviors = CacheBehaviors.filter(({ PathPattern }) => PathPattern?.startsWith("/v1/"));
const feed = at("/v1/calendar/feed/*");
const files = at("/files/*");
const isLikeApi = ({ CachePolicyId }: { CachePolicyId: unknown }) =>
  idIn(CachePolicyId) === idIn(api?.CachePolicyId);
const publicBehaviors = apiBehaviors.filter((behavior) => !isLikeApi(behavior) && behavior !== feed);

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

const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll("?", ".").replaceAll("*", ".*")}$`).test(path);

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

describe("the readable address of a public page", () => {
  const source = readFileSync(
    resolve(import.meta.dirname, "../../infra/edge/public-addresses.cf.js"),
    "utf8",
  );
  const answeredAt = (uri: string) =>
    z
      .object({ uri: z.string() })
      .parse(runInNewContext(`${source};handler(event)`, { event: { request: { uri } } })).uri;

  it.each([
    ["/news/steuern-2026", "/v1/public/articles/steuern-2026/page"],
    ["/neuigkeiten", "/v1/public/pages/articles"],
    ["/kanzleien", "/v1/public/pages/organisations"],
    ["/kanzleien/", "/v1/public/pages/organisations"],
    ["/kanzleien/linz", "/v1/public/pages/organisations/linz"],
    ["/kanzleien/linz/en", "/v1/public/pages/organisations/linz/en"],
    ["/kanzleien/linz/neuigkeiten", "/v1/public/pages/articles/linz"],
    ["/sitemap.xml", "/v1/public/pages/sitemap"],
    ["/robots.txt", "/v1/public/pages/robots"],
  ])("%s is answered by the API, cached as other public answers", (address, path) => {
    const behavior = CacheBehaviors.find(({ PathPattern = "" }) => fits(PathPattern, address));

    expect(answeredAt(address)).toBe(path);
    expect(behavior?.FunctionAssociations).toHaveLength(1);
    expect(behavior).toMatchObject({
      TargetOriginId: api?.TargetOriginId,
      CachePolicyId: publicBehaviors[0]?.CachePolicyId,
    });
  });

  it("leaves the portal its own pages below /news", () => {
    const before = CacheBehaviors.slice(0, readable && CacheBehaviors.indexOf(readable));

    for (const name of ["articles", "newsletters", "subscribers"])
      for (const path of [`/news/${name}`, `/news/${name}/*`])
        expect(before.find(({ PathPattern }) => PathPattern === path)?.TargetOriginId).toBe(
          spa.TargetOriginId,
        );
  });
});

describe("an address of the SPA", () => {
  const source = readFileSync(resolve(import.meta.dirname, "../../infra/edge/spa-files.cf.js"), "utf8");
  const fileFor = (uri: string, accepted?: string) => {
    const headers = accepted === undefined ? {} : { "accept-encoding": { value: accepted } };
    const changed: unknown = runInNewContext(`${source};handler(event)`, {
      event: { request: { uri, headers } },
    });
    return z.object({ uri: z.string() }).parse(changed).uri;
  };

  it.each(["/", "/news/newsletters", "/news/articles/steuern-2026", "/login/"])("%s opens the SPA", (uri) => {
    expect(fileFor(uri)).toBe("/index.html");
  });

  it.each(["/code/index-1a2b3c.js", "/favicon.svg", "/index.html"])("%s stays a file", (uri) => {
    expect(fileFor(uri)).toBe(uri);
  });

  it("brings code as the build has compressed it, to who can read that", () => {
    const code = "/code/index-1a2b3c.js";

    expect(fileFor(code, "gzip, deflate, br, zstd")).toBe("/code-br/index-1a2b3c.js");
    expect(fileFor(code, "gzip, deflate")).toBe(code);
    expect(fileFor("/assets/latin-1a2b3c.woff2", "br")).toBe("/assets/latin-1a2b3c.woff2");
  });
});

describe("the security headers", () => {
  const policy = resources.named(spa.ResponseHeadersPolicyId);
  const forMails = resources.named(mailPictures?.ResponseHeadersPolicyId);
  const { ResponseHeadersPolicyConfig } = z
    .object({
      ResponseHeadersPolicyConfig: z.object({
        CustomHeadersConfig: z.unknown(),
        SecurityHeadersConfig: z.object({
          ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.unknown(), Override: z.boolean() }),
          FrameOptions: z.object({ FrameOption: z.string() }),
          StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.number() }),
          ContentTypeOptions: z.unknown(),
          ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
        }),
      }),
    })
    .parse(policy?.Properties);
  const headers = ResponseHeadersPolicyConfig.SecurityHeadersConfig;
  const joined = z
    .object({ "Fn::Join": z.tuple([z.literal(""), z.array(z.unknown())]) })
    .parse(headers.ContentSecurityPolicy.ContentSecurityPolicy)["Fn::Join"][1];
  const directives = Object.fromEntries(
    joined
      .map((part) => (typeof part === "string" ? part : "BUCKET"))
      .join("")
      .split("; ")
      .map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
  );

  it("stand on every answer", () => {
    expect(policy).toBeDefined();
    for (const { ResponseHeadersPolicyId } of apiBehaviors) {
      expect(idIn(ResponseHeadersPolicyId)).toBe(policy?.id);
    }
  });

  it("let other sites show the pictures of mails and the form for their newsletter, and nothing else of the SPA", () => {
    const embedding = (properties: unknown) =>
      /"cross-origin-resource-policy","Override":false,"Value":"([\w-]+)"/.exec(
        JSON.stringify(properties),
      )?.[1];

    expect(embedding(policy?.Properties)).toBe("same-origin");
    expect(embedding(forMails?.Properties)).toBe("cross-origin");
    for (const path of ["/assets/mail/*", "/embed/*"])
      expect(at(path)).toMatchObject({
        TargetOriginId: spa.TargetOriginId,
        ResponseHeadersPolicyId: mailPictures?.ResponseHeadersPolicyId,
      });
  });

  it("allow scripts from the portal only, never inline or evaluated", () => {
    expect(directives["default-src"]).toEqual(["'none'"]);
    expect(directives["script-src"]).toEqual(["'self'"]);
  });

  it("let pages fetch from the portal, send to its bucket, and be framed by nobody", () => {
    expect(directives["connect-src"]).toEqual(["'self'", "BUCKET"]);
    expect(directives["img-src"]).toEqual(["'self'", "data:", "blob:"]);
    expect(directives["media-src"]).toEqual(["'self'"]);
    expect(directives["frame-src"]).toEqual(["'self'"]);
    expect(directives["object-src"]).toBeUndefined();
    expect(directives["frame-ancestors"]).toEqual(["'none'"]);
    expect(directives["base-uri"]).toEqual(["'none'"]);
    expect(headers.FrameOptions.FrameOption).toBe("DENY");
  });

  it("keep browsers on TLS, and the secrets of mail links in the portal", () => {
    expect(headers.StrictTransportSecurity.AccessControlMaxAgeSec).toBeGreaterThanOrEqual(31_536_000);
    expect(headers.ReferrerPolicy.ReferrerPolicy).toBe("same-origin");
  });

  it("yield to what the API says of an answer of its own", () => {
    expect(headers.ContentSecurityPolicy.Override).toBe(false);
  });
});
