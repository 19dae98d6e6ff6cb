/** A setting that the template gives to the function; its absence is a fault of the template. */
export const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`The setting ${name} is missing`);
  return value;
};

/** A setting in whole units, or the default where the template is silent. */
export const numberSetting = (name: string, otherwise: number): number =>
  Number(process.env[name] ?? otherwise);
