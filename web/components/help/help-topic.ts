/** In texts and steps, words between asterisks are words of the portal: a test knows them all. */
interface HelpSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly steps?: readonly string[];
  /** What the picture shows, for who cannot see it. */
  readonly picture?: string;
}

export interface HelpTopic {
  readonly title: string;
  readonly intro: string;
  readonly sections: Readonly<Record<string, HelpSection>>;
}
