export type Colour = readonly [red: number, green: number, blue: number];

export const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

// Little-endian: alpha is the last of four bytes.
const packed = ([red, green, blue]: Colour) =>
  ((255 << 24) | (Math.round(blue) << 16) | (Math.round(green) << 8) | Math.round(red)) >>> 0;

export const openCanvas = (width: number, height: number) => {
  const pixels = new Uint32Array(width * height);

  const rows = (top: number, bottom: number, draw: (y: number) => void) => {
    for (let y = Math.max(0, Math.round(top)); y < Math.min(height, Math.round(bottom)); y++) draw(y);
  };
  const span = (y: number, left: number, right: number, colour: number) => {
    const [start, end] = [Math.max(0, Math.round(left)), Math.min(width, Math.round(right))];
    if (end > start) pixels.fill(colour, y * width + start, y * width + end);
  };

  return {
    width,
    height,
    bytes: () => new Uint8Array(pixels.buffer),

    gradient: (top: Colour, bottom: Colour) =>
      rows(0, height, (y) => span(y, 0, width, packed(mix(top, bottom, y / height)))),

    rectangle: (left: number, top: number, right: number, bottom: number, colour: Colour) => {
      const paint = packed(colour);
      rows(top, bottom, (y) => span(y, left, right, paint));
    },

    circle: (x: number, y: number, radius: number, colour: Colour) => {
      const paint = packed(colour);
      rows(y - radius, y + radius, (row) => {
        const half = Math.sqrt(Math.max(0, radius ** 2 - (row - y) ** 2));
        span(row, x - half, x + half, paint);
      });
    },

    below: (line: (x: number) => number, colour: Colour) => {
      const paint = packed(colour);
      for (let x = 0; x < width; x++) {
        for (let y = Math.max(0, Math.round(line(x))); y < height; y++) pixels[y * width + x] = paint;
      }
    },

    stroke: (line: (x: number) => number, from: number, to: number, thickness: number, colour: Colour) => {
      const paint = packed(colour);
      for (let x = Math.round(from); x < to; x++) {
        const [y, next] = [line(x), line(x + 1)];
        rows(Math.min(y, next) - thickness / 2, Math.max(y, next) + thickness / 2, (row) =>
          span(row, x, x + 1, paint),
        );
      }
    },
  };
};

export type Canvas = ReturnType<typeof openCanvas>;
