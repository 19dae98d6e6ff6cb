import { MOST_REQUEST_DAYS } from "../../../shared/cloud/paper-request.ts";

export const text = {
  past: "Das Ende muss in der Zukunft liegen.",
  tooLong: `Eine Anforderung endet nach höchstens ${MOST_REQUEST_DAYS} Tagen.`,
};
