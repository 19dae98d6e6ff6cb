/** Placeholders of recipients are still marked in its HTML. */
export interface RenderedNewsletter {
  readonly subject: string;
  readonly marked: string;
  /** Its links lead through the portal. */
  readonly countsClicks?: boolean;
}
