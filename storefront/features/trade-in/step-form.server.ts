import type { Site } from '@forecourt/lib/sites/site';
import type { Answers } from '@/forms/answers.ts';
import type { ServerReply } from '@/forms/request.server.ts';
import type { Visit } from './own-valuation.server.ts';

/** The answer to a step, with its cookies. */
export interface FormOutcome {
  reply: ServerReply;
  cookies?: string[];
}

/** A form of the valuation as it came. */
export interface SentForm extends Visit {
  site: Site;
  request: Request;
  answers: Answers;
  page: { path: string; carId: string | null };
}
