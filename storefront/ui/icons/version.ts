/** Written by build.ts: changes whenever a drawing does. */
export const ICONS_VERSION = 'o5WBOVFP';
