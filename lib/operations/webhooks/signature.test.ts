import { expect, test } from 'vitest';
import { webhookHeaders, webhookSecret } from './signature.ts';

test('signs like the example of Standard Webhooks', () => {
  // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
  const headers = webhookHeaders(
    { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' },
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    1614265330.9,
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('signs with a replaced secret too', () => {
  const secrets = [1, 2].map((number) => webhookSecret('master', { id: 'a', number }));
  const both = webhookHeaders({ id: 'm', body: '{}' }, secrets, 1)['webhook-signature']?.split(' ') ?? [];
  expect(both).toHaveLength(2);
  for (const [index, secret] of secrets.entries())
    expect(webhookHeaders({ id: 'm', body: '{}' }, [secret], 1)['webhook-signature']).toBe(both[index]);
});

test('every webhook and every number has its own secret of 32 bytes', () => {
  const secrets = [
    webhookSecret('master', { id: 'a', number: 1 }),
    webhookSecret('master', { id: 'a', number: 2 }),
    webhookSecret('master', { id: 'b', number: 1 }),
    webhookSecret('other', { id: 'a', number: 1 }),
  ];
  expect(new Set(secrets).size).toBe(4);
  for (const secret of secrets) expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
});
