import type { SignInFault } from "../../shared/login/federation.ts";

export const faultText: Readonly<Record<SignInFault, string>> = {
  cancelled: "Sie wurde beim Firmenkonto abgebrochen.",
  interrupted: "Sie wurde unterbrochen oder hat zu lange gedauert. Bitte beginnen Sie noch einmal.",
  invalid:
    "Die Antwort des Firmenkontos war nicht gültig. Bitte beginnen Sie noch einmal, und wenden Sie sich an die Administration, wenn es wieder geschieht.",
  unavailable: "Das Firmenkonto antwortet gerade nicht. Bitte versuchen Sie es in ein paar Minuten wieder.",
  unverified:
    "Ihr Firmenkonto nennt keine bestätigte E-Mail-Adresse, die hier gilt. Bitte wenden Sie sich an die Administration.",
  unknown:
    "Zur E-Mail-Adresse Ihres Firmenkontos gibt es hier keinen Benutzer. Bitte wenden Sie sich an die Administration.",
  ambiguous:
    "Die E-Mail-Adresse Ihres Firmenkontos haben hier mehrere Benutzer. Bitte wenden Sie sich an die Administration.",
  deactivated: "Ihr Zugang ist deaktiviert. Bitte wenden Sie sich an die Administration.",
  notAnew:
    "Das Firmenkonto hat nicht gesagt, dass Sie sich gerade eben angemeldet haben. Bitte melden Sie sich dort neu an; wenn es wieder geschieht, wenden Sie sich an die Administration.",
  taken:
    "Ihr Benutzer ist mit einem anderen Firmenkonto verknüpft. Beenden Sie diese Verknüpfung im Profil, oder wenden Sie sich an die Administration.",
};
