import { dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as german } from "@zxcvbn-ts/language-de";
import { estimatorOf } from "../../shared/login/password-estimator.ts";

export const estimate = estimatorOf({ ...common, ...german });
