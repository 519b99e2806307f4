import pg from 'pg';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { loggableError } from './loggable-error.ts';

const PERSON = 'kim@shopper.example';

test('keeps the message and stack of an ordinary error', () => {
  expect(loggableError(new Error('no such page'))).toMatchObject({
    type: 'Error',
    message: 'no such page',
    stack: expect.stringMatching(/^at /),
  });
});

test('omits personal data from Stripe and PostgreSQL errors', () => {
  const stripe = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: `Invalid email address: ${PERSON}`,
    code: 'email_invalid',
    statusCode: 400,
    requestId: 'req_1',
  } as never);
  const postgres = Object.assign(new pg.DatabaseError(`bad value "${PERSON}"`, 1, 'error'), {
    severity: 'ERROR',
    code: '23505',
    detail: `Key (email)=(${PERSON}) already exists.`,
  });
  const wrapper = new Error('a step could not be taken', { cause: postgres });
  for (const error of [stripe, postgres, wrapper])
    expect(JSON.stringify(loggableError(error))).not.toContain(PERSON);
  expect(loggableError(stripe)).toMatchObject({ code: 'email_invalid', status: 400, requestId: 'req_1' });
  expect(loggableError(wrapper)).toMatchObject({ cause: { code: '23505' } });
});

test('logs only the type of a thrown value that is not an error', () => {
  expect(loggableError({ email: PERSON })).toEqual({ type: 'object' });
});

test('keeps the message of an error whose properties were copied, as the job queue reports it', () => {
  const { message, stack } = new Error('Connection terminated');
  expect(loggableError({ message, stack, queue: 'holds', worker: 'w1' })).toMatchObject({
    type: 'Error',
    message: 'Connection terminated',
    stack: expect.stringMatching(/^at /),
  });
});
