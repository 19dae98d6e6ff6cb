import { DataPlaneClient } from "@aws-rum/web-core/dispatch/DataPlaneClient";
import { FetchHttpHandler } from "@aws-rum/web-core/dispatch/FetchHttpHandler";
import { AwsRum, JsErrorPlugin, WebVitalsPlugin } from "@aws-rum/web-slim";
import type { PageViewTarget } from "../../../shared/login/page-view-target.ts";
import { version } from "../shell/version.ts";
import { reportedOf } from "./reported.ts";

class ReportedOnly extends FetchHttpHandler {
  constructor(keepalive: boolean) {
    super({ fetchFunction: (request) => fetch(request, { credentials: "omit", keepalive }) });
  }

  override handle(request: Parameters<FetchHttpHandler["handle"]>[0]) {
    request.body = reportedOf(String(request.body));
    return super.handle(request);
  }
}

export interface PageViewReporter {
  readonly view: (pattern: string) => void;
}

export const openRum = ({ endpoint, region, monitorId, sampleRate }: PageViewTarget): PageViewReporter => {
  const rum = new AwsRum(monitorId, version, region, {
    endpoint,
    sessionSampleRate: sampleRate,
    signing: false,
    allowCookies: false,
    disableAutoPageView: true,
    clientBuilder: (url) =>
      new DataPlaneClient({
        endpoint: url,
        region,
        credentials: undefined,
        fetchRequestHandler: new ReportedOnly(false),
        // A beacon is sent while the page unloads.
        beaconRequestHandler: new ReportedOnly(true),
      }),
    eventPluginsToLoad: [new JsErrorPlugin(), new WebVitalsPlugin()],
  });
  return {
    view: (pattern) => rum.recordPageView({ pageId: pattern, pageAttributes: { title: pattern } }),
  };
};
