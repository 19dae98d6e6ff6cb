import { describe, expect, it } from "vitest";
import * as z from "zod";
import { otherwise, production, resourcesOf } from "./synthesised.ts";

const Monitor = z.object({
  Domain: z.string(),
  CwLogEnabled: z.boolean(),
  AppMonitorConfiguration: z.object({ AllowCookies: z.boolean(), SessionSampleRate: z.number() }),
  ResourcePolicy: z.object({ PolicyDocument: z.unknown() }),
});

const reports = resourcesOf(otherwise);
const silent = resourcesOf(production);
const monitorsIn = ({ ofType }: ReturnType<typeof resourcesOf>) => ofType("AWS::RUM::AppMonitor");
const policiesIn = ({ ofType }: ReturnType<typeof resourcesOf>) =>
  JSON.stringify(ofType("AWS::CloudFront::ResponseHeadersPolicy").map(({ Properties }) => Properties));
const variablesIn = ({ ofType }: ReturnType<typeof resourcesOf>) =>
  JSON.stringify(ofType("AWS::Lambda::Function").map(({ Properties }) => Properties.Environment));

describe("page views", () => {
  it("go to an app monitor that takes them without credentials, cookies or a copy in the logs", () => {
    const monitor = Monitor.parse(monitorsIn(reports)[0]?.Properties);

    expect(monitor).toMatchObject({
      Domain: "portal.example.at",
      CwLogEnabled: false,
      AppMonitorConfiguration: { AllowCookies: false, SessionSampleRate: 0.2 },
    });
    const policy = JSON.stringify(monitor.ResourcePolicy.PolicyDocument).replaceAll("\\", "");
    expect(policy).toContain('"Action":"rum:PutRumEvents"');
    expect(policy).toContain(":appmonitor/kanzleiportal-test");
  });

  it("may leave the page, to that service only", () => {
    expect(policiesIn(reports)).toContain("dataplane.rum.");
    expect(policiesIn(silent)).not.toContain("rum");
  });

  it("are reported nowhere unless the stage says how many", () => {
    expect(monitorsIn(silent)).toEqual([]);
    expect(variablesIn(silent)).not.toContain("PAGE_VIEW_TARGET");
    expect(variablesIn(reports)).toContain("PAGE_VIEW_TARGET");
  });
});
