'use client';
import { analytics } from '@/analytics/current-setup.client.ts';
import { sentVisit } from '@/analytics/visit.client.ts';
import type { Answers } from '@/forms/answers.ts';
import { linkedParams, visitedPages } from './journey.client.ts';
import { JOURNEY_FIELD } from './setup.ts';
import { shopperActivity } from './shopper-activity.client.ts';

export function withJourney(answers: Answers): Answers {
  const siteSlug = analytics.setup?.siteSlug;
  if (!siteSlug) return answers;
  const journey = {
    visited: visitedPages(siteSlug),
    params: linkedParams(siteSlug),
    visit: sentVisit(),
    ...shopperActivity(siteSlug),
  };
  return { ...answers, [JOURNEY_FIELD]: JSON.stringify(journey) };
}
