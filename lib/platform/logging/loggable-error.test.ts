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

test('logs the constraint that a job violated, without data of the row', () => {
  const error = Object.assign(new pg.DatabaseError('null value in column "email"', 1, 'error'), {
    severity: 'ERROR',
    code: '23502',
    detail: `Failing row contains (1, ${PERSON}).`,
    parameters: [PERSON],
    where: `unnamed portal parameter $1 = '${PERSON}'`,
    table: 'leads',
    column: 'email',
    constraint: 'leads_email',
  });
  const logged = loggableError(error);
  expect(logged).toMatchObject({ code: '23502', table: 'leads', column: 'email', constraint: 'leads_email' });
  expect(logged.message).toBeUndefined();
  expect(JSON.stringify(logged)).not.toContain(PERSON);
});

test.each([
  ['08006', 'connection to server was lost', true],
  ['40P01', 'deadlock detected', true],
  ['42P01', 'relation "pgboss.job" does not exist', true],
  ['57P01', 'terminating connection due to administrator command', true],
  ['22P02', 'invalid input syntax for type uuid: "Kim"', false],
  ['23505', 'duplicate key value violates unique constraint', false],
  ['P0001', 'raised by a function', false],
])('the message of the database error %s (%s) is logged: %s', (code, message, isLogged) => {
  const error = Object.assign(new pg.DatabaseError(message, 1, 'error'), { severity: 'ERROR', code });
  expect(loggableError(error).message).toBe(isLogged ? message : undefined);
});

test('logs each error of an aggregate', () => {
  const refused = (address: string) =>
    Object.assign(new Error(`connect ECONNREFUSED ${address}`), { code: 'ECONNREFUSED' });
  const error = new AggregateError([refused('::1:5432'), refused('127.0.0.1:5432')], '');
  expect(loggableError(error)).toMatchObject({
    type: 'AggregateError',
    errors: [
      { message: 'connect ECONNREFUSED ::1:5432', code: 'ECONNREFUSED' },
      { message: 'connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED' },
    ],
  });
});

test('logs nested causes, and stops if an error is its own cause', () => {
  const error = new Error('the import failed', { cause: new Error('no file', { cause: 'ENOENT' }) });
  expect(loggableError(error)).toMatchObject({
    message: 'the import failed',
    cause: { message: 'no file', cause: { type: 'string', message: 'ENOENT' } },
  });
  const circle = new Error('round and round');
  circle.cause = circle;
  expect(JSON.stringify(loggableError(circle)).match(/round and round/g)?.length).toBe(6);
});

test('logs message and code of an object that was thrown, and no other property', () => {
  const thrown = { message: `no mail to ${PERSON}`, code: 'EENVELOPE', email: PERSON, body: { name: 'Kim' } };
  expect(loggableError(thrown)).toEqual({
    type: 'object',
    message: 'no mail to [e-mail]',
    code: 'EENVELOPE',
  });
  expect(loggableError({ email: PERSON })).toEqual({ type: 'object' });
  expect(loggableError({ code: PERSON })).toEqual({ type: 'object' });
  expect(loggableError({ cause: new Error('the service is away') })).toMatchObject({
    cause: { message: 'the service is away' },
  });
});

test.each([
  ['stopped', { type: 'string', message: 'stopped' }],
  [undefined, { type: 'undefined' }],
  [null, { type: 'object' }],
  [42, { type: 'number' }],
])('logs %j, which is no error, as %j', (thrown, logged) => expect(loggableError(thrown)).toEqual(logged));

test('keeps the message of an error whose properties were copied, as the job queue reports it', () => {
  const { message, stack } = new Error('Connection terminated');
  expect(loggableError({ message, stack, queue: 'holds', worker: 'w1' })).toMatchObject({
    type: 'Error',
    message: 'Connection terminated',
    stack: expect.stringMatching(/^at /),
  });
});
