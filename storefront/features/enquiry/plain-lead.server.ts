import { createHash } from 'node:crypto';
import { leadAnswers, leadValues } from '@forecourt/lib/leads/answers';
import type { Household } from '@forecourt/lib/platform/network/household';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import type { Answers, Problems } from '@/forms/answers.ts';
import { ownPage, respond } from '@/forms/request.server.ts';
import { hasGpc } from '@/site/gpc.ts';
import { refusalStatus } from './answers.ts';
import { plainJourney, withCampaign } from './plain-journey.server.ts';
import { SUCCESS_PATH } from './setup.ts';
import type { LeadOutcome } from './take-lead.server.ts';

/**
 * An enquiry that came as a plain form, as our script would have sent it. The script unticks the box for news where the
 * browser sends Global Privacy Control; without it, a box that the site ticked says nothing of such a visitor.
 * @param options.sender household of whoever sends it
 * @param options.isTickedAtStart whether the site ticks that box
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
 * The token of a plain form: made of what it says, since its page is the same for everybody and carries none. The
 * same form sent twice on one day by one sender makes one lead.
 */
function contentToken(content: unknown): string {
  const day = new Date().toISOString().slice(0, 10);
  const hex = createHash('sha256')
    .update(JSON.stringify([day, content]))
    .digest('hex');
  // A UUID of version 8: made by a rule of one's own.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** The answer to a plain form: on to the thanks, or back to its page with what was typed. */
export function respondPlainly(request: Request, answers: Answers, outcome: LeadOutcome): Response {
  const page = ownPage(answers);
  // Nobody's page brings nothing back: its cookies would go along everywhere.
  const back = withCampaign(page ?? '/', plainJourney(request, page).params);
  const on = { page: back, typed: page ? leadAnswers(leadValues(answers)) : null };
  if (outcome.kind === 'taken') return respond(request, { next: SUCCESS_PATH }, on);
  if (outcome.fields) return respond(request, { problems: outcome.fields as Problems }, on);
  // A page without script cannot show a challenge: to it this is the limit.
  const code = outcome.code === 'challenge' ? 'rate_limit' : outcome.code;
  return respond(request, { error: outcome.error, status: refusalStatus(code) }, on);
}
