import * as z from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const expectation: Readonly<Record<string, string>> = {
  string: "Text",
  number: "eine Zahl",
  int: "eine ganze Zahl",
  boolean: "ja oder nein",
  array: "eine Liste",
  object: "ein Objekt",
  date: "ein Datum",
};

const formats: Readonly<Record<string, string>> = {
  email: "Das ist keine gültige E-Mail-Adresse.",
  url: "Das ist keine gültige Webadresse.",
  datetime: "Das ist kein gültiger Zeitpunkt.",
  date: "Das ist kein gültiges Datum.",
};

const bound = (issue: Issue & { origin?: string }, limit: number | bigint, few: boolean): string => {
  const than = few ? "Mindestens" : "Höchstens";
  if (issue.origin === "string") {
    return few && Number(limit) === 1 ? "Bitte ausfüllen." : `${than} ${limit} Zeichen.`;
  }
  if (issue.origin === "array" || issue.origin === "set") return `${than} ${limit} Einträge.`;
  return `${than} ${limit}.`;
};

const isBlank = (input: unknown) => typeof input === "string" && input.trim() === "";

const germanMessage = (issue: Issue): string => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? "Bitte ausfüllen."
        : `Hier gehört ${expectation[issue.expected] ?? "ein anderer Wert"} hin.`;
    case "too_small":
      return bound(issue, issue.minimum, true);
    case "too_big":
      return bound(issue, issue.maximum, false);
    case "invalid_format":
      if (isBlank(issue.input)) return "Bitte ausfüllen.";
      return formats[issue.format] ?? "Das hat nicht die richtige Form.";
    case "invalid_value":
      return `Möglich: ${issue.values.map(String).join(", ")}.`;
    default:
      return "Dieser Wert ist nicht gültig.";
  }
};

z.config({ customError: germanMessage });
