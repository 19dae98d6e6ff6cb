// Uploads of people without a session, on pages that the server makes: what a client is asked for, an applicant's papers.
// <script type="application/json" id="uploads-text">{"choose": "…", …, "problems": {"file.too-large": "…"}}</script>
// <div data-begin="/v1/…" data-states="/v1/…" data-fields='{"item": 0}' data-label="Lohnzettel" data-name="fileIds"></div>
// <script src="/embed/uploads.js" defer></script>
// `data-begin` takes {fileName, contentType, size, lastModified, …fields} and answers with an upload ticket, or says which
// parts go to `<data-begin>/<id>/parts`; `data-states?ids=` says what has become of uploads; with `data-name` their ids
// are fields of the form around, once they have arrived.
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

  const ask = async (address, options) => {
    const response = await fetch(address, options);
    if (response.status >= 500) throw new Error(`The portal answered ${response.status}`);
    if (!response.ok) throw new Refusal(await wordsOf(response));
    return response;
  };

  const post = async (address, content) => {
    const headers = { "content-type": "application/json" };
    return (await ask(address, { method: "POST", headers, body: JSON.stringify(content) })).json();
  };

  const ticketFor = ({ name, type, size, lastModified }, { begin, fields = "{}" }) =>
    post(begin, { ...JSON.parse(fields), fileName: name, contentType: type, size, lastModified });

  /** Only this way of sending tells how far it is. */
  const send = (method, { url, headers = {} }, body, onProgress) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
      request.addEventListener("load", () => (request.status < 300 ? resolve() : reject(new Error())));
      request.addEventListener("error", () => reject(new Error()));
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.send(body);
    });

  const sendForm = ({ file, ticket, show }) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(ticket.upload.fields)) form.append(name, value);
    form.append("file", file);
    return send("POST", ticket.upload, form, show.progress);
  };

  const sha256 = async (bytes) =>
    btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));

  const sendParts = async (upload) => {
    const { file, ticket, place, show } = upload;
    const { id, partSize, arrived, isComplete } = ticket;
    if (isComplete) return;
    const address = `${place.dataset.begin}/${id}/parts`;
    for (let start = 0; start < file.size; start += partSize) {
      const number = start / partSize + 1;
      if (arrived.includes(number)) continue;
      const bytes = await file.slice(start, start + partSize).arrayBuffer();
      const [part] = await post(address, { numbers: [number], checksums: [await sha256(bytes)] });
      const onProgress = (share) => show.progress((start + share * bytes.byteLength) / file.size);
      await send("PUT", part, bytes, onProgress);
      arrived.push(number);
      upload.failures = 0;
    }
    await ask(address, { method: "PUT" });
  };

  const online = () =>
    navigator.onLine
      ? new Promise((resolve) => setTimeout(resolve, ASK_AGAIN))
      : new Promise((resolve) => addEventListener("online", resolve, { once: true }));

  const attempt = async (upload) => {
    upload.show.state(text.sending);
    upload.ticket ??= await ticketFor(upload.file, upload.place.dataset);
    // What an earlier visit began stands on the page as not yet there.
    document.getElementById(upload.ticket.id)?.remove();
    await (upload.ticket.upload ? sendForm : sendParts)(upload);
  };

  /** A lost connection is waited for. A ticket is kept as long as it leads on, since each may count. */
  const transfer = async (upload) => {
    for (upload.failures = 0; ; ) {
      try {
        return await attempt(upload);
      } catch (error) {
        upload.failures += 1;
        if (error instanceof Refusal || upload.failures >= TRIES) {
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
    const percent = make("span", { className: "muted" });
    percent.setAttribute("aria-hidden", "true");
    const sent = make("span", { className: "sent" }, [progress, percent]);
    const retry = make("button", { type: "button", textContent: text.again, hidden: true, onclick: again });
    retry.setAttribute("aria-label", `${text.again}: ${file.name}`);
    const name = make("span", { className: "name" }, [make("span", { textContent: file.name }), state]);
    const say = (words) => {
      state.textContent = words;
    };
    return {
      line: make("li", {}, [name, sent, retry]),
      progress: (share) => {
        progress.value = share;
        percent.textContent = `${Math.floor(share * 100)} %`;
      },
      state: (words) => {
        retry.hidden = true;
        sent.hidden = false;
        say(words);
      },
      failed: (words) => {
        retry.hidden = false;
        sent.hidden = true;
        say(words);
      },
      done: (words, isGood) => {
        sent.hidden = true;
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
