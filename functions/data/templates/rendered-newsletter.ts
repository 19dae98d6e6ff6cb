/** Its HTML still has the markers of recipients' placeholders. */
export interface RenderedNewsletter {
  readonly subject: string;
  readonly marked: string;
  /** The links lead through the portal, which counts clicks. */
  readonly countsClicks?: boolean;
}
