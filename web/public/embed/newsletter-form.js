// Stands on offices' own websites: one file, no library, no cookie.
// <script src="https://portal.example/embed/newsletter-form.js" data-organisation="1" data-language="de" async></script>
(() => {
  const texts = {
    de: {
      name: "Name",
      email: "E-Mail",
      topics: "Themen",
      tax: "Steuern und Recht",
      doctors: "Für Ärztinnen und Ärzte",
      consent:
        "Ich möchte den Newsletter per E-Mail bekommen und bin einverstanden, dass meine Angaben dafür gespeichert werden. Abbestellen kann ich ihn jederzeit mit dem Link in jedem Newsletter.",
      privacy: "Datenschutz",
      send: "Newsletter abonnieren",
      sent: "Wir haben Ihnen eine E-Mail gesendet. Bitte bestätigen Sie dort Ihre Anmeldung. Der Link gilt sieben Tage.",
      noTopic: "Bitte wählen Sie mindestens ein Thema.",
      failed: "Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.",
    },
    en: {
      name: "Name",
      email: "E-mail",
      topics: "Topics",
      tax: "Tax and law (in German)",
      doctors: "For doctors (in German)",
      consent:
        "I would like to receive the newsletter by e-mail and agree that my details are stored for this purpose. I can unsubscribe at any time with the link in each newsletter.",
      privacy: "Privacy",
      send: "Subscribe",
      sent: "We have sent you an e-mail. Please confirm your subscription there. The link is valid for seven days.",
      noTopic: "Please choose at least one topic.",
      failed: "That did not work. Please try again later.",
    },
    it: {
      name: "Nome",
      email: "E-mail",
      topics: "Argomenti",
      tax: "Fisco e diritto (in tedesco)",
      doctors: "Per medici (in tedesco)",
      consent:
        "Desidero ricevere la newsletter per e-mail e acconsento alla conservazione dei miei dati a questo scopo. Posso disiscrivermi in qualsiasi momento con il link in ogni newsletter.",
      privacy: "Protezione dei dati",
      send: "Iscriversi",
      sent: "Le abbiamo inviato un’e-mail. Confermi lì la Sua iscrizione. Il link è valido sette giorni.",
      noTopic: "Scelga almeno un argomento.",
      failed: "Non ha funzionato. Riprovi più tardi.",
    },
  };

  const style = `
    form { display: grid; gap: 12px; max-width: 480px; font: inherit; }
    label { display: grid; gap: 4px; }
    fieldset { display: grid; gap: 8px; margin: 0; padding: 0; border: 0; }
    .check { display: flex; gap: 8px; align-items: start; }
    input, button { font: inherit; }
    input:not([type=checkbox]) { box-sizing: border-box; width: 100%; padding: 10px; border: 1px solid #767676; border-radius: 4px; }
    button { justify-self: start; min-height: 44px; padding: 0 16px; border: 0; border-radius: 4px; background: #3949ab; color: #fff; cursor: pointer; }
    [role=alert]:empty { display: none; }
  `;

  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const { origin } = new URL(script.src);
  const { organisation = "", language = "de" } = script.dataset;
  const text = texts[language] ?? texts.de;

  const make = (tag, properties = {}, children = []) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };
  const field = (name, type, autocomplete) =>
    make("label", {}, [text[name], make("input", { name, type, autocomplete, required: true })]);
  const check = (name, label, properties = {}) =>
    make("label", { className: "check" }, [make("input", { name, type: "checkbox", ...properties }), label]);

  const privacy = make("a", {
    href: `${origin}/v1/public/organisations/${encodeURIComponent(organisation)}/imprint#datenschutz`,
    textContent: text.privacy,
  });
  const alert = make("p");
  alert.setAttribute("role", "alert");
  const send = make("button", { type: "submit", textContent: text.send });
  const form = make("form", {}, [
    field("name", "text", "name"),
    field("email", "email", "email"),
    make("fieldset", {}, [
      make("legend", { textContent: text.topics }),
      check("receivesTaxNews", text.tax, { checked: true }),
      check("receivesDoctorsNews", text.doctors),
    ]),
    check("consent", make("span", {}, [text.consent, " ", privacy]), { required: true }),
    alert,
    send,
  ]);

  const messageOf = async (response) => {
    const problem = await response.json().catch(() => ({}));
    const messages = (problem.errors ?? []).map(({ message }) => message);
    return messages.join(" ") || problem.detail || text.failed;
  };

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const values = new FormData(form);
    const topics = Object.fromEntries(
      ["receivesTaxNews", "receivesDoctorsNews"].map((topic) => [topic, values.has(topic)]),
    );
    alert.textContent = Object.values(topics).includes(true) ? "" : text.noTopic;
    if (alert.textContent) return;
    send.disabled = true;
    try {
      const response = await fetch(`${origin}/v1/public/subscribers`, {
        method: "POST",
        credentials: "omit",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          name: values.get("name"),
          email: values.get("email"),
          organisationId: organisation,
          ...topics,
        }),
      });
      if (!response.ok) alert.textContent = await messageOf(response);
      else {
        const sent = make("p", { textContent: text.sent, tabIndex: -1 });
        form.replaceWith(sent);
        sent.focus();
      }
    } catch {
      alert.textContent = text.failed;
    }
    send.disabled = false;
  });

  const place = make("div", { lang: texts[language] ? language : "de" });
  place.attachShadow({ mode: "open" }).append(make("style", { textContent: style }), form);
  script.after(place);
})();
