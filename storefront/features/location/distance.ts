import { formatWhole } from '@forecourt/lib/platform/text/format';

/**
 * Returns `12 km away` in whole kilometres, or `less than 1 km away` (OPEN-088), in the language of the texts.
 * @param text gives the text of each case
 */
export const distanceIn = (
  kilometres: number,
  text: (key: 'near' | 'far', values: { kilometres: string }) => string,
): string => text(kilometres < 1 ? 'near' : 'far', { kilometres: formatWhole(kilometres) });
