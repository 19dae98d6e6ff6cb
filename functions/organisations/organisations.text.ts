/** What this area says of what it was sent. */
export const organisationsText = {
  unknownLink: "Diesen Link gibt es in dieser Kanzlei nicht.",
};
