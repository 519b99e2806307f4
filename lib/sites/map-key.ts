/** The key of a place on Google's map, the cid of its Business Profile: a number of up to 20 digits (LOC-24). */
export const MAP_KEY = /^\d{1,20}$/;
