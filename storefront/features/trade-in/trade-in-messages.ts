export const FAILED_TEXT = 'Something went wrong on our side. Please try again, or give us a call.';
export const TOO_MANY_TEXT = 'You have looked up a lot of cars. Please try again in a few minutes.';
export const NO_PHOTO_TEXT = "We can't read that file. Use a JPEG, PNG or WebP photo.";
export const PHOTOS_BUSY_TEXT = 'A lot of photos are being uploaded right now. Please try again in a moment.';
export const FULL_TEXT = 'You can add up to ten photos. Remove one to add another.';
export const OVER_TEXT = 'This estimate has expired. Value your car again for a new one.';
/** For a second decision, such as in another tab that still offered it. */
export const DECIDED_TEXT = 'We already have your decision. Nothing was sent again.';
export const PLAIN_PROBLEMS: Readonly<Record<string, string>> = {
  'not-offered': OVER_TEXT,
  busy: TOO_MANY_TEXT,
  unavailable: PHOTOS_BUSY_TEXT,
  photo: NO_PHOTO_TEXT,
  photos: FULL_TEXT,
  decided: DECIDED_TEXT,
};
