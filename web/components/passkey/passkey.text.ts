export const passkeyProblemText = {
  cancelled: {
    title: "Der Passkey wurde nicht bestätigt.",
    detail: "Es wurde abgebrochen oder hat zu lange gedauert. Versuchen Sie es bitte noch einmal.",
  },
  isKnown: {
    title: "Auf diesem Gerät haben Sie schon einen Passkey.",
    detail: "Wählen Sie ein anderes Gerät, oder entfernen Sie zuerst den vorhandenen.",
  },
  unsuitable: {
    title: "Dieses Gerät kann keinen Passkey anlegen.",
    detail: "Es muss Sie durch PIN, Fingerabdruck oder Gesicht erkennen. Richten Sie das auf dem Gerät ein.",
  },
  failed: {
    title: "Der Browser konnte den Passkey nicht verwenden.",
    detail: "Versuchen Sie es bitte noch einmal, oder verwenden Sie Ihr Kennwort.",
  },
};
