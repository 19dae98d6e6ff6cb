import { formatNumber } from "./date-text.tsx";

/** In a file of its own, since the frame loads it. */
export const busyMarkText = {
  sending: "Ein Newsletter wird gerade gesendet.",
  uploading: "Hier wird hochgeladen",
  interrupted: (count: number) =>
    count === 1
      ? "1 Datei ist noch nicht hochgeladen"
      : `${formatNumber(count)} Dateien sind noch nicht hochgeladen`,
};
