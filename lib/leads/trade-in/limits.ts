/** The oldest vehicle that gets an estimate online, in years, and the most it may have run (TRADE-02, TRADE-03, OPEN-070). */
export const MOST_YEARS = 7;
export const MOST_KILOMETRES = 100_000;

/** For how many days an estimate holds (OPEN-072). */
export const VALUATION_DAYS = 7;

/** Below this a figure from a formula says nothing: a person has to look. */
export const LEAST_AMOUNT = 500;

/** Photos of one vehicle, and the bytes of one: the browser makes it smaller before it sends it. */
export const MOST_PHOTOS = 10;
export const MOST_PHOTO_BYTES = 1_000_000;

/** A browser without script sends photos as the camera made them, so many bytes at a time. */
export const MOST_PLAIN_BYTES = 16_000_000;

/** Where photos are sent. */
export const PHOTOS_PATH = '/api/trade-in/photos';

/** The longer side of a photo: enough to see a scratch. */
export const PHOTO_SIDE = 1600;

/** The first year of which a vehicle can be entered. */
export const FIRST_YEAR = 1950;
