import { MOST_SHARE_DAYS } from "../../../shared/cloud/share.ts";

export const text = {
  past: "Das Ende muss in der Zukunft liegen.",
  tooLong: `Eine Freigabe endet nach höchstens ${MOST_SHARE_DAYS} Tagen.`,
};
