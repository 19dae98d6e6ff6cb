/** Plain, and in base64 at its three offsets. */
const eicar =
  /EICAR-STANDARD-ANTIVIRUS|RUlDQVItU1RBTkRBUkQtQU5USVZJUlVT|VJQ0FSLVNUQU5EQVJELUFOVElWSVJVU|FSUNBUi1TVEFOREFSRC1BTlRJVklSVV/;

export const isInfected = (text: string): boolean => eicar.test(text);
