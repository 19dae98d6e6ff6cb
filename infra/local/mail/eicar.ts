/** The string that every virus scanner takes for a virus: plain, and as it looks in base64 at its three offsets. */
const eicar =
  /EICAR-STANDARD-ANTIVIRUS|RUlDQVItU1RBTkRBUkQtQU5USVZJUlVT|VJQ0FSLVNUQU5EQVJELUFOVElWSVJVU|FSUNBUi1TVEFOREFSRC1BTlRJVklSVV/;

/** Whether SES would take a mail and then reject it for its content. */
export const isInfected = (text: string): boolean => eicar.test(text);
