import type { Site } from '@forecourt/lib/sites/site';
import { cache } from 'react';
import { cardRules } from './rules.ts';

/** The card rules of a site now, the same for all lists of a page, which then carries them once. */
export const cardRulesNow = cache((site: Site) => cardRules(site, new Date()));
