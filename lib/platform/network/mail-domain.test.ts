import { afterEach, expect, test, vi } from 'vitest';
import { type MailResolver, mailDomainCheck, mailDomainProblem } from './mail-domain.server.ts';

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const answering = (records: Partial<MailResolver>): MailResolver => ({
  resolveMx: failing('ENODATA'),
  resolve4: failing('ENODATA'),
  resolve6: failing('ENODATA'),
  ...records,
});
const mx = (...exchanges: string[]): Partial<MailResolver> => ({
  resolveMx: async () => exchanges.map((exchange) => ({ exchange, priority: 10 })),
});

test.each([
  ['a domain with a mail server', mx('mail.crm.example'), null],
  ['a domain with an empty MX record', mx(''), 'crm.example accepts no mail'],
  ['a domain without any record', {}, 'crm.example has no mail server'],
  ['a domain that does not exist', { resolveMx: failing('ENOTFOUND') }, 'crm.example has no mail server'],
  ['a domain with only an address', { resolve4: async () => ['203.0.113.5'] }, null],
  ['a resolver that does not answer', { resolveMx: failing('ETIMEOUT') }, null],
  ['a resolver that fails for addresses', { resolve6: failing('ESERVFAIL') }, null],
])('judges %s', async (_, records: Partial<MailResolver>, problem) =>
  expect(await mailDomainProblem('Leads@CRM.example', answering(records))).toBe(problem),
);

test.each(['leads@localhost', 'leads@[127.0.0.1]', 'leads@[IPv6:::1]', 'leads@10.0.0.1', 'leads@'])(
  'refuses %s without a lookup',
  async (email) =>
    expect(await mailDomainProblem(email, answering({ resolveMx: failing('ETIMEOUT') }))).toMatch(
      /is not a public mail domain$/,
    ),
);

afterEach(() => vi.useRealTimers());

test('a domain is looked up once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const looked: string[] = [];
  const resolveMx = async (domain: string) => {
    looked.push(domain);
    return [{ exchange: '', priority: 0 }];
  };
  const problemOf = mailDomainCheck(answering({ resolveMx }));
  expect(await problemOf('sales@crm.example')).toBe('crm.example accepts no mail');
  expect(await problemOf('leads@CRM.example')).toBe('crm.example accepts no mail');
  expect(looked).toEqual(['crm.example']);
  vi.advanceTimersByTime(61_000);
  await problemOf('sales@crm.example');
  expect(looked).toHaveLength(2);
});
