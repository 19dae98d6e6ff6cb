import { areaFunction } from "../platform/http/area-function.ts";
import { openFederation } from "./federation/federation.deps.ts";
import { links } from "./federation/links.ts";
import { providerSignIn } from "./federation/sign-in.ts";

export const handler = areaFunction([providerSignIn, links], openFederation());
