import type { Template } from '../../sites/theme.ts';

/** How a site's sheets look: its mark and its colours. */
export interface SheetLook {
  siteName: string;
  template: Template;
  /** Address of the mark; null where the name stands in letters. */
  logo: { url: string; width: number; height: number } | null;
  colours: { paper: string; ink: string; muted: string; line: string; ground: string; accent: string };
}
