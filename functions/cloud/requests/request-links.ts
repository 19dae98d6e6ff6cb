import { requestAddress } from "../../../shared/cloud/request-address.ts";
import { signedLinks } from "../../platform/security/signed-ids.ts";

export const openRequestLinks = signedLinks("cloud-request", requestAddress);
