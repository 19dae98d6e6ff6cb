export interface ProblemKind {
  readonly code: string;
  readonly status: number;
  /** German. */
  readonly title: string;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/*#__NO_SIDE_EFFECTS__*/
/** `notFound` of "article" has the code "article.not-found". */
export const problemsOf = <Name extends string>(
  subject: string,
  kinds: Readonly<Record<Name, Omit<ProblemKind, "code">>>,
): Readonly<Record<Name, ProblemKind>> => {
  const named = Object.entries<Omit<ProblemKind, "code">>(kinds).map(([name, kind]) => [
    name,
    { ...kind, code: `${subject}.${kebab(name)}` },
  ]);
  return Object.fromEntries(named) as Readonly<Record<Name, ProblemKind>>;
};

const TYPE = "urn:kanzleiportal:problem:";

export const problemType = ({ code }: ProblemKind): string => TYPE + code;

export const codeOfType = (type: string): string => type.replace(TYPE, "");
