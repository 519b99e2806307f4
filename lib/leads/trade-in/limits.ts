/** Maximum age and kilometres for an online estimate (TRADE-02, TRADE-03, OPEN-070). */
export const MOST_YEARS = 7;
export const MOST_KILOMETRES = 100_000;

/** Days that an estimate is valid (OPEN-072). */
export const VALUATION_DAYS = 7;

/** Lower estimates are unreliable, so staff value the vehicle. */
export const LEAST_AMOUNT = 500;

/** The most that staff can offer for a trade-in, in dollars. */
export const MOST_OFFER = 2_000_000;

/** Maximum photos, and bytes each. The browser resizes photos before uploading. */
export const MOST_PHOTOS = 10;
export const MOST_PHOTO_BYTES = 1_000_000;

/** Upload limit without JavaScript, where photos are not resized. */
export const MOST_PLAIN_BYTES = 16_000_000;

export const PHOTOS_PATH = '/api/trade-in/photos';
/** Names the outline that a photo was taken with. */
export const SHOT_PARAMETER = 'shot';

/** Longer side of a photo in pixels: enough to show a scratch. */
export const PHOTO_SIDE = 1600;

export const FIRST_YEAR = 1950;
