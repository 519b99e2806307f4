'use client';

const PATH = '/api/tracking-numbers';
/** How long a tab keeps the answer. */
const KEPT_MS = 30 * 60_000;
const KEY = 'TrackingNumbers';

interface Answer {
  numbers: { phone: string; shown: string }[];
}

let shownFor: ReadonlyMap<string, string> = new Map();
let isAsked = false;
const listeners = new Set<() => void>();

/** The same as `normalisePhone`, which would add a module to every page. */
function normalised(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return /^61\d{9}$/.test(digits) ? `0${digits.slice(2)}` : digits;
}

/**
 * Returns the number to show for a number of the page: a tracking number if the visitor came from its source.
 * Pages are cached for everybody with the locations' own numbers, which are also in the structured data.
 */
export const shownNumber = (number: string): string => shownFor.get(normalised(number)) ?? number;

/** Calls a listener when numbers change. Asks for them once per page load, when the page has loaded. */
export function onTracked(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    if (document.readyState === 'complete') void load();
    else addEventListener('load', () => void load(), { once: true });
  }
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  try {
    const { arrivals, recordArrival } = await import('@/analytics/visit.client.ts');
    recordArrival();
    const { from } = arrivals();
    // Visitors who typed the address see the locations' own numbers.
    if (!from || (from.host === '' && Object.keys(from.params).length === 0)) return;
    const { numbers } = await numbersFor(from);
    if (numbers.length === 0) return;
    shownFor = new Map(numbers.map(({ phone, shown }) => [phone, shown]));
    for (const listener of listeners) listener();
  } catch {
    // The locations' own numbers stay.
  }
}

async function numbersFor(from: object): Promise<Answer> {
  const key = JSON.stringify(from);
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  if (kept?.key === key && kept.at > Date.now() - KEPT_MS) return kept.answer;
  const reply = await fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from }),
  });
  if (!reply.ok) return { numbers: [] };
  const answer = (await reply.json()) as Answer;
  sessionStorage.setItem(KEY, JSON.stringify({ key, at: Date.now(), answer }));
  return answer;
}
