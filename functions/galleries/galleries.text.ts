export const text = {
  unknownImage: "Dieses Bild gibt es in der Galerie nicht.",
};
