import type { Site } from '@forecourt/lib/sites/site';
import { cache } from 'react';
import { cardRules } from './rules.ts';

/** Cached per request, so that all lists of a page share one object in its data. */
export const cardRulesNow = cache((site: Site) => cardRules(site, new Date()));
