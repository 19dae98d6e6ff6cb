// Uploads of people without a session, on pages that the server makes: what a client is asked for, an applicant's papers.
// <script type="application/json" id="uploads-text">{"choose": "…", …, "problems": {"file.too-large": "…"}}</script>
// <div data-begin="/v1/…" data-states="/v1/…" data-fields='{"item": 0}' data-label="Lohnzettel" data-name="fileIds"></div>
// <script src="/embed/uploads.js" defer></script>
// `data-begin` takes {fileName, contentType, size, …fields} and answers with an upload ticket; `data-states?ids=` says
// what has become of uploads; with `data-name` their ids are fields of the form around, once they have arrived.
// <button data-put="/v1/…">: calls it, and loads the page anew.
(() => {
  const text = JSON.parse(document.getElementById("uploads-text")?.textContent ?? "{}");
  const ASK_AGAIN = 2000;
  const TRIES = 3;

  const make = (tag, properties = {}, children = []) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  const wordsOf = async (response) => {
    const { type = "" } = await response.json().catch(() => ({}));
    return text.problems[type.split(":").at(-1)] ?? text.failed;
  };

  class Refusal extends Error {}

  const ticketFor = async (file, { begin, fields = "{}" }) => {
    const response = await fetch(begin, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        ...JSON.parse(fields),
        fileName: file.name,
        contentType: file.type,
        size: file.size,
      }),
    });
    if (response.ok) return response.json();
    throw new Refusal(await wordsOf(response));
  };

  /** Only this way of sending tells how far it is. */
  const send = (file, { url, fields }, onProgress) =>
    new Promise((resolve, reject) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append("file", file);
      const request = new XMLHttpRequest();
      request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
      request.addEventListener("load", () => (request.status < 300 ? resolve() : reject(new Error())));
      request.addEventListener("error", () => reject(new Error()));
      request.open("POST", url);
      request.send(form);
    });

  const online = () =>
    navigator.onLine
      ? new Promise((resolve) => setTimeout(resolve, ASK_AGAIN))
      : new Promise((resolve) => addEventListener("online", resolve, { once: true }));

  /** A lost connection is waited for; a ticket is asked for once, since each counts. */
  const transfer = async (upload) => {
    upload.ticket ??= await ticketFor(upload.file, upload.place.dataset);
    for (let attempt = 1; ; attempt++) {
      try {
        await send(upload.file, upload.ticket.upload, upload.show.progress);
        return;
      } catch (error) {
        if (attempt >= TRIES) {
          upload.ticket = undefined;
          throw error;
        }
        upload.show.state(text.interrupted);
        await online();
      }
    }
  };

  const arriving = new Map();
  let isAsking = false;

  const settle = ({ id, state, reason }) => {
    const upload = arriving.get(id);
    if (!upload || state === "waiting") return;
    arriving.delete(id);
    const words = document.documentElement.lang === "de" && reason ? reason : text.refused;
    upload.show.done(state === "ready" ? text.arrived : words, state === "ready");
    const { name } = upload.place.dataset;
    if (name && state === "ready") upload.place.append(make("input", { type: "hidden", name, value: id }));
  };

  const askStates = async () => {
    const places = new Set(Array.from(arriving.values(), ({ place }) => place.dataset.states));
    for (const states of places) {
      const ids = [...arriving].filter(([, { place }]) => place.dataset.states === states).map(([id]) => id);
      const response = await fetch(`${states}?ids=${ids.slice(0, 100).join(",")}`).catch(() => undefined);
      if (response?.ok) (await response.json()).data.forEach(settle);
    }
    isAsking = arriving.size > 0;
    if (isAsking) setTimeout(askStates, ASK_AGAIN);
  };

  const awaitCheck = (upload) => {
    arriving.set(upload.ticket.id, upload);
    if (!isAsking) setTimeout(askStates, ASK_AGAIN / 4);
    isAsking = true;
  };

  const queue = [];
  let isSending = false;

  const work = async () => {
    isSending = true;
    for (let upload = queue.shift(); upload; upload = queue.shift()) {
      try {
        upload.show.state(text.sending);
        await transfer(upload);
        upload.show.state(text.checking);
        awaitCheck(upload);
      } catch (error) {
        upload.show.failed(error instanceof Refusal ? error.message : text.failed);
      }
    }
    isSending = false;
  };

  const enqueue = (upload) => {
    upload.show.state(text.waiting);
    queue.push(upload);
    if (!isSending) void work();
  };

  const lineOf = (file, again) => {
    const progress = make("progress", { max: 1, value: 0 });
    progress.setAttribute("aria-label", file.name);
    const state = make("span", { className: "muted" });
    state.setAttribute("role", "status");
    const retry = make("button", { type: "button", textContent: text.again, hidden: true, onclick: again });
    retry.setAttribute("aria-label", `${text.again}: ${file.name}`);
    const name = make("span", { className: "name" }, [make("span", { textContent: file.name }), state]);
    const say = (words) => {
      state.textContent = words;
    };
    return {
      line: make("li", {}, [name, progress, retry]),
      progress: (share) => {
        progress.value = share;
      },
      state: (words) => {
        retry.hidden = true;
        progress.hidden = false;
        say(words);
      },
      failed: (words) => {
        retry.hidden = false;
        progress.hidden = true;
        say(words);
      },
      done: (words, isGood) => {
        progress.hidden = true;
        state.className = isGood ? "good" : "bad";
        say(words);
      },
    };
  };

  const equip = (place) => {
    const list = make("ul");
    const add = (files) => {
      for (const file of files) {
        const upload = { file, place, ticket: undefined, show: lineOf(file, () => enqueue(upload)) };
        list.append(upload.show.line);
        enqueue(upload);
      }
    };
    const choose = (label, properties) => {
      const input = make("input", { type: "file", className: "visually-hidden", ...properties });
      input.setAttribute("aria-label", `${label}: ${place.dataset.label}`);
      input.addEventListener("change", () => {
        add(input.files);
        input.value = "";
      });
      return make("label", { className: "button" }, [input, label]);
    };
    const hasCamera = matchMedia("(pointer: coarse)").matches;
    place.append(
      make("div", { className: "do" }, [
        choose(text.choose, { multiple: true }),
        ...(hasCamera ? [choose(text.photo, { accept: "image/*", capture: "environment" })] : []),
      ]),
      list,
    );
    place.addEventListener("dragover", (event) => event.preventDefault());
    place.addEventListener("drop", (event) => {
      event.preventDefault();
      add(event.dataTransfer.files);
    });
  };

  for (const place of document.querySelectorAll("[data-begin]")) equip(place);

  const put = async (button) => {
    button.disabled = true;
    const response = await fetch(button.dataset.put, { method: "PUT" }).catch(() => undefined);
    if (response?.ok) location.reload();
    else {
      const words = response ? await wordsOf(response) : text.failed;
      button.after(make("p", { role: "alert", textContent: words }));
    }
    button.disabled = false;
  };

  for (const button of document.querySelectorAll("[data-put]")) {
    button.hidden = false;
    button.addEventListener("click", () => void put(button));
  }

  addEventListener("beforeunload", (event) => {
    if (isSending) event.preventDefault();
  });
})();
