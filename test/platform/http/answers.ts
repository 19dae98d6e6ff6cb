import type { EndpointSpec } from "../../../shared/contract/endpoint.ts";
import { ProblemDetails } from "../../../shared/contract/problem-details.ts";
import type { Parts, SendOptions } from "../../support/browser.ts";
import type { visit } from "./small-area.ts";

export const draft = { text: "Neu" };

/** The answer as it is on the wire, its body read. */
export const answer = async (
  browser: ReturnType<typeof visit>,
  endpoint: EndpointSpec,
  parts: Parts = {},
  options: SendOptions = {},
) => {
  const { response } = await browser.send(endpoint, parts, options);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    cookies: response.headers.getSetCookie(),
  };
};

/** An answer that is a problem, with its details. */
export const problem = async (...call: Parameters<typeof answer>) => {
  const { text, ...rest } = await answer(...call);
  return { ...ProblemDetails.parse(JSON.parse(text)), ...rest };
};
