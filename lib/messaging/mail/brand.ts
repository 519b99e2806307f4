/** How a site looks in a mail. */
export interface MailBrand {
  name: string;
  /** Without a slash at the end. */
  url: string;
  /** `#rrggbb` */
  accent: string;
  /** The name of the inline picture of the logo, with its size as shown; null: the name in words. */
  logo: { cid: string; width: number; height: number } | null;
  /** One line under every mail: who sends it and where they are. */
  imprint: string;
}

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** The ink that reads better on a colour: white or nearly black, at least 4.5:1 on any colour (WCAG 1.4.3). */
export function inkOn(colour: string): '#ffffff' | '#111418' {
  const ground = luminance(colour);
  const dark = luminance('#111418');
  return 1.05 / (ground + 0.05) >= (ground + 0.05) / (dark + 0.05) ? '#ffffff' : '#111418';
}
