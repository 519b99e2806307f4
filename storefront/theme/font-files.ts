import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import type { Template } from '@forecourt/lib/site/site';

/** The one font file each template is written in, for its preload; the faces are in fonts.css. */
export const FONT_FILES = {
  group: instrumentSans,
  franchise: archivo,
  yard: figtree,
} satisfies Record<Template, string>;
