'use client';
import dynamic from 'next/dynamic';

// Loads the links separately, since only comparison pages have them, in a bundle that many pages share.

const load = () => import('./TickedLinks.client.tsx');

export const CompareLink = dynamic(() => load().then((links) => links.CompareLink));
export const EmptyComparison = dynamic(() => load().then((links) => links.EmptyComparison));
