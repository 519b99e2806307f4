'use client';
import {
  type AmountLimits,
  CREDIT_SCORES,
  HELPER_LENGTH,
  QUOTE_START,
  type QuoteChoice,
  quoteAmount,
  TERM_LIMITS,
} from '@forecourt/lib/leads/finance-quote/quote-choice';
import { within } from '@forecourt/lib/vehicle/finance/limits';
import { newToken } from '@/features/enquiry/drafts.client.ts';
import { keep, readStored } from '@/features/enquiry/store.client.ts';
import { parseStored } from '@/features/enquiry/store.ts';
import type { Answers } from '@/forms/answers.ts';

/** This tab's unfinished application, stored with the drafts of other forms; never includes the code. */
export interface JourneyDraft {
  /** Makes repeated submissions idempotent for both lead and customer. */
  token: string;
  choice: QuoteChoice;
  answers: Answers;
}

const NAME = 'finance-journey';
const storedDrafts = (siteSlug: string) => parseStored(readStored(siteSlug, 'EnquiryDraft')) ?? {};

function choiceIn(
  limits: AmountLimits,
  keptChoice: Partial<Record<keyof QuoteChoice, unknown>> = {},
): QuoteChoice {
  const { amount, term, selfAssessedCreditScore, whoIsHelping, tradeIn } = keptChoice;
  const score = CREDIT_SCORES.find((name) => name === selfAssessedCreditScore);
  return {
    amount: Number.isInteger(amount) ? quoteAmount(amount as number, limits) : limits.start,
    term: Number.isInteger(term) ? within(term as number, TERM_LIMITS) : QUOTE_START.term,
    selfAssessedCreditScore: score ?? QUOTE_START.selfAssessedCreditScore,
    whoIsHelping: typeof whoIsHelping === 'string' ? whoIsHelping.slice(0, HELPER_LENGTH) : '',
    tradeIn: tradeIn === true,
  };
}

export function readDraft(siteSlug: string, limits: AmountLimits): JourneyDraft {
  const draft = storedDrafts(siteSlug)[NAME] as Partial<JourneyDraft> | undefined;
  const texts = Object.entries(draft?.answers ?? {}).filter(([, text]) => typeof text === 'string');
  return {
    token: typeof draft?.token === 'string' ? draft.token : newToken(),
    choice: choiceIn(limits, draft?.choice ?? undefined),
    answers: Object.fromEntries(texts),
  };
}

export function keepDraft(siteSlug: string, change: Partial<JourneyDraft> | null): void {
  const { [NAME]: before, ...others } = storedDrafts(siteSlug);
  const draft = { ...(before as Partial<JourneyDraft> | undefined), ...change };
  const { code: _code, ...answers } = draft.answers ?? {};
  keep(siteSlug, 'EnquiryDraft', change ? { ...others, [NAME]: { ...draft, answers } } : others);
}
