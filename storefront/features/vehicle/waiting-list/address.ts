import { vehiclePath } from '@forecourt/lib/vehicle/path';

/** What the way to the list is called, wherever it stands. */
export const BE_TOLD_LABEL = 'Be told if it becomes free';

/** The page on which one joins the list of a vehicle that somebody else keeps. */
export const waitingListPath = (vehicle: { slug: string }): string => `${vehiclePath(vehicle)}/waiting-list`;

/** The parameter with which that page says that it worked. */
export const JOINED_PARAMETER = 'joined';

/** The page of one's own place, to which the mail's link leads. */
export const placePath = (id: string): string => `/waiting-list/${encodeURIComponent(id)}`;
