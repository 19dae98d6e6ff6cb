import { CLOUD_ADDRESS, cloudItemAddress } from "../../shared/cloud/cloud-address.ts";

export const cloudPaths = {
  root: CLOUD_ADDRESS,
  item: cloudItemAddress,
  trash: `${CLOUD_ADDRESS}/trash`,
};
