import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** +43 316 73284-40; anything else is returned unchanged. */
export const formatPhone = (written: string): string => {
  const [, main = written, extension = ""] = /^([^-–]+)\s?([-–]\s?\d+)$/.exec(written.trim()) ?? [];
  const number = parsePhoneNumberFromString(main.replace("(0)", ""), "AT");
  return number?.isValid() ? `${number.formatInternational()}${extension.replace(/[–\s]+/, "-")}` : written;
};
