const steps = ["B", "KB", "MB", "GB"] as const;
const options = { maximumFractionDigits: 1 };
const numbers = { de: new Intl.NumberFormat("de-DE", options), en: new Intl.NumberFormat("en-GB", options) };

/** "1,2 MB"; whole numbers below one megabyte. */
export const formatSize = (bytes: number, language: keyof typeof numbers = "de"): string => {
  const step = Math.min(steps.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const value = bytes / 1024 ** step;
  return `${numbers[language].format(step < 2 ? Math.round(value) : value)} ${steps[step]}`;
};
