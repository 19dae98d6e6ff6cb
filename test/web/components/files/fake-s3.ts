import { act, waitFor } from "@testing-library/react";
import { vi } from "vitest";

/** One form that a page sends, and what its test lets become of it. */
export interface SentForm {
  readonly url: string;
  readonly form: FormData;
  readonly progress: (loaded: number, total: number) => void;
  readonly finish: (status?: number) => void;
  readonly fail: () => void;
  readonly isAborted: () => boolean;
}

/** Stands in for the bucket: keeps what is sent to it until the test says how it ended. */
export const fakeS3 = () => {
  const sent: SentForm[] = [];

  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    #url = "";

    setRequestHeader() {}

    open(_method: string, url: string) {
      this.#url = url;
    }

    send(form: FormData) {
      let aborted = false;
      this.addEventListener("abort", () => {
        aborted = true;
      });
      sent.push({
        url: this.#url,
        form,
        progress: (loaded, total) =>
          this.upload.dispatchEvent(new ProgressEvent("progress", { lengthComputable: true, loaded, total })),
        finish: (status = 204) => {
          this.status = status;
          this.dispatchEvent(new Event("load"));
        },
        fail: () => this.dispatchEvent(new Event("error")),
        isAborted: () => aborted,
      });
    }

    abort() {
      this.dispatchEvent(new Event("abort"));
    }
  }

  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  return {
    sent,
    of: (name: string) =>
      sent.find(({ form }) => form instanceof FormData && (form.get("file") as File).name === name),
  };
};

/** Lets a file arrive once it is sent. */
export const finishSending = async (s3: ReturnType<typeof fakeS3>, name: string) => {
  const form = await waitFor(() => {
    const found = s3.of(name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  });
  act(() => form.finish());
};
