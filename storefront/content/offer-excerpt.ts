/** A description longer than this is cut (OFFER-15, OFFER-16). */
const DESCRIPTION_WHOLE = 200;
const DESCRIPTION_CUT = 160;
/** A disclaimer longer than this is cut (OFFER-17). */
const DISCLAIMER_CUT = 200;

/** What shows of a text at first, and whether there is more. */
export interface Cut {
  text: string;
  isCut: boolean;
}

function cutAt(text: string, longest: number, length: number): Cut {
  if (text.length <= longest) return { text, isCut: false };
  return { text: `${text.slice(0, length).trimEnd()}…`, isCut: true };
}

/** An offer's description as collapsed: whole up to 200 characters, else its first 160 (OFFER-13 to OFFER-16). */
export const shortDescription = (text: string): Cut => cutAt(text.trim(), DESCRIPTION_WHOLE, DESCRIPTION_CUT);
/** An offer's disclaimer as collapsed: its first 200 characters (OFFER-14, OFFER-17). */
export const shortDisclaimer = (text: string): Cut => cutAt(text.trim(), DISCLAIMER_CUT, DISCLAIMER_CUT);
