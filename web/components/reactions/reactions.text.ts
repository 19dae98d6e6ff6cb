export const reactionLooks = {
  agree: { label: "Stimme zu", icon: "pi-thumbs-up" },
  thanks: { label: "Danke", icon: "pi-heart" },
  helpful: { label: "Hilfreich", icon: "pi-lightbulb" },
  great: { label: "Großartig", icon: "pi-star" },
  funny: { label: "Lustig", icon: "pi-face-smile" },
} as const;

export const reactionText = {
  verb: "Reagieren",
  react: (name: string) => `Auf ${name} reagieren`,
  who: (name: string) => `Wer auf ${name} reagiert hat`,
  whoTitle: "Wer reagiert hat",
  someone: "Jemand",
  nobody: "Inzwischen hat niemand mehr reagiert.",
  label: (name: string) => `Reaktionen auf ${name}`,
  counted: (label: string, count: number) => (count === 0 ? label : `${label}: ${count}`),
};
