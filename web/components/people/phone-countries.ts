/** Countries whose numbers are formatted: the rules of all others would weigh 15 KB more. */
export const phoneCountries: readonly string[] = [
  ..."AT DE CH LI IT SI HR HU CZ SK PL FR BE NL LU ES PT GB IE".split(" "),
  ..."DK SE NO FI IS EE LV LT RO BG GR CY MT RS BA ME MK AL UA".split(" "),
];
