import { fileProblems } from "../../../shared/files/files.problems.ts";
import { isProblem } from "../../app/client/api-problem.ts";

/** An earlier try may have stored the file although its answer was lost. */
export const unlessTaken = async <Result>(store: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await store();
  } catch (error) {
    if (!isProblem(error, fileProblems.taken)) throw error;
  }
};
