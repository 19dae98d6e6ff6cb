export interface Topic {
  readonly subject: string;
  readonly law: string;
  readonly summary: string;
  readonly points: readonly string[];
  readonly question: string;
  readonly answer: string;
  readonly figures: readonly (readonly [label: string, value: string])[];
}

export interface TopicGroup {
  readonly tag: string;
  readonly taxTag: string;
  /** Industry of the readers. */
  readonly readers: string;
  readonly source: { readonly name: string; readonly url: string };
  readonly topics: readonly Topic[];
}
