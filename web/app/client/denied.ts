import { ApiProblem } from "./api-problem.ts";

/** Thrown, it becomes the page "not allowed". */
export const isDenied = (error: Error): boolean => error instanceof ApiProblem && error.status === 403;
