'use client';
/** Whether results are InstantSearch's stand-in from before any answer. */
export const isArtificial = (results: object): boolean =>
  '__isArtificial' in results && results.__isArtificial === true;

/** Id of the list, which the page scrolls to when another page of it is chosen. */
export const RESULTS_ID = 'results';
