import { setting } from "../../environment.ts";
import { Problem } from "../../problem.ts";
import { equalSecrets } from "../../secret.ts";
import { headerOf, type PortalMiddleware } from "../exchange.ts";

/** Refuses what did not come through CloudFront, which alone knows the secret and names the caller's address. */
export const throughCloudFront = (secret = setting("ORIGIN_SECRET")): PortalMiddleware => ({
  before: ({ event }) => {
    if (!equalSecrets(headerOf(event, "x-origin-verify") ?? "", secret)) throw new Problem("access.denied");
  },
});
