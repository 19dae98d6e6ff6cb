export const text = {
  contentTooLarge: (kilobytes: number) =>
    `Der Text ist zu groß: Er darf mit seinen Formatierungen höchstens ${kilobytes} KB haben.`,
};
