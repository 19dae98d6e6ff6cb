export const organisationsText = {
  unknownLink: "Diesen Link gibt es in dieser Kanzlei nicht.",
};
