import { it } from "vitest";

it("logs an error", () => console.error("Each child in a list should have a key"));
it("warns", () => console.warn("This will go away"));
it("keeps quiet", () => {});
