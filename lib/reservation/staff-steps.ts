import { type ReservationEvent, type ReservationStatus, transition } from './machine.ts';

/** What staff can ask for. */
export const STAFF_ACTIONS = ['refund', 'release', 'agree', 'complete'] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** What an action tells the state machine; a release is a cancellation before paying, a refund afterwards. */
const EVENTS: Record<StaffAction, ReservationEvent[]> = {
  refund: [{ type: 'refund', reason: 'requested' }],
  release: [
    { type: 'cancel', reason: 'requested' },
    { type: 'refund', reason: 'requested' },
  ],
  agree: [{ type: 'agree' }],
  complete: [{ type: 'complete' }],
};

/** A step that a state allows, and where it leads. */
export interface StaffStep {
  action: StaffAction;
  to: ReservationStatus;
}

/**
 * The steps open to staff in a state, as the state machine has them; of two that lead to the same place only
 * the first, since they are the same to whoever chooses.
 */
export function staffSteps(status: ReservationStatus): StaffStep[] {
  const steps: StaffStep[] = [];
  for (const action of STAFF_ACTIONS) {
    const to = EVENTS[action].map((event) => transition(status, event)?.to).find(Boolean);
    if (to && !steps.some((step) => step.to === to)) steps.push({ action, to });
  }
  return steps;
}
