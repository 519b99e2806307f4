import { createHash } from 'node:crypto';
import { leadAnswers, leadValues } from '@forecourt/lib/leads/answers';
import type { Household } from '@forecourt/lib/platform/network/household';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import type { Answers, Problems } from '@/forms/answers.ts';
import { ownPage, respond } from '@/forms/request.server.ts';
import { hasGpc } from '@/site/gpc.ts';
import { plainJourney, withCampaign } from './plain-journey.server.ts';
import { SUCCESS_PATH } from './setup.ts';
import type { LeadOutcome } from './submit-lead.server.ts';

/**
 * Converts a plain form to the format that our script sends. Ignores a preticked marketing checkbox under
 * Global Privacy Control, which the script unticks.
 * @param options.sender household of the sender
 * @param options.isTickedAtStart whether the site preticks that checkbox
 */
export function plainSubmission(
  request: Request,
  answers: Answers,
  { sender, isTickedAtStart }: { sender: Household; isTickedAtStart: boolean },
): unknown {
  const { kind = '', car: vehicle } = answers;
  const given = leadValues(answers);
  const values = { ...given, optIn: given.optIn && !(isTickedAtStart && hasGpc(request)) };
  return {
    token: contentToken([sender, kind, vehicle, values]),
    kind,
    car: vehicle || null,
    values,
    block: answers.block || null,
    [TRAP]: answers[TRAP] ?? '',
    ...plainJourney(request, ownPage(answers)),
  };
}

/**
 * Returns a token derived from the form's content, because a cached page cannot contain a unique one. The
 * same form from one sender on one day makes one lead.
 */
function contentToken(content: unknown): string {
  const day = new Date().toISOString().slice(0, 10);
  const hex = createHash('sha256')
    .update(JSON.stringify([day, content]))
    .digest('hex');
  // UUID version 8 (custom).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** Returns the response to a plain form: a redirect to the thank-you page, or back with the answers. */
export function respondPlainly(request: Request, answers: Answers, outcome: LeadOutcome): Response {
  const page = ownPage(answers);
  // Without a valid page the answers are not restored, because their cookie would be sent with every request.
  const back = withCampaign(page ?? '/', plainJourney(request, page).params);
  const on = { page: back, typed: page ? leadAnswers(leadValues(answers)) : null };
  if (outcome.kind === 'taken') return respond(request, { next: SUCCESS_PATH }, on);
  if (outcome.fields) return respond(request, { problems: outcome.fields as Problems }, on);
  // Without scripts a challenge cannot be shown, so report the rate limit.
  const code = outcome.code === 'challenge' ? 'rate_limit' : outcome.code;
  return respond(request, { error: new ApiError(code, outcome.error) }, on);
}
