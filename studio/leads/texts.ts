import type { ResponseWeek, TrailDelivery } from '@forecourt/lib/leads/inbox';
import { momentText } from '../back-office/moments.ts';

const NAMES: Record<TrailDelivery['kind'], string> = {
  dealer: 'Email to the dealership',
  shopper: 'Email to the shopper',
  route: 'Choice of channels',
  adfMail: 'ADF/XML by email',
  adfPost: 'ADF/XML over HTTPS',
  webhook: 'Webhook',
  conversion: 'Conversion',
};

/** `Email to the dealership`, `Toyota CRM (ADF/XML over HTTPS)` */
export const deliveryName = ({ kind, name }: Pick<TrailDelivery, 'kind' | 'name'>): string =>
  name ? `${name} (${NAMES[kind]})` : NAMES[kind];

const tries = (count: number) => (count === 1 ? '1 try' : `${count} tries`);
const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** Describes the status of a delivery, with the reason if it failed. */
export function deliveryText(delivery: TrailDelivery, timeZone: string): string {
  const { state, kind, attempts, messages, problem, sentAt, nextAttemptAt } = delivery;
  const why = problem ? `: ${problem}` : '';
  if (state === 'needless') return problem ? `Not sent${why}` : 'No longer needed';
  if (state === 'dead') return `Failed after ${tries(attempts)}${why}`;
  if (state === 'waiting') {
    const next = nextAttemptAt ? `, next try on ${momentText(nextAttemptAt, timeZone)}` : '';
    return attempts > 0 ? `Tried ${times(attempts)}${why}${next}` : `Waiting${next}`;
  }
  const verb = kind === 'route' ? 'Chosen' : 'Sent';
  const again = messages > 1 ? `, the last of ${messages}` : '';
  const toCorrect = problem ? `. Correct the address: ${problem}` : '';
  return `${sentAt ? `${verb} on ${momentText(sentAt, timeZone)}${again}` : verb}${toCorrect}`;
}

/** `35 min`, `4 h 12 min`, `3 days` */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}

/** `Half within 35 min, 12 of 14 answered` */
export function responseText({ leads, answered, medianMinutes }: ResponseWeek): string {
  const share = `${answered} of ${leads} answered`;
  return medianMinutes === null ? share : `half within ${durationText(medianMinutes)}, ${share}`;
}

/** `12 KB`, `1.4 MB` */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
