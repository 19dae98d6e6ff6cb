export const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`The setting ${name} is missing`);
  return value;
};

export const numberSetting = (name: string, otherwise: number): number =>
  Number(process.env[name] ?? otherwise);
