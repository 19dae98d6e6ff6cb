import { describe, it } from "vitest";
import { scheduledWorkers } from "../../infra/workers/scheduled-workers.ts";
import { withPortal } from "./portal.ts";

const portal = withPortal();

describe("over all that a portal holds, on schedule", () => {
  it.each(Object.keys(scheduledWorkers))("%s does its work", (worker) => portal.runSchedule(worker));
});
