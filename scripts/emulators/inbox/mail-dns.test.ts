import { mailDomainProblem, mailResolver } from '@forecourt/lib/platform/network/mail-domain.server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOMAIN_WITHOUT_MAIL, startMailDns } from './mail-dns.ts';

let server: Awaited<ReturnType<typeof startMailDns>>;
beforeAll(async () => {
  server = await startMailDns(0);
});
afterAll(() => server.stop());

const problemOf = (email: string) => mailDomainProblem(email, mailResolver([`127.0.0.1:${server.port}`]));

test('every domain has a mail server', async () => {
  expect(await problemOf('leads@crm.example')).toBeNull();
  expect(await problemOf('leads@Dealer.com.au')).toBeNull();
});

test('a domain without mail does not exist', async () => {
  expect(await problemOf(`leads@${DOMAIN_WITHOUT_MAIL}`)).toBe('no-mail.example has no mail server');
  expect(await problemOf(`leads@crm.${DOMAIN_WITHOUT_MAIL}`)).toBe('crm.no-mail.example has no mail server');
});
