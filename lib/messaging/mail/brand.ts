export interface MailBrand {
  name: string;
  /** Without a trailing slash. */
  url: string;
  /** `#rrggbb` */
  accent: string;
  /** Content id of the inline logo, with its display size; null shows the site's name. */
  logo: { cid: string; width: number; height: number } | null;
  /** Footer line with sender and address. */
  imprint: string;
}

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Returns the more readable text colour on a background, at least 4.5:1 (WCAG 1.4.3). */
export function textColourOn(colour: string): '#ffffff' | '#111418' {
  const ground = luminance(colour);
  const dark = luminance('#111418');
  return 1.05 / (ground + 0.05) >= (ground + 0.05) / (dark + 0.05) ? '#ffffff' : '#111418';
}
