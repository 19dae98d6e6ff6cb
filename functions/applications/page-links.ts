import { applicationPageAddress } from "../../shared/applications/application-page-address.ts";
import { signedLinks } from "../platform/security/signed-ids.ts";

export const openPageLinks = signedLinks("application-page", (token) => applicationPageAddress(token));
