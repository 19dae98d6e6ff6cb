import { shareAddress } from "../../../shared/cloud/share-address.ts";
import { signedLinks } from "../../platform/security/signed-ids.ts";

export const openShareLinks = signedLinks("cloud-share", shareAddress);
