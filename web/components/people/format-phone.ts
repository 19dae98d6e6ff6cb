import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** As in +43 316 73284-40; what is no number stays as it was written. */
export const formatPhone = (written: string): string => {
  const [, main = written, extension = ""] = /^([^-–]+)\s?([-–]\s?\d+)$/.exec(written.trim()) ?? [];
  const number = parsePhoneNumberFromString(main.replace("(0)", ""), "AT");
  return number?.isValid() ? `${number.formatInternational()}${extension.replace(/[–\s]+/, "-")}` : written;
};
