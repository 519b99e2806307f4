/**
 * The film curve of every rendered picture: scene light (linear, 1 = a white card under the key light) to the
 * value stored in the file. It works per channel and is reversible, so that paint can be added to a finished
 * picture as if it had been there during the exposure. Curve: K. Narkowicz, "ACES Filmic Tone Mapping Curve"
 * (2015); then the sRGB transfer function.
 */
const A = 2.51;
const B = 0.03;
const C = 2.43;
const D = 0.59;
const E = 0.14;

/** Converts scene light to a display value 0..1 (light below 0 counts as 0). */
export function develop(light: number): number {
  const x = Math.max(0, light);
  const film = Math.min(1, (x * (A * x + B)) / (x * (C * x + D) + E));
  return film <= 0.0031308 ? film * 12.92 : 1.055 * film ** (1 / 2.4) - 0.055;
}

/** Converts a display value 0..1 back to scene light; the inverse of `develop` up to the film's white. */
export function undevelop(value: number): number {
  const film = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  // Solve (A - film C) x^2 + (B - film D) x - film E = 0 for its positive root.
  const a = A - film * C;
  const b = B - film * D;
  return (-b + Math.sqrt(b * b + 4 * a * film * E)) / (2 * a);
}

/** sRGB 8-bit channel to linear 0..1. */
export function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
