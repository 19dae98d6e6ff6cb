/** Beside German, which has the plain address. */
export const otherLanguages = ["en", "it"] as const;
export type OtherLanguage = (typeof otherLanguages)[number];
export type PublicLanguage = "de" | OtherLanguage;

export const publicOfficesAddress = "/kanzleien";

export const publicNewsAddress = "/neuigkeiten";

export const publicOfficeAddress = (urlName: string, language: PublicLanguage = "de"): string =>
  [publicOfficesAddress, encodeURIComponent(urlName), ...(language === "de" ? [] : [language])].join("/");

export const publicOfficeNewsAddress = (urlName: string): string =>
  `${publicOfficeAddress(urlName)}${publicNewsAddress}`;
