export const mailAddressText = {
  notAnAddress: "Das ist keine gültige E-Mail-Adresse.",
  controlCharacter: "Steuerzeichen sind hier nicht erlaubt.",
  localPartNotAscii:
    "Vor dem @ sind nur Buchstaben ohne Umlaute, Ziffern und Zeichen möglich: An andere Adressen kann nicht gesendet werden.",
};
