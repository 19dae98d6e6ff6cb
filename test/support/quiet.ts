import { addMinutes } from "date-fns/addMinutes";
import { vi } from "vitest";

/**
 * A minute later: what was written of late is looked at once more, so requests are counted when it is not any more.
 * The clock of the file stays ahead, since nothing may be written before what was read.
 */
export const whenQuiet = (): void => {
  vi.useFakeTimers({ now: addMinutes(new Date(), 1), toFake: ["Date"], shouldAdvanceTime: true });
};
