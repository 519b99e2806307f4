/** Width divided by height of a vehicle's photo. */
export const PHOTO_SHAPE = 4 / 3;
