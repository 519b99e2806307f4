'use client';
/** Id of the list, which the page scrolls to when another page of it is chosen. */
export const RESULTS_ID = 'results';
