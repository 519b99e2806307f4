import { momentText, zoneText } from '../back-office/moments.ts';

/** A feed may span time zones, so times are shown in the user's own. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats a timestamp in the user's time zone: `5 Mar 2026, 4:05 pm AEST`. */
export const localTimeText = (moment: string): string =>
  `${momentText(moment, HERE)} ${zoneText(moment, HERE)}`;
