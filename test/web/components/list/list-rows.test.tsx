import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { listConfig } from "../../../../shared/contract/list.ts";
import { ListRows } from "../../../../web/components/list/list-rows.tsx";
import { renderPage } from "../../render-page.tsx";

const slots = [{ id: "1", row: { office: "o1" } }];
const config = listConfig();

const Rows = () => {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const columns = [
    { field: "office", header: "Kanzlei", body: ({ office }: { office: string }) => names[office] ?? "" },
  ];

  return (
    <>
      <button type="button" onClick={() => setNames({ o1: "Kanzlei Wien" })}>
        Namen laden
      </button>
      <ListRows
        label="Artikel"
        slots={slots}
        columns={columns}
        config={config}
        onChange={() => {}}
        rowLabel={({ office }) => office}
      />
    </>
  );
};

it("shows in a row what came after the row", async () => {
  const { user } = renderPage(<Rows />);
  expect(screen.queryByText("Kanzlei Wien")).toBeNull();

  await user.click(screen.getByRole("button", { name: "Namen laden" }));

  expect(screen.getByText("Kanzlei Wien")).toBeDefined();
});
