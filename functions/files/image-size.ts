export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString("latin1", start, end);

const pngSize = (bytes: Buffer): ImageSize => ({
  width: bytes.readUInt32BE(16),
  height: bytes.readUInt32BE(20),
});

const gifSize = (bytes: Buffer): ImageSize => ({
  width: bytes.readUInt16LE(6),
  height: bytes.readUInt16LE(8),
});

/** C4, C8 and CC are tables (ITU T.81 table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegSize = (bytes: Buffer): ImageSize | undefined => {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};

const webpSize = (bytes: Buffer): ImageSize | undefined => {
  switch (ascii(bytes, 12, 16)) {
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
};

/** The largest `ispe` property (ISO/IEC 23008-12 section 6.5.3). */
const avifSize = (bytes: Buffer): ImageSize | undefined => {
  let largest: ImageSize | undefined;
  for (
    let at = bytes.indexOf("ispe");
    at >= 0 && at + 16 <= bytes.length;
    at = bytes.indexOf("ispe", at + 4)
  ) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
};

const readers: Readonly<Record<string, (bytes: Buffer) => ImageSize | undefined>> = {
  "image/png": pngSize,
  "image/gif": gifSize,
  "image/jpeg": jpegSize,
  "image/webp": webpSize,
  "image/avif": avifSize,
};

/** Read from the head, since decoding takes the memory first; undefined if the head is broken. */
export const imageSizeOf = (bytes: Uint8Array, contentType: string): ImageSize | undefined => {
  try {
    return readers[contentType]?.(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};
