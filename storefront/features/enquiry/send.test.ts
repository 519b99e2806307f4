import { leadValues } from '@forecourt/lib/leads/answers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendLead } from './send.client.ts';

const FAILED = 'We could not send it.';
const OFFER = {
  siteKey: '0x4AAAAAAAA',
  script: 'https://vendor.example/api.js',
  action: 'lead',
  phone: null,
};
const TAKEN = { lead_id: 'lead-1', category: 'Enquiry', event: null };
const asks = () => Response.json({ error: 'x', code: 'challenge', challenge: OFFER }, { status: 428 });

/** Recorded challenges, and the tokens that solve them; without one the shopper closes the challenge. */
let solved: unknown[][] = [];
let tokens: string[] = [];
vi.mock('@/features/challenge/pass.client.ts', () => ({
  passChallenge: async (...asked: unknown[]) => {
    solved.push(asked);
    const token = tokens.shift();
    if (token === undefined) throw new Error('closed');
    return token;
  },
}));

let replies: (() => Response)[] = [];
let calls: { body: unknown; challenge: string | null }[] = [];
beforeEach(() => {
  [solved, tokens, calls] = [[], ['one', 'two'], []];
  vi.stubGlobal('location', { href: 'https://harbour.example/finance' });
  vi.stubGlobal('fetch', async (_: string, { body, headers }: RequestInit) => {
    calls.push({ body, challenge: new Headers(headers).get('x-challenge') || null });
    return replies.shift()?.() ?? Response.error();
  });
});
afterEach(() => vi.unstubAllGlobals());

const send = (file: File | null = null) =>
  sendLead(
    'harbour',
    {
      token: '0b0c7a34-8a5e-4a52-93a0-4c2f7f2d0f01',
      kind: 'enquiry',
      car: null,
      values: leadValues({ name: 'Kim Nguyen' }),
      isLastStep: true,
      trapped: '',
      block: null,
      event: null,
    },
    file,
    FAILED,
  );

test('does not load the challenge script for a lead that is taken', async () => {
  replies = [() => Response.json(TAKEN, { status: 201 })];
  expect(await send()).toEqual({ ok: true, answer: TAKEN });
  expect([solved, calls.map(({ challenge }) => challenge)]).toEqual([[], [null]]);
});

test('sends the same lead again with the token of each challenge that the server asks for', async () => {
  replies = [asks, asks, () => Response.json(TAKEN, { status: 201 })];
  expect(await send()).toEqual({ ok: true, answer: TAKEN });
  expect(solved).toEqual([
    [OFFER, ''],
    [OFFER, 'one'],
  ]);
  expect(calls.map(({ challenge }) => challenge)).toEqual([null, 'one', 'two']);
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
});

test('sends a file again too', async () => {
  replies = [asks, () => Response.json(TAKEN, { status: 201 })];
  expect(await send(new File(['%PDF-1.7'], 'resume.pdf'))).toEqual({ ok: true, answer: TAKEN });
  expect(calls.map(({ body }) => (body as FormData).get('resume'))).toHaveLength(2);
});

test('says that a lead was not sent whose challenge is closed', async () => {
  tokens = [];
  replies = [asks];
  expect(await send()).toEqual({ ok: false, error: FAILED, fields: null });
  expect(calls).toHaveLength(1);
});
