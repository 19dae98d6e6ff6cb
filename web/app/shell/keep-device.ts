import type { QueryClient } from "@tanstack/react-query";
import { renewDevice } from "../push/renew-device.ts";
import { keepOfficeNumbers } from "./keep-offline-page.ts";

export const keepDevice = async (officeId: string | null, client: QueryClient): Promise<void> => {
  await Promise.allSettled([keepOfficeNumbers(officeId, client), renewDevice()]);
};
