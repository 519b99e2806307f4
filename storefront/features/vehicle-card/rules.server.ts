import type { Site } from '@forecourt/lib/sites/site';
import { cache } from 'react';
import { cardRules } from './rules.ts';

/** Returns a site's current rules, as one object for all lists in a page's data. */
export const cardRulesNow = cache((site: Site) => cardRules(site, new Date()));
