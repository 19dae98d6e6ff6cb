import { ApiProblem } from "./api-problem.ts";

/** Whether a page as a whole is not for this person; thrown, it becomes the page that says so. */
export const isDenied = (error: Error): boolean => error instanceof ApiProblem && error.status === 403;
