import type { Site } from '@forecourt/lib/sites/site';
import type { Answers } from '@/forms/answers.ts';
import type { Visit } from './valuation-visit.server.ts';

export interface SentForm extends Visit {
  site: Site;
  request: Request;
  answers: Answers;
  page: { path: string; carId: string | null };
}
