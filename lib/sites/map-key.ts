/** Google's place id (cid) of a Business Profile: up to 20 digits (LOC-24). */
export const MAP_KEY = /^\d{1,20}$/;
