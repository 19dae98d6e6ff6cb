import { problemsOf } from "../contract/problem.ts";

export const galleryProblems = problemsOf("gallery", {
  notFound: { status: 404, title: "Diese Galerie gibt es nicht." },
  coverUnknown: { status: 422, title: "Das Titelbild muss ein Bild dieser Galerie sein." },
  notEmpty: {
    status: 409,
    title: "Die Galerie ist nicht leer. Bitte bestätigen Sie, wie viele Bilder gelöscht werden.",
  },
});

export const galleryImageProblems = problemsOf("gallery-image", {
  notFound: { status: 404, title: "Dieses Bild gibt es nicht." },
  unknown: { status: 422, title: "Dieses Bild gibt es in der Galerie nicht." },
});
