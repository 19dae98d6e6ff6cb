import { addMinutes } from "date-fns/addMinutes";
import { vi } from "vitest";

/**
 * What was written of late is looked at once more, so requests are counted a minute after. The clock of the file stays
 * ahead: nothing may be written before what was read.
 */
export const whenQuiet = (): void => void vi.setSystemTime(addMinutes(new Date(), 1));
