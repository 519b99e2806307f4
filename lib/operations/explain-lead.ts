import type { TrailDelivery } from '../leads/inbox.ts';

/** A lead as an operator sees it, without anything that identifies the shopper. */
export interface LeadFacts {
  id: string;
  site: string;
  kind: string;
  createdAt: Date;
  /** Whether it looks like spam, and waits for a person to send it on. */
  isHeldBack: boolean;
  /** Whether the shopper sent the last step of the form. */
  isFinished: boolean;
  deliveries: readonly TrailDelivery[];
}

/** A delivery that has been due for longer than this has no worker. */
const OVERDUE_MS = 5 * 60_000;

const isOverdue = ({ state, nextAttemptAt }: TrailDelivery, now: Date): boolean =>
  state === 'waiting' && nextAttemptAt !== null && now.getTime() - Date.parse(nextAttemptAt) > OVERDUE_MS;

const nameOf = ({ kind, name }: TrailDelivery): string => {
  if (kind === 'dealer') return 'The mail to the dealer';
  if (kind === 'shopper') return 'The mail to the shopper';
  return kind === 'route' ? 'The choice of channels' : `The delivery by ${name || kind}`;
};

/** Explains the state of one delivery of a lead in a sentence. */
export function explainDelivery(delivery: TrailDelivery, now: Date): string {
  const { state, attempts, problem, sentAt, nextAttemptAt } = delivery;
  const subject = nameOf(delivery);
  const reason = problem ?? 'no reason recorded';
  if (state === 'sent') return `${subject} was accepted at ${sentAt ?? 'an unknown time'}.`;
  if (state === 'needless')
    return problem ? `${subject} was not sent: ${problem}.` : `${subject} was no longer needed.`;
  if (state === 'dead') return `${subject} was given up after ${attempts} attempts: ${reason}.`;
  if (isOverdue(delivery, now)) return `${subject} has been due since ${nextAttemptAt}: no worker sends it.`;
  return attempts > 0
    ? `${subject} failed ${attempts} times: ${reason}. The next attempt is at ${nextAttemptAt}.`
    : `${subject} is due at ${nextAttemptAt}.`;
}

/** Explains why a lead has not reached its dealer, and what to do; the most urgent cause if there are several. */
export function leadVerdict({ isHeldBack, isFinished, deliveries }: LeadFacts, now: Date): string {
  if (isHeldBack)
    return 'It is held back as suspected spam. Send it on in the studio under "Held-back leads".';
  const toDealer = deliveries.filter(({ kind }) => kind !== 'shopper');
  if (toDealer.some(({ state }) => state === 'dead'))
    return "A delivery was given up. Correct the address or the channel, then run 'pnpm jobs:dead' and retry it.";
  if (toDealer.some((delivery) => isOverdue(delivery, now)))
    return "Deliveries are due and nobody sends them. Start a worker, and look at its log for 'mail' and 'leads'.";
  if (toDealer.some(({ state, attempts }) => state === 'waiting' && attempts > 0))
    return 'A delivery fails and is tried again. The reason below is from the mail server or the dealer’s system.';
  if (toDealer.some(({ state }) => state === 'waiting'))
    return isFinished
      ? 'It is on its way.'
      : 'The shopper has not finished the form. The dealer gets it a while after the last step.';
  if (toDealer.some(({ kind, state }) => kind === 'dealer' && state === 'sent'))
    return 'The mail server accepted it for the dealer. Look in the dealer’s spam folder, or ask the mail provider.';
  return 'No delivery to the dealer is recorded: the location and its dealership name no address, or the data has been deleted.';
}
