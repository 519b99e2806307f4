import type { Template } from '../../sites/theme.ts';

export interface SheetLook {
  siteName: string;
  template: Template;
  /** Logo; null shows the name as text. */
  logo: { url: string; width: number; height: number } | null;
  colours: { paper: string; ink: string; muted: string; line: string; ground: string; accent: string };
}
