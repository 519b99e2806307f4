'use client';
export const RESULTS_ID = 'results';
