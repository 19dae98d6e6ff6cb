import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { deferredCode } from "../../../web/components/deferred-code.ts";
import { useToasts } from "../../../web/components/toasts.tsx";
import { renderPage } from "../render-page.tsx";

const Part = () => <p>Hier ist es.</p>;

const Asking = ({ late }: { late: ReturnType<typeof deferredCode<typeof Part>> }) => {
  const [isOpen, setOpen] = useState(true);
  const { code: Shown, hasFailed } = late.useOnceNeeded(isOpen);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Umschalten
      </button>
      {Shown ? <Shown /> : hasFailed && <p>Nicht geladen.</p>}
    </>
  );
};

it("comes with the first key, before anything needs it", async () => {
  const load = vi.fn(async () => Part);
  const late = deferredCode(load);
  const { user } = renderPage(<input aria-label="Feld" />);
  expect(load).not.toHaveBeenCalled();

  await user.type(screen.getByLabelText("Feld"), "a");
  await user.type(screen.getByLabelText("Feld"), "b");

  expect(load).toHaveBeenCalledOnce();
  renderPage(<Asking late={late} />);
  expect(screen.getByText("Hier ist es.")).toBeDefined();
});

it("is fetched anew after it could not be had", async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const late = deferredCode(load);
  const { user } = renderPage(<Asking late={late} />);
  await screen.findByText("Nicht geladen.");
  const toggle = screen.getByRole("button", { name: "Umschalten" });

  await user.click(toggle);
  expect(screen.queryByText("Nicht geladen.")).toBeNull();
  await user.click(toggle);

  expect(await screen.findByText("Hier ist es.")).toBeDefined();
});

it("comes to who waits for it as soon as there is a line again", async () => {
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  renderPage(<Asking late={deferredCode(async () => Part)} />);
  await screen.findByText("Nicht geladen.");

  line.mockReturnValue(true);
  fireEvent(window, new Event("online"));

  expect(await screen.findByText("Hier ist es.")).toBeDefined();
});

const Saving = () => {
  const toasts = useToasts();
  return (
    <button
      type="button"
      onClick={() => {
        toasts.success("Gespeichert.");
        toasts.success("Verschickt.");
      }}
    >
      Speichern
    </button>
  );
};

it("loses no message that was told before there was a place for it", async () => {
  const { user } = renderPage(<Saving />);

  await user.click(screen.getByRole("button", { name: "Speichern" }));

  expect(await screen.findByText("Gespeichert.")).toBeDefined();
  expect(screen.getByText("Verschickt.")).toBeDefined();
});
