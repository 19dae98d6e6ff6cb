const kinds: Readonly<Record<string, string>> = {
  doc: "docx word",
  docx: "word",
  xls: "xlsx excel",
  xlsx: "excel",
  csv: "excel",
  ppt: "pptx powerpoint",
  pptx: "powerpoint",
  jpg: "jpeg bild foto",
  jpeg: "jpg bild foto",
  png: "bild foto",
  webp: "bild foto",
  gif: "bild",
  heic: "bild foto",
  mp4: "film video",
  mov: "film video",
};

/** A file's name with common words for its kind: `vollmacht word` finds `Vollmacht.docx`. */
export const fileWords = (fileName: string): string => {
  const ending = fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();
  return `${fileName} ${kinds[ending] ?? ""}`;
};
