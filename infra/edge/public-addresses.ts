import { resolve } from "node:path";
import {
  type BehaviorOptions,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import { newsPages } from "../../shared/news/url-title.ts";
import { publicNewsAddress, publicOfficesAddress } from "../../shared/organisations/public-address.ts";

const addresses = resolve(import.meta.dirname, "public-addresses.cf.js");

const pageAddresses = [
  "/news/?*",
  publicNewsAddress,
  publicOfficesAddress,
  `${publicOfficesAddress}/*`,
  "/sitemap.xml",
  "/robots.txt",
];

/** `/news/{urlTitle}` is a public page; everything else below `/news/` is the SPA's. */
export const publicAddresses = (
  scope: Construct,
  { page, spa }: { readonly page: BehaviorOptions; readonly spa: BehaviorOptions },
): Record<string, BehaviorOptions> => {
  const inPortal = newsPages.flatMap((name) => [`/news/${name}`, `/news/${name}/*`]);
  const readable: BehaviorOptions = {
    ...page,
    functionAssociations: [
      {
        eventType: FunctionEventType.VIEWER_REQUEST,
        function: new EdgeFunction(scope, "PublicAddresses", {
          code: FunctionCode.fromFile({ filePath: addresses }),
          runtime: FunctionRuntime.JS_2_0,
        }),
      },
    ],
  };
  return {
    ...Object.fromEntries(inPortal.map((path) => [path, spa])),
    ...Object.fromEntries(pageAddresses.map((path) => [path, readable])),
  };
};
