import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { notePictures } from "../../../../web/app/client/picture-addresses.ts";
import { FileImage } from "../../../../web/components/files/file-image.tsx";
import { renderPage } from "../../render-page.tsx";

const STORED = "https://bucket.example/files/bild/preview?X-Amz-Signature=1";
const OWN = "/v1/files/bild?variant=preview";

const note = (leadsTo: string) => notePictures({ pictures: { maxAge: 300, addresses: { [OWN]: leadsTo } } });
const show = () => renderPage(<FileImage fileId="bild" alt="Sommerfest" />);
const image = () => screen.getByRole("img", { name: "Sommerfest" });

beforeEach(() => {
  vi.setSystemTime("2026-11-17T09:00:00Z");
  return () => vi.useRealTimers();
});

it("asks at its own address where nothing else is known", () => {
  show();

  expect(image().getAttribute("src")).toBe(OWN);
});

it("comes from where a list said it is, and stays there", () => {
  note(STORED);
  note(`${STORED}2`);
  show();
  vi.setSystemTime("2026-11-17T09:10:00Z");
  fireEvent.load(image());

  expect(image().getAttribute("src")).toBe(STORED);
});

it("is asked for at its own address once what was said is old", () => {
  note(STORED);
  vi.setSystemTime("2026-11-17T09:05:00Z");
  show();

  expect(image().getAttribute("src")).toBe(OWN);
});

it("is asked for at its own address if it is not where it was said to be, and is an empty place after that", () => {
  note(STORED);
  show();

  fireEvent.error(image());
  expect(image().getAttribute("src")).toBe(OWN);
  fireEvent.error(image());

  expect(screen.queryByRole("img", { name: "Sommerfest" })).toBeNull();
  expect(screen.getByText("Sommerfest")).toBeDefined();
});
