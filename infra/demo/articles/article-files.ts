import type { StoredArticle } from "../../../functions/data/articles/articles.collection.ts";
import type { StoredFile } from "../../../functions/data/files/stored-file.ts";
import { filesText as text } from "../files/files.text.ts";
import { pdfOf } from "../files/pdf.ts";
import { PICTURES_OF_A_KIND } from "../files/pictures.ts";
import type { SceneName } from "../files/scenes.ts";
import type { SeededFile } from "../files/seeded-file.ts";
import { topics } from "./topics.ts";

const sceneOf: Readonly<Record<string, SceneName>> = {
  [topics.tax.tag]: "tax",
  [topics.accounting.tag]: "accounting",
  [topics.labour.tag]: "labour",
  [topics.doctors.tag]: "doctors",
  [topics.succession.tag]: "succession",
};

const fileOf = (
  article: StoredArticle,
  name: string,
  facts: Pick<StoredFile, "fileName" | "contentType" | "size">,
): StoredFile => ({
  ...facts,
  id: `${article.id}-${name}`,
  owner: { kind: "article", id: article.id },
  uploaderId: "user-2",
  purpose: "article",
  state: "ready",
  reason: null,
  createdAt: article.createdAt,
});

/** The pictures of a scene come in turn, so that each comes back as late as possible. */
const inTurn = () => {
  const drawn = new Map<SceneName, number>();
  return (scene: SceneName): number => {
    const number = drawn.get(scene) ?? 0;
    drawn.set(scene, number + 1);
    return number % PICTURES_OF_A_KIND;
  };
};

const picturesOf = (
  article: StoredArticle,
  place: number,
  nextOf: (scene: SceneName) => number,
): SeededFile[] => {
  const scene = sceneOf[article.tag ?? ""];
  if (!scene || place % 5 > 2) return [];
  return Array.from({ length: place % 10 === 0 ? 3 : 1 }, (_, at) => ({
    file: fileOf(article, `picture-${at + 1}`, {
      fileName: `${article.urlTitle}-${at + 1}.jpg`,
      contentType: "image/jpeg",
      size: 0,
    }),
    content: { scene, number: nextOf(scene) },
  }));
};

const documentsOf = (article: StoredArticle, place: number): SeededFile[] => {
  if (place % 4 !== 0) return [];
  const leaflet = pdfOf(text.leafletTitle(article.title), [
    text.leafletIntro,
    article.abstract ?? "",
    text.leafletEnd,
  ]);
  const rows = [2024, 2025, 2026].map((year, at) => `${year};${4200 + at * 350};${60 + at * 4} %`);
  const table = Buffer.from(`\uFEFF${[text.tableHead, ...rows].join("\r\n")}\r\n`);
  const shortTitle = article.title.split(/[:–?]/)[0]?.trim() ?? article.title;
  return [
    {
      file: fileOf(article, "leaflet", {
        fileName: text.leaflet(shortTitle),
        contentType: "application/pdf",
        size: leaflet.length,
      }),
      content: leaflet,
    },
    ...(place % 12 === 0
      ? [
          {
            file: fileOf(article, "table", {
              fileName: text.table(shortTitle),
              contentType: "application/octet-stream",
              size: table.length,
            }),
            content: table,
          },
        ]
      : []),
  ];
};

export const illustrated = (
  articles: readonly StoredArticle[],
): { readonly articles: StoredArticle[]; readonly files: SeededFile[] } => {
  const nextOf = inTurn();
  const withFiles = articles.map((article, place) => {
    const [pictures, documents] = [picturesOf(article, place, nextOf), documentsOf(article, place)];
    const imageIds = pictures.map(({ file }) => file.id);
    return {
      files: [...pictures, ...documents],
      article: {
        ...article,
        titleImageId: imageIds[0] ?? null,
        imageIds,
        files: documents.map(({ file: { id, fileName, contentType, size } }) => ({
          id,
          fileName,
          contentType,
          size,
        })),
        wasForNewsletters: article.isNewsletterRelease,
      },
    };
  });
  return {
    articles: withFiles.map(({ article }) => article),
    files: withFiles.flatMap(({ files }) => files),
  };
};
