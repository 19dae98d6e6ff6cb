import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apiBehaviors, at, resources, spa } from "./distribution.ts";
import { idIn } from "./synthesised.ts";

describe("the security headers", () => {
  const mailPictures = at("/assets/mail/*");
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
