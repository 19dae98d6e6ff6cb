/** German pages have the address without a language. */
export const otherLanguages = ["en", "it"] as const;
export type OtherLanguage = (typeof otherLanguages)[number];
export type PublicLanguage = "de" | OtherLanguage;

export const publicOfficesAddress = "/kanzleien";

export const publicNewsAddress = "/neuigkeiten";

export const publicOfficeAddress = (urlName: string, language: PublicLanguage = "de"): string =>
  [publicOfficesAddress, encodeURIComponent(urlName), ...(language === "de" ? [] : [language])].join("/");

export const publicOfficeNewsAddress = (urlName: string): string =>
  `${publicOfficeAddress(urlName)}${publicNewsAddress}`;
