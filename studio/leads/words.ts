import type { ResponseWeek, TrailDelivery } from '@forecourt/lib/leads/inbox';
import { momentText } from '../back-office/moments.ts';

const NAMES: Record<TrailDelivery['kind'], string> = {
  dealer: 'Mail to the dealer',
  shopper: 'Mail to the shopper',
  route: 'Choice of channels',
  adfMail: 'ADF/XML by mail',
  adfPost: 'ADF/XML by HTTPS',
  webhook: 'Webhook',
};

/** `Mail to the dealer`, `Toyota CRM (ADF/XML by HTTPS)` */
export const deliveryName = ({ kind, name }: Pick<TrailDelivery, 'kind' | 'name'>): string =>
  name ? `${name} (${NAMES[kind]})` : NAMES[kind];

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** How a delivery stands, in a sentence with its reason. */
export function deliveryText(delivery: TrailDelivery, timeZone: string): string {
  const { state, kind, attempts, messages, problem, sentAt, nextAttemptAt } = delivery;
  const why = problem ? `: ${problem}` : '';
  if (state === 'needless') return problem ? `Not sent${why}` : 'No longer needed';
  if (state === 'dead') return `Given up after it was tried ${times(attempts)}${why}`;
  if (state === 'waiting') {
    const next = nextAttemptAt ? `, next at ${momentText(nextAttemptAt, timeZone)}` : '';
    return attempts > 0 ? `Tried ${times(attempts)}${why}${next}` : `Waiting${next}`;
  }
  const verb = kind === 'route' ? 'Chosen' : 'Sent';
  const again = messages > 1 ? `, the last of ${messages}` : '';
  return sentAt ? `${verb} at ${momentText(sentAt, timeZone)}${again}` : verb;
}

/** `35 min`, `4 h 12 min`, `3 days` */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}

/** `Half were answered within 35 min; 12 of 14 are answered` */
export function responseText({ leads, answered, medianMinutes }: ResponseWeek): string {
  const share = `${answered} of ${leads} answered`;
  return medianMinutes === null ? share : `half within ${durationText(medianMinutes)}, ${share}`;
}

/** `12 KB`, `1.4 MB` */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
