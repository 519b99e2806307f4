/** Aspect ratio (width divided by height) of vehicle photos. */
export const PHOTO_SHAPE = 4 / 3;
