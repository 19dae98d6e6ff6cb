/** The office that answers for the portal where no other one does (specification section 2, footer). */
export const OPERATOR = "1";
