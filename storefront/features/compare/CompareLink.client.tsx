'use client';
import dynamic from 'next/dynamic';

// Links that know what is ticked, their script apart: only comparisons have them, in a bundle of many pages.

const load = () => import('./TickedLinks.client.tsx');

export const CompareLink = dynamic(() => load().then((links) => links.CompareLink));
export const OwnComparison = dynamic(() => load().then((links) => links.OwnComparison));
