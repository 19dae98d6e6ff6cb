import { useCallback } from "react";
import { useAddressParameters } from "../components/use-address-parameters.ts";
import { applyFields } from "./apply.text.ts";

type FieldName = keyof typeof applyFields;

const isField = (name: string): name is FieldName => name in applyFields;

export const stepFields = {
  position: ["positions", "position_other"],
  person: ["salutation", "firstname", "lastname", "email", "phone", "birthdate", "street", "zip", "city"],
  career: [
    "current_position",
    "education_school",
    "education_university",
    "education_degree",
    "additional_qualitfications",
    "comments",
  ],
  files: ["files", "fileIds"],
  check: ["isConsented"],
} as const satisfies Readonly<Record<string, readonly FieldName[]>>;

export type StepName = keyof typeof stepFields;

export const stepNames = ["position", "person", "career", "files", "check"] as const satisfies StepName[];

/** `path` may go on below a field: "fileIds.0". */
export const stepOf = (path: string): StepName => {
  const [name = ""] = path.split(".");
  const isOf = (step: StepName) => isField(name) && stepFields[step].some((field) => field === name);
  return stepNames.find(isOf) ?? "check";
};

const STEP = "schritt";

export const useStep = (): readonly [StepName, (step: StepName) => void] => {
  const [parameters, change] = useAddressParameters();
  const at = Math.trunc(Number(parameters.get(STEP))) - 1;
  const go = useCallback(
    (step: StepName) => {
      const number = stepNames.indexOf(step) + 1;
      change(() => new URLSearchParams(number === 1 ? {} : { [STEP]: String(number) }));
    },
    [change],
  );
  return [stepNames[at] ?? "position", go];
};
