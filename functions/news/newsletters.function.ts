import { areaFunction } from "../platform/http/area-function.ts";
import { openNetworkCalls } from "../platform/http/network-calls.repository.ts";
import { openTable } from "../platform/table/table.ts";
import { newsletterRelease } from "./newsletters/newsletter-release.ts";
import { newsletters } from "./newsletters/newsletters.ts";
import { sending } from "./sending/sending.ts";
import { openSendingArea } from "./sending/sending-area.deps.ts";

const table = openTable();

export const handler = areaFunction([newsletters, newsletterRelease, sending], {
  ...openSendingArea(table),
  calls: openNetworkCalls(table),
});
