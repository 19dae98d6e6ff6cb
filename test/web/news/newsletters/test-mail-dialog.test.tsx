import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { json } from "../../fake-server.ts";
import { pick } from "../../pick.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";
import { aReadNewsletter } from "./newsletter.builder.ts";

import "../../../../web/news/newsletters/newsletter-send.page.tsx";

const TEST = "PUT /v1/news/newsletters/n1/test";

describe("a test mail", () => {
  it("goes to the address one writes, as whoever one chooses gets it", async () => {
    const { asked } = newsServer({
      "GET /v1/news/newsletters/n1": () => json(aReadNewsletter()),
      [TEST]: () => json({ messageId: "m1" }),
    });
    const { user } = renderNews("/news/newsletters/n1/send");
    await user.click(await screen.findByRole("button", { name: "Testmail …" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Testmail senden", hidden: true }));
    expect(dialog.getByLabelText("Ansicht für").closest(".p-dropdown")?.textContent).toContain(
      "Mitarbeiterin oder Mitarbeiter",
    );

    await user.clear(dialog.getByLabelText(/An die Adresse/));
    await user.type(dialog.getByLabelText(/An die Adresse/), "probe@kanzlei.example");
    await pick("Ansicht für", "Klientin oder Klient");
    await user.click(dialog.getByRole("button", { name: "Testmail senden", hidden: true }));

    await waitFor(() => expect(asked(TEST)).toHaveLength(1));
    expect(asked(TEST)[0]?.body).toEqual({ email: "probe@kanzlei.example", as: "clients" });
  });
});
