import { applicationPageAddress } from "../../shared/applications/application-page-address.ts";
import { signedLinks } from "../platform/security/signed-ids.ts";

/** Of applicants' own pages; they end with the application. */
export const openPageLinks = signedLinks("application-page", (token) => applicationPageAddress(token));
