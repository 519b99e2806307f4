export const TRADE_IN_TITLE = 'Value my car';
/** A plate that nobody knows (OPEN-071). */
export const UNKNOWN_PLATE_TEXT = "We couldn't find that registration.";
export const FAILED_TEXT = 'That did not work. Please try again, or give us a call.';
export const TOO_MANY_TEXT = 'That was a lot of cars in a short time. Please try again in a few minutes.';
export const NO_PHOTO_TEXT = 'We cannot read that as a photo. Please send a JPEG, PNG or WebP.';
export const PHOTOS_BUSY_TEXT = 'We are receiving many photos right now. Please try again in a moment.';
export const FULL_TEXT = 'Ten photos are all we need. Take one away to add another.';
export const OVER_TEXT = 'This estimate is over. Value your car again for one that holds.';
/** Somebody decided twice, as in a second tab that still offered it. */
export const DECIDED_TEXT = 'You have told us already. Nothing was sent a second time.';
/** What a browser without script is told, by the name that the address carries. */
export const PLAIN_PROBLEMS: Readonly<Record<string, string>> = {
  'not-offered': OVER_TEXT,
  busy: TOO_MANY_TEXT,
  unavailable: PHOTOS_BUSY_TEXT,
  photo: NO_PHOTO_TEXT,
  photos: FULL_TEXT,
  decided: DECIDED_TEXT,
};
