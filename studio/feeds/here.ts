import { momentText, zoneText } from '../back-office/moments.ts';

/** A feed belongs to dealers of several places: moments stand as the clock of whoever looks says. */
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `5 Mar 2026, 4:05 pm AEST`, where whoever looks is. */
export const hereText = (moment: string): string => `${momentText(moment, HERE)} ${zoneText(moment, HERE)}`;
