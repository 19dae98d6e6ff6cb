import { readProblem } from "../../../web/app/client/api-problem.ts";

/** `in`: access was granted. */
export type Outcome = 401 | 403 | 404 | "in";

/** Throws if the answer is about broken input or a failure. */
export const outcomeOf = async (response: Response): Promise<Outcome> => {
  if (response.status < 400) return "in";
  const { status, code } = await readProblem(response);
  if (status === 400 || status >= 500) throw new Error(`${status} ${code}`);
  if (status === 401 && code.startsWith("session.")) return 401;
  return status === 403 || status === 404 ? status : "in";
};
