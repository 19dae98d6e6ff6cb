import { expect, it, vi } from "vitest";

it("frames go on coming after a test that had its own time", async () => {
  vi.useFakeTimers();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  // jsdom gives the focus to the body with the next frame.
  field.remove();
  vi.useRealTimers();
  const onFrame = vi.fn();

  requestAnimationFrame(onFrame);

  await vi.waitFor(() => expect(onFrame).toHaveBeenCalled());
});
