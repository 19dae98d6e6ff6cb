interface HelpSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly steps?: readonly string[];
  readonly picture?: string;
}

export interface HelpTopic {
  readonly title: string;
  readonly intro: string;
  readonly sections: Readonly<Record<string, HelpSection>>;
}
