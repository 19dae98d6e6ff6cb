import { ApiProblem } from "../app/client/api-problem.ts";
import { ProblemNote } from "../components/problem-note.tsx";
import { loginText } from "./login.text.ts";

const waitOf = (error: Error) =>
  error instanceof ApiProblem && error.status === 429 && error.retryAfter !== undefined
    ? loginText.throttled(loginText.wait(error.retryAfter))
    : undefined;

export const SignInProblem = ({ error }: { error: Error }) => (
  <ProblemNote error={error} detail={waitOf(error)} />
);
