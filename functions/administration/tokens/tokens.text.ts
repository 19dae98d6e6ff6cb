export const tokensText = {
  past: "Das Ablaufdatum muss in der Zukunft liegen.",
  tooLong: "Eine Schnittstelle gilt höchstens ein Jahr.",
};
