/** Width divided by height of a car's photo. */
export const PHOTO_SHAPE = 4 / 3;
