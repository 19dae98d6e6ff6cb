import { accessProblems } from "../../../../shared/contract/general.problems.ts";
import { setting } from "../../runtime/environment.ts";
import { equalSecrets } from "../../security/secret.ts";
import { headerOf, type PortalMiddleware } from "../exchange.ts";
import { Problem } from "../problem.ts";

/** While CloudFront's secret is rotated there are two, separated by a comma. */
export const throughCloudFront = (secrets = setting("ORIGIN_SECRET").split(",")): PortalMiddleware => ({
  before: ({ event }) => {
    const given = headerOf(event, "x-origin-verify") ?? "";
    if (!secrets.some((secret) => equalSecrets(given, secret))) throw new Problem(accessProblems.denied);
  },
});
