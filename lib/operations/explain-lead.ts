import type { TrailDelivery } from '../leads/inbox.ts';

/** A lead for operators, without personal data. */
export interface LeadFacts {
  id: string;
  site: string;
  kind: string;
  createdAt: Date;
  isHeldBack: boolean;
  isFinished: boolean;
  deliveries: readonly TrailDelivery[];
}

/** A delivery overdue by more than this has no running worker. */
const OVERDUE_MS = 5 * 60_000;

const isOverdue = ({ state, nextAttemptAt }: TrailDelivery, now: Date): boolean =>
  state === 'waiting' && nextAttemptAt !== null && now.getTime() - Date.parse(nextAttemptAt) > OVERDUE_MS;

const nameOf = ({ kind, name }: TrailDelivery): string => {
  if (kind === 'dealer') return 'The email to the dealer';
  if (kind === 'shopper') return 'The email to the shopper';
  return kind === 'route' ? 'Choosing the channels' : `The delivery to ${name || kind}`;
};

export function explainDelivery(delivery: TrailDelivery, now: Date): string {
  const { state, attempts, problem, sentAt, nextAttemptAt } = delivery;
  const subject = nameOf(delivery);
  const reason = problem ?? 'no reason recorded';
  if (state === 'sent') return `${subject} was accepted at ${sentAt ?? 'an unknown time'}.`;
  if (state === 'needless')
    return problem ? `${subject} was not sent: ${problem}.` : `${subject} was no longer needed.`;
  if (state === 'dead') return `${subject} failed for good after ${attempts} attempts: ${reason}.`;
  if (isOverdue(delivery, now))
    return `${subject} has been due since ${nextAttemptAt}, but no worker is sending it.`;
  return attempts > 0
    ? `${subject} failed ${attempts} times: ${reason}. The next attempt is at ${nextAttemptAt}.`
    : `${subject} is due at ${nextAttemptAt}.`;
}

/** Explains why a lead has not reached its dealer and what to do: the most urgent cause. */
export function leadVerdict({ isHeldBack, isFinished, deliveries }: LeadFacts, now: Date): string {
  if (isHeldBack)
    return 'It is held back as suspected spam. Release it in the studio under "Suspected spam".';
  const toDealer = deliveries.filter(({ kind }) => kind !== 'shopper');
  if (toDealer.some(({ state }) => state === 'dead'))
    return "A delivery failed for good. Correct the address or the channel, then run 'pnpm jobs:dead' and retry it.";
  if (toDealer.some((delivery) => isOverdue(delivery, now)))
    return "Deliveries are due, but no worker is sending them. Start a worker, and check its log for 'mail' and 'leads'.";
  if (toDealer.some(({ state, attempts }) => state === 'waiting' && attempts > 0))
    return 'A delivery failed and will be retried. The reason below is from the mail server or the dealer’s system.';
  if (toDealer.some(({ state }) => state === 'waiting'))
    return isFinished
      ? 'It is being delivered.'
      : 'The shopper has not finished the form. It goes to the dealer some time after the last step.';
  if (toDealer.some(({ kind, state }) => kind === 'dealer' && state === 'sent'))
    return 'The mail server accepted it for the dealer. Check the dealer’s spam folder, or ask the mail provider.';
  return 'No delivery to the dealer is recorded: the location and its dealership have no address, or the data has been deleted.';
}
