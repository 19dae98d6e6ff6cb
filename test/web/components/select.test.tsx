import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Select } from "../../../web/components/select.tsx";

const options = Array.from({ length: 12 }, (_, no) => ({ label: `Kanzlei ${no}`, value: no }));

it("shows what is chosen, opens once it is pressed and its code is there, and chooses in German", async () => {
  const onChange = vi.fn();
  render(
    <Select
      aria-label="Kanzlei"
      inputId="office"
      value={3}
      options={options}
      filter
      filterPlaceholder="Filtern"
      onChange={onChange}
    />,
  );
  const closed = screen.getByRole("combobox", { name: "Kanzlei", expanded: false });
  expect(closed.textContent).toBe("Kanzlei 3");

  fireEvent.click(closed);
  const search = await screen.findByPlaceholderText("Filtern");
  fireEvent.change(search, { target: { value: "gibt es nicht" } });
  expect(await screen.findByText("Keine Ergebnisse gefunden")).toBeDefined();

  fireEvent.change(search, { target: { value: "Kanzlei 7" } });
  fireEvent.click(await screen.findByRole("option", { name: "Kanzlei 7", hidden: true }));
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ value: 7 }));
});

it("keeps the focus of who reached it before its code was there", async () => {
  vi.resetModules();
  const { Select: Fresh } = await import("../../../web/components/select.tsx");
  render(<Fresh aria-label="Kanzlei" value={3} options={options} />);
  const closed = screen.getByRole("combobox", { name: "Kanzlei" });

  act(() => closed.focus());

  await waitFor(() => expect(closed.isConnected).toBe(false));
  expect(document.activeElement?.closest(".p-dropdown")).not.toBeNull();
  expect(screen.queryByRole("option")).toBeNull();
});

it("opens though its code comes before the press has ended", async () => {
  vi.resetModules();
  const { Select: Fresh } = await import("../../../web/components/select.tsx");
  render(<Fresh aria-label="Kanzlei" value={3} options={options} />);

  fireEvent.mouseDown(screen.getByRole("combobox", { name: "Kanzlei" }));

  expect(await screen.findByRole("option", { name: "Kanzlei 3", hidden: true })).toBeDefined();
});
