import type { QuestionnaireDraft } from "../../shared/discussions/questionnaire.ts";

export const aPoll = (overrides: Partial<QuestionnaireDraft> = {}): QuestionnaireDraft => ({
  title: "Wann feiern wir?",
  oncePerOrganisation: false,
  voteCanChange: false,
  endOfVoting: null,
  answers: [{ title: "Freitag" }, { title: "Samstag" }],
  resultsVisible: "always",
  secret: false,
  mailsResult: false,
  maxChoices: 1,
  ...overrides,
});
