import { type ReservationEvent, type ReservationStatus, transition } from './machine.ts';

export const STAFF_ACTIONS = ['refund', 'release', 'agree', 'complete'] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** State machine events of each action. A release is a cancellation before payment, a refund afterwards. */
const EVENTS: Record<StaffAction, ReservationEvent[]> = {
  refund: [{ type: 'refund', reason: 'requested' }],
  release: [
    { type: 'cancel', reason: 'requested' },
    { type: 'refund', reason: 'requested' },
  ],
  agree: [{ type: 'agree' }],
  complete: [{ type: 'complete' }],
};

/** An available step, and the status it leads to. */
export interface StaffStep {
  action: StaffAction;
  to: ReservationStatus;
}

/** Returns the steps available to staff in a status. Lists only the first of two with the same result. */
export function staffSteps(status: ReservationStatus): StaffStep[] {
  const steps: StaffStep[] = [];
  for (const action of STAFF_ACTIONS) {
    const to = EVENTS[action].map((event) => transition(status, event)?.to).find(Boolean);
    if (to && !steps.some((step) => step.to === to)) steps.push({ action, to });
  }
  return steps;
}
