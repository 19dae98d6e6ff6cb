import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { entityProblems } from "../../../../shared/contract/general.problems.ts";
import { flagsOf } from "../../../../shared/news/article-state.ts";
import { anArticle } from "../../../support/news.builder.ts";
import { anEmployee } from "../../../support/people.builder.ts";
import { configOf, json, listed, problem, versioned } from "../../fake-server.ts";
import { newsServer } from "../news-server.ts";
import { renderNews } from "../render-news.tsx";

// Fetched before the first test starts to wait for it.
import "../../../../web/news/articles/article-edit.page.tsx";

// The text is tiptap's, which has tests of its own and needs a layout.
vi.mock("../../../../web/components/form/rich-text/rich-text-editor.tsx", () => ({
  RichTextEditor: ({ id, value }: { id: string; value: string }) => (
    <textarea id={id} readOnly value={value} />
  ),
}));

const ADDRESS = "/news/articles/a1/edit";
const READ = "GET /v1/news_new/articles/a1";
const SAVE = "PUT /v1/news/articles/a1";
const AUDIENCE = "GET /v1/news/articles/a1/audience";
const PEOPLE = "GET /v1/organisations/employees";

const stored = (changes: Parameters<typeof anArticle>[0] = {}) =>
  anArticle({ id: "a1", title: "Umsatzsteuer", ...flagsOf("inReview"), ...changes });
/** A portal that stores what is saved. */
const serve = (article = stored(), answers: Parameters<typeof newsServer>[0] = {}) =>
  newsServer({
    [READ]: () => versioned(article, 7),
    [SAVE]: ({ body }) => versioned({ ...article, ...(body as object) }, 8),
    ...answers,
  });
const state = () => screen.findByRole("region", { name: "Status" });
const title = () => screen.findByRole("textbox", { name: /^Titel/ });

