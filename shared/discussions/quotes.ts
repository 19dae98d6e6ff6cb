const TAG = /(<\/?blockquote\b[^>]*>)/;

/** From sanitised HTML: the author's own words, without nested quotations. */
export const withoutQuotes = (html: string): string => {
  const own: string[] = [];
  let depth = 0;
  for (const part of html.split(TAG)) {
    if (part.startsWith("<blockquote")) depth += 1;
    else if (part.startsWith("</blockquote")) depth -= 1;
    else if (depth === 0) own.push(part);
  }
  return own.join(" ");
};
