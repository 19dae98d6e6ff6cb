import { afterEach, beforeEach } from "vitest";

/** Each test goes on where the one before has ended: after a failure the others would only wait in vain. */
export const inSteps = (): void => {
  let isBroken = false;
  beforeEach((context) => context.skip(isBroken, "a step before this one failed"));
  afterEach(({ task }) => {
    isBroken ||= task.result?.state === "fail";
  });
};
