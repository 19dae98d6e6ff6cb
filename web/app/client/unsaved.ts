/** Resolves to false where somebody would rather stay. */
type Question = () => Promise<boolean>;

const questions = new Set<Question>();

export const askBeforeLeaving = (question: Question) => {
  questions.add(question);
  return () => void questions.delete(question);
};

/** Asks about everything unsaved, for leaving by other means than the address. */
export const mayLeave = async (): Promise<boolean> => {
  for (const question of questions) {
    if (!(await question())) return false;
  }
  return true;
};
