/** Longer descriptions are cut (OFFER-15, OFFER-16). */
const DESCRIPTION_WHOLE = 200;
const DESCRIPTION_CUT = 160;
/** Longer disclaimers are cut (OFFER-17). */
const DISCLAIMER_CUT = 200;

export interface Cut {
  text: string;
  isCut: boolean;
}

function cutAt(text: string, longest: number, length: number): Cut {
  if (text.length <= longest) return { text, isCut: false };
  return { text: `${text.slice(0, length).trimEnd()}…`, isCut: true };
}

/** Returns a collapsed description: whole up to 200 characters, else its first 160 (OFFER-13 to OFFER-16). */
export const shortDescription = (text: string): Cut => cutAt(text.trim(), DESCRIPTION_WHOLE, DESCRIPTION_CUT);
/** Returns an offer's collapsed disclaimer: its first 200 characters (OFFER-14, OFFER-17). */
export const shortDisclaimer = (text: string): Cut => cutAt(text.trim(), DISCLAIMER_CUT, DISCLAIMER_CUT);
