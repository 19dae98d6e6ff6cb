export const text = {
  unknownGroup: "Diese Gruppe gibt es nicht.",
  unknownForum: "Dieses Forum gibt es nicht.",
};
