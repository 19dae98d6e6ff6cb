import { it } from "vitest";

it("passes before anybody notices", () => {
  void Promise.reject(new Error("Nobody waits for this"));
});
