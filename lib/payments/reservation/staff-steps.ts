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
 * The steps that the state machine allows staff in a state. Of two that lead to the same state only the first is
 * listed.
 */
export function staffSteps(status: ReservationStatus): StaffStep[] {
  const steps: StaffStep[] = [];
  for (const action of STAFF_ACTIONS) {
    const to = EVENTS[action].map((event) => transition(status, event)?.to).find(Boolean);
    if (to && !steps.some((step) => step.to === to)) steps.push({ action, to });
  }
  return steps;
}
