import { CLOUD_ADDRESS, cloudItemAddress, REQUESTS_ADDRESS } from "../../shared/cloud/cloud-address.ts";
import { listParameters } from "../components/list/list-params.ts";

export const cloudPaths = {
  item: cloudItemAddress,
  requests: REQUESTS_ADDRESS,
  trash: `${CLOUD_ADDRESS}/trash`,
};

export const searchAddress = (term: string): string =>
  `${CLOUD_ADDRESS}?${new URLSearchParams({ [listParameters.search]: term })}`;
