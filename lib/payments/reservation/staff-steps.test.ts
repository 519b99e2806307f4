import { expect, test } from 'vitest';
import { RESERVATION_STATUSES } from './machine.ts';
import { staffSteps } from './staff-steps.ts';

test('offers staff each step that the state machine allows, once (OPEN-025)', () => {
  const offeredSteps = Object.fromEntries(
    RESERVATION_STATUSES.map((status) => [
      status,
      staffSteps(status).map(({ action, to }) => `${action} ${to}`),
    ]),
  );
  expect(offeredSteps).toEqual({
    held: ['release cancelled'],
    paid: ['refund refund_pending', 'agree agreed', 'complete completed'],
    agreed: ['refund refund_pending', 'complete completed'],
    completed: ['refund refund_pending'],
    expired: [],
    cancelled: [],
    refund_pending: [],
    refunded: [],
  });
});
