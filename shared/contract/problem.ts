/** A problem an endpoint can answer (RFC 9457). */
export interface ProblemKind {
  /** What the SPA tells problems apart by, as in "article.not-found". */
  readonly code: string;
  readonly status: number;
  /** German, fit to show. */
  readonly title: string;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/*#__NO_SIDE_EFFECTS__*/
/** The problems of one subject: `notFound` of "article" has the code "article.not-found". */
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

/** `type` of a problem: a URI that names its code (RFC 9457 section 3.1.1). */
export const problemType = ({ code }: ProblemKind): string => `urn:kanzleiportal:problem:${code}`;
