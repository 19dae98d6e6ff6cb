const steps = ["B", "KB", "MB", "GB"] as const;
const number = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });

/** "1,2 MB"; whole numbers below one megabyte. */
export const formatSize = (bytes: number): string => {
  const step = Math.min(steps.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const value = bytes / 1024 ** step;
  return `${number.format(step < 2 ? Math.round(value) : value)} ${steps[step]}`;
};
