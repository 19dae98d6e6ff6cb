const steps = ["B", "KB", "MB", "GB"] as const;
const options = { maximumFractionDigits: 1 };
const locales = { de: "de-DE", en: "en-GB" } as const;
const formats: Partial<Record<keyof typeof locales, Intl.NumberFormat>> = {};

/** Made when it is needed, since that takes a phone longer than a page's other code. */
const numbersIn = (language: keyof typeof locales) =>
  (formats[language] ??= new Intl.NumberFormat(locales[language], options));

/** "1,2 MB"; whole numbers below one megabyte. */
export const formatSize = (bytes: number, language: keyof typeof locales = "de"): string => {
  const step = Math.min(steps.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const value = bytes / 1024 ** step;
  return `${numbersIn(language).format(step < 2 ? Math.round(value) : value)} ${steps[step]}`;
};
