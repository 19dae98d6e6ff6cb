import { formatNumber } from "../date-text.tsx";

const filesCount = (count: number): string => (count === 1 ? "1 Datei" : `${formatNumber(count)} Dateien`);

export const zipText = {
  download: "Als ZIP herunterladen",
  list: "ZIP-Dateien",
  waiting: "Wird gleich begonnen.",
  begun: "Das ZIP wird erstellt. Sie können inzwischen weiterarbeiten.",
  ready: (name: string) => `„${name}“ ist fertig.`,
  failed: (name: string) => `„${name}“ konnte nicht erstellt werden.`,
  failedHelp: "Das ZIP konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.",
  openNamed: (name: string) => `${name} herunterladen`,
  cancel: (name: string) => `${name} abbrechen`,
  cancelling: (name: string, percent: number) => ({
    title: "ZIP abbrechen?",
    text: `„${name}“ ist zu ${percent} % fertig. Was schon gepackt ist, geht verloren.`,
    verb: "ZIP abbrechen",
    dismiss: "Weiter erstellen",
  }),
  remove: (name: string) => `${name} entfernen`,
  facts: (files: number, size: string, until: string) =>
    `${filesCount(files)} · ${size} · bis ${until} zum Herunterladen`,
  leftOut: (count: number) =>
    count === 1
      ? "1 Datei fehlt darin: Sie wurde inzwischen gelöscht, oder Sie sehen sie nicht mehr."
      : `${filesCount(count)} fehlen darin: Sie wurden inzwischen gelöscht, oder Sie sehen sie nicht mehr.`,
};
