import { html } from "../../../functions/platform/html/html.ts";

const style = `
body { display: grid; justify-items: center; margin: 15vh 16px; font: 16px/1.5 system-ui, sans-serif; }
form { display: grid; gap: 16px; width: min(320px, 100%); }
label { display: grid; gap: 4px; }
input, button { padding: 10px; font: inherit; }
`;

const text = {
  title: "Kanzleikonto",
  about: "Steht in diesem lokalen Portal für Microsoft und andere.",
  wrong: "Benutzername oder Kennwort stimmt nicht.",
  username: "Benutzername",
  password: "Kennwort",
  submit: "Weiter",
};

/** `refused` is a name that was typed with a wrong password. */
export const signInPage = (refused?: string): string =>
  html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${text.title}</h1>
<p>${text.about}</p>
${refused === undefined ? undefined : html`<p role="alert">${text.wrong}</p>`}
<form method="post">
<label>${text.username}<input name="username" autocomplete="username" value="${refused ?? ""}" autofocus></label>
<label>${text.password}<input name="password" type="password" autocomplete="current-password"></label>
<button>${text.submit}</button>
</form>
</main>
</body>
</html>`.html;
