import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { SortableList } from "../../../../../web/components/form/order/sortable-list.tsx";
import { renderPage } from "../../../render-page.tsx";

const List = () => {
  const [items, setItems] = useState([{ id: "a" }, { id: "b" }, { id: "c" }]);

  return (
    <SortableList label="Artikel" items={items} onReorder={setItems} labelOf={({ id }) => id.toUpperCase()}>
      {({ id }) => <span data-testid="row">{id}</span>}
    </SortableList>
  );
};

const order = () => screen.getAllByTestId("row").map((item) => item.textContent);

it("moves by up and down buttons, and keeps the focus where it is", async () => {
  const { user } = renderPage(<List />);

  const down = screen.getByRole("button", { name: "A nach unten" });
  await user.click(down);
  expect(order()).toEqual(["b", "a", "c"]);

  await user.click(down);
  await user.click(down);
  expect(order()).toEqual(["b", "c", "a"]);
  expect(document.activeElement).toBe(down);
});

it("offers to take an item away last of all", async () => {
  const taken: string[] = [];
  const { user } = renderPage(
    <SortableList
      label="Artikel"
      items={[{ id: "a" }]}
      onReorder={() => undefined}
      onRemove={({ id }) => taken.push(id)}
      labelOf={({ id }) => id.toUpperCase()}
    >
      {({ id }) => id}
    </SortableList>,
  );

  const last = screen.getAllByRole("button").at(-1);
  expect(last?.getAttribute("aria-label")).toBe("A entfernen");
  if (last) await user.click(last);

  expect(taken).toEqual(["a"]);
});
