export const loginText = {
  title: "Anmelden",
  username: "Benutzername",
  password: "Kennwort",
  show: "Kennwort anzeigen",
  hide: "Kennwort verbergen",
  submit: "Anmelden",
  throttled: (wait: string) => `Bitte versuchen Sie es in ${wait} noch einmal.`,
  wait: (seconds: number) =>
    seconds < 60
      ? `${seconds} Sekunden`
      : seconds < 120
        ? "einer Minute"
        : `${Math.ceil(seconds / 60)} Minuten`,
};
