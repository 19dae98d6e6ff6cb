export const inAttachment = (fileName: string, excerpt: string) => `Im Anhang ${fileName}: ${excerpt}`;
