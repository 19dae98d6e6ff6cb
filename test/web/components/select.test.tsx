import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Select } from "../../../web/components/select.tsx";

const options = Array.from({ length: 12 }, (_, no) => ({ label: `Kanzlei ${no}`, value: no }));

it("shows what is chosen before one can choose, and then chooses in German", async () => {
  const onChange = vi.fn();
  render(
    <Select
      inputId="office"
      value={3}
      options={options}
      filter
      filterPlaceholder="Filtern"
      onChange={onChange}
    />,
  );
  expect(screen.getByText("Kanzlei 3")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();

  fireEvent.click(await screen.findByRole("button", { name: "Auswahl öffnen" }));
  const search = await screen.findByPlaceholderText("Filtern");
  fireEvent.change(search, { target: { value: "gibt es nicht" } });
  expect(await screen.findByText("Keine Ergebnisse gefunden")).toBeDefined();

  fireEvent.change(search, { target: { value: "Kanzlei 7" } });
  fireEvent.click(await screen.findByRole("option", { name: "Kanzlei 7", hidden: true }));
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ value: 7 }));
});
