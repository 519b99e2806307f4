/** Relative luminance of a colour such as #1d4ed8 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of a colour against white, from 1 to 21 (WCAG 2.2). */
export function contrastOnWhite(colour: string): number {
  return 1.05 / (luminance(colour) + 0.05);
}
