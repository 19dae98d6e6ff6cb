import { accessProblems } from "../../../../shared/contract/general.problems.ts";
import { setting } from "../../runtime/environment.ts";
import { equalSecrets } from "../../security/secret.ts";
import { headerOf, type PortalMiddleware } from "../exchange.ts";
import { Problem } from "../problem.ts";

export const throughCloudFront = (secret = setting("ORIGIN_SECRET")): PortalMiddleware => ({
  before: ({ event }) => {
    if (!equalSecrets(headerOf(event, "x-origin-verify") ?? "", secret))
      throw new Problem(accessProblems.denied);
  },
});
