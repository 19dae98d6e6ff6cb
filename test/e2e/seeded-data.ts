import { inject } from "vitest";

/** The folder of the demo data, once a portal is filled with them: each test file begins with a copy. */
export const seededData = async (): Promise<string> => {
  const response = await fetch(inject("seededDataUrl"));
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
};
