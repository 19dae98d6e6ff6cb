import type { TestProject } from "vitest/node";

/** Finds fault with a run of `judged.fixture.ts`, when all its tests have passed. */
export default ({ vitest }: TestProject) =>
  () => {
    if (vitest.state.getFiles().some(({ name }) => name.endsWith("judged.fixture.ts")))
      throw new Error("The run is found wanting");
  };