describe("the article editor", () => {
  it("takes the step a button names, with what stands in the form and the version it was read in", async () => {
    const server = serve();
    const { user } = renderNews(ADDRESS);
    await user.type(await title(), " neu");

    await user.click(within(await state()).getByRole("button", { name: "Freigeben" }));

    expect(await within(await state()).findByText("Freigegeben")).toBeDefined();
    const [saved] = server.asked(SAVE);
    expect(saved?.body).toMatchObject({ title: "Umsatzsteuer neu", isReleaseable: true, isInReview: false });
    expect(saved?.headers.get("If-Match")).toBe('"7"');
  });

  it("leads to the article as it is read", async () => {
    const article = stored({ urlTitle: "umsatzsteuer" });
    serve(article, { "GET /v1/news_new/articles/umsatzsteuer": () => json(article) });
    const { user, address } = renderNews(ADDRESS);

    await user.click(await screen.findByRole("button", { name: "Ansehen" }));

    await waitFor(() => expect(address()).toBe("/news/articles/umsatzsteuer"));
  });

  it("asks where an article shall appear before it is published, and says who will know", async () => {
    const server = serve(stored(flagsOf("releasable")), {
      [AUDIENCE]: () =>
        json({ people: 260, mails: 255, bells: 201, names: [], at: stored().releaseDate, isOver: false }),
    });
    const { user } = renderNews(ADDRESS);
    await user.click(within(await state()).getByRole("button", { name: "Veröffentlichen …" }));
    const dialog = await screen.findByRole("dialog");
    await within(dialog).findByText("260 Personen (255 per E-Mail, 201 über die Glocke), gleich.");
    await user.click(within(dialog).getByRole("checkbox", { name: /^Newsletter/ }));
    await user.click(within(dialog).getByRole("radio", { name: "Ohne Benachrichtigung" }));
    await within(dialog).findByText("Niemand wird benachrichtigt.");
    expect(server.asked(SAVE)).toEqual([]);

    await user.click(within(dialog).getByRole("button", { name: "Veröffentlichen" }));

    expect(await within(await state()).findByText("Veröffentlicht")).toBeDefined();
    expect(server.asked(SAVE)[0]?.body).toMatchObject({
      isReleaseable: true,
      isInternalRelease: true,
      isPublicRelease: false,
      isNewsletterRelease: true,
      announcement: { isSilent: true, at: null },
    });
  });

  it("says who gets the files of what becomes public, and keeps them inside if told", async () => {
    const files = [{ id: "f1", fileName: "Merkblatt.pdf", contentType: "application/pdf" }];
    const server = serve(stored({ ...flagsOf("releasable"), files }), {
      [AUDIENCE]: () =>
        json({ people: 0, mails: 0, bells: 0, names: [], at: stored().releaseDate, isOver: false }),
    });
    const { user } = renderNews(ADDRESS);
    const openDialog = async () => {
      await user.click(within(await state()).getByRole("button", { name: "Veröffentlichen …" }));
      const dialog = within(await screen.findByRole("dialog"));
      await user.click(dialog.getByRole("checkbox", { name: /^Öffentlich/ }));
      return dialog;
    };
    const first = await openDialog();
    first.getByText("Die Datei des Artikels kann dann jeder auf der öffentlichen Seite laden.");
    await user.click(first.getByRole("button", { name: "Abbrechen" }));

    await user.click(screen.getByRole("checkbox", { name: "Auf der öffentlichen Seite zeigen" }));
    const second = await openDialog();
    second.getByText(/^Die Dateien des Artikels bleiben im Portal/);
    await user.click(second.getByRole("button", { name: "Veröffentlichen" }));

    await waitFor(() =>
      expect(server.asked(SAVE)[0]?.body).toMatchObject({ isPublicRelease: true, showsFilesPublicly: false }),
    );
  });

  describe("that is released", () => {
    const everywhere = flagsOf("released", { isInternalRelease: true, isPublicRelease: true });
    const serveReleased = (changes: Parameters<typeof anArticle>[0] = {}) => {
      let current = stored({ ...everywhere, releaseDate: "2026-01-07T08:00:00.000Z", ...changes });
      return newsServer({
        [READ]: () => versioned(current, 1),
        [AUDIENCE]: () =>
          json({ people: 0, mails: 0, bells: 0, names: [], at: current.releaseDate, isOver: true }),
        [SAVE]: ({ body }) => {
          current = { ...current, ...(body as object) };
          return versioned(current, 2);
        },
      });
    };

    it("is withdrawn after saying what readers lose, and comes back as it was, without new mails", async () => {
      const { asked } = serveReleased();
      const { user } = renderNews(ADDRESS);

      await user.click(
        within(await state()).getByRole("button", { name: "Veröffentlichung zurücknehmen …" }),
      );
      const dialog = within(await screen.findByRole("dialog"));
      dialog.getByText(/^Mitarbeiter finden den Artikel nicht mehr\. Seine öffentliche Seite ist sofort weg/);
      expect(asked(SAVE)).toEqual([]);
      await user.click(dialog.getByRole("button", { name: "Zurücknehmen" }));
      await waitFor(() => expect(asked(SAVE)[0]?.body).toMatchObject(flagsOf("releasable")));
      await user.click(await screen.findByRole("button", { name: "Rückgängig" }));

      await waitFor(() =>
        expect(asked(SAVE)[1]?.body).toMatchObject({ ...everywhere, announcement: { isSilent: true } }),
      );
    });

    it("remembers where it was, for the next time", async () => {
      serveReleased({ ...flagsOf("releasable"), formerReleases: ["isPublicRelease", "isNewsletterRelease"] });
      const { user } = renderNews(ADDRESS);

      await user.click(within(await state()).getByRole("button", { name: "Veröffentlichen …" }));
      const dialog = within(await screen.findByRole("dialog"));

      expect(dialog.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([
        false,
        true,
        true,
      ]);
    });

    it("is planned as long as it has yet to appear, as is what would be released", async () => {
      const releaseDate = "2126-01-07T08:00:00.000Z";
      serveReleased({ ...flagsOf("releasable"), releaseDate });
      const { user } = renderNews(ADDRESS);

      await user.click(within(await state()).getByRole("button", { name: "Veröffentlichung planen …" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Veröffentlichung planen" }));
      dialog.getByText(/^Er erscheint am 07\.01\.2126/);
      await user.click(dialog.getByRole("button", { name: "Veröffentlichung planen" }));

      await within(await state()).findByText("Geplant");
    });
  });

  it("says that no title picture is chosen, and takes what is written about a picture", async () => {
    const server = serve(stored({ imageIds: ["i1", "i2"] }));
    const { user } = renderNews(ADDRESS);
    await screen.findByText(/^Noch ist kein Titelbild gewählt/);

    await user.click(screen.getByRole("button", { name: "Titelbild: Bild 2" }));
    await user.type(screen.getByRole("textbox", { name: "Bildbeschreibung: Bild 2" }), "Ein Haus");
    await user.type(screen.getByRole("textbox", { name: "Bildunterschrift: Bild 2" }), "Foto: Huber");
    expect(screen.queryByText(/^Noch ist kein Titelbild gewählt/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await waitFor(() =>
      expect(server.asked(SAVE)[0]?.body).toMatchObject({
        titleImageId: "i2",
        imageTexts: [{ id: "i2", alt: "Ein Haus", caption: "Foto: Huber" }],
      }),
    );
  });

  /** A portal in which somebody else has saved since the page was opened. */
  const savedMeanwhile = (theirs: ReturnType<typeof stored>) => {
    let version = 1;
    const server = newsServer({
      [READ]: () => versioned(version === 1 ? stored() : theirs, version),
      [SAVE]: ({ headers, body }) =>
        headers.get("If-Match") === '"2"'
          ? versioned({ ...theirs, ...(body as object) }, 3)
          : problem(entityProblems.changed, { current: theirs }),
    });
    return {
      asked: server.asked,
      turn: () => {
        version = 2;
      },
    };
  };

  it("brings two versions together without asking where each changed something else", async () => {
    const { asked, turn } = savedMeanwhile(stored({ tag: "Personal", ...flagsOf("releasable") }));
    const { user } = renderNews(ADDRESS);
    await user.type(await title(), " von mir");
    turn();

    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByText(/^Gespeichert um .* Von anderen geändert und übernommen: Status, Thema$/);
    expect(asked(SAVE)).toHaveLength(2);
    expect(asked(SAVE)[1]?.body).toMatchObject({
      title: "Umsatzsteuer von mir",
      tag: "Personal",
      ...flagsOf("releasable"),
    });
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Thema" }).value).toBe("Personal");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("takes no step with what somebody else has changed unseen: it shows that first", async () => {
    const { asked, turn } = savedMeanwhile(stored({ tag: "Personal" }));
    const { user } = renderNews(ADDRESS);
    await user.type(await title(), " von mir");
    turn();
    await user.click(within(await state()).getByRole("button", { name: "Freigeben" }));

    await screen.findByText(/^Nicht gespeichert: .* Von anderen geändert und übernommen: Thema$/);
    expect(asked(SAVE)).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Thema" }).value).toBe("Personal");
    await user.click(within(await state()).getByRole("button", { name: "Freigeben" }));

    expect(await within(await state()).findByText("Freigegeben")).toBeDefined();
    expect(asked(SAVE)[1]?.body).toMatchObject({
      title: "Umsatzsteuer von mir",
      tag: "Personal",
      isReleaseable: true,
    });
  });

  it("asks whose version holds where both changed the same, and says who the other is", async () => {
    const theirs = stored({
      title: "Umsatzsteuer der anderen",
      subtitle: "ihr Untertitel",
      tag: "Personal",
      modifiedBy: "e1",
      modifiedAt: "2026-03-02T10:00:00.000Z",
    });
    const { asked, turn } = savedMeanwhile(theirs);
    const { user } = renderNews(ADDRESS);
    await user.type(await title(), " von mir");
    await user.type(screen.getByRole("textbox", { name: "Untertitel" }), "mein Untertitel");
    turn();
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    const dialog = within(
      await screen.findByRole("dialog", { name: "Mag. Anna Müller hat inzwischen gespeichert" }),
    );
    expect(dialog.getByText(/\(02\.03\.2026\)/)).toBeDefined();
    expect(dialog.getAllByRole("group").map(({ textContent }) => textContent)).toEqual([
      "TitelMeine FassungUmsatzsteuer von mirGespeicherte FassungUmsatzsteuer der anderen",
      "UntertitelMeine Fassungmein UntertitelGespeicherte Fassungihr Untertitel",
    ]);
    await user.click(dialog.getByRole("radio", { name: /ihr Untertitel/ }));
    await user.click(dialog.getByRole("button", { name: "Gewählte Fassungen speichern" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked(SAVE)[1]?.body).toMatchObject({
      title: "Umsatzsteuer von mir",
      subtitle: "ihr Untertitel",
      tag: "Personal",
    });
  });

  it("keeps on asking when the question was left open", async () => {
    const { asked, turn } = savedMeanwhile(stored({ title: "Umsatzsteuer der anderen" }));
    const { user } = renderNews(ADDRESS);
    await user.type(await title(), " von mir");
    turn();
    await user.click(screen.getByRole("button", { name: "Speichern" }));
    await user.click(await screen.findByRole("button", { name: "Weiter bearbeiten" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await screen.findByDisplayValue("Umsatzsteuer von mir");

    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await screen.findByRole("dialog", { name: "Jemand anderer hat inzwischen gespeichert" });
    expect(asked(SAVE)).toHaveLength(2);
  });

  it("is by whom one finds among all people, or by nobody", async () => {
    const jana = anEmployee({ id: "e9", title: null, firstname: "Jana", lastname: "Ölz" });
    const { asked } = serve(stored({ authorId: "e1" }), {
      [PEOPLE]: () => listed(jana),
      "GET /v1/organisations/employees/e9": () => json(jana),
    });
    const { user } = renderNews(ADDRESS);
    const author = within(await screen.findByRole("group", { name: "Autor" }));
    await author.findByText("Mag. Anna Müller");

    await user.click(author.getByRole("button", { name: "Anderen wählen" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Mitarbeiter wählen" }));
    await user.type(dialog.getByRole("searchbox"), "ölz");
    await waitFor(() => expect(configOf(asked(PEOPLE).at(-1)).searchTerm).toBe("ölz"));
    await user.click(await dialog.findByRole("button", { name: /^Jana Ölz/ }));
    await author.findByText("Jana Ölz");
    await user.click(screen.getByRole("button", { name: "Speichern" }));
    await waitFor(() => expect(asked(SAVE).at(-1)?.body).toMatchObject({ authorId: "e9" }));

    await user.click(author.getByRole("button", { name: "Ohne Autor" }));
    await user.click(screen.getByRole("button", { name: "Speichern" }));

    await waitFor(() => expect(asked(SAVE).at(-1)?.body).toMatchObject({ authorId: null }));
  });

  it("is not for those who may not edit", async () => {
    serve();

    renderNews(ADDRESS, {});

    expect(await screen.findByRole("heading", { name: "Keine Berechtigung" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Speichern" })).toBeNull();
  });
});
