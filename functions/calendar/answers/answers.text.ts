export const answersText = { gone: "(nicht mehr da)" };
