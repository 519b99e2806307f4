'use client';
import type { Quote } from '@forecourt/lib/leads/finance-quote/provider';
import { type QuoteState, quoteSchedule } from '@forecourt/lib/leads/finance-quote/quote-schedule';
import type { QuoteRequest } from '@forecourt/lib/leads/finance-quote/requests';
import { useEffect, useState } from 'react';
import { QUOTE_PATH } from './setup.ts';

async function askQuote(question: QuoteRequest, signal: AbortSignal): Promise<Quote> {
  const response = await fetch(QUOTE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal,
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as Quote;
}

/** Requests a quote for the current input, debounced by half a second (QUOTE-17 to QUOTE-25). */
export function useQuote(question: QuoteRequest): QuoteState<Quote> {
  const [state, setState] = useState<QuoteState<Quote>>({ kind: 'loading' });
  const [schedule] = useState(() => quoteSchedule<QuoteRequest, Quote>({ ask: askQuote, show: setState }));
  const questionText = JSON.stringify(question);
  useEffect(() => {
    schedule.change(JSON.parse(questionText) as QuoteRequest);
    return schedule.stop;
  }, [schedule, questionText]);
  return state;
}
