import { randomUUID } from 'node:crypto';
import { credentials, SAMPLES } from './fuzz/samples.ts';
import { mailsAbout } from './inbox.ts';
import { sql } from './reserving.ts';
import { openStudio, STUDIO_WORDS, tokenOf } from './studio.ts';
import { askSite, expect, expectAccessible, test } from './test.ts';

test.describe('a lead held back as suspected spam', () => {
  test.setTimeout(240_000);
  test.use({ expected: { words: STUDIO_WORDS } });

  test('is mailed once, when a dealer releases it', async ({ page }) => {
    const email = `${randomUUID().slice(0, 8)}@hostile.example`;
    const sample = SAMPLES['/api/leads'] as { values: object };
    const values = { ...sample.values, name: `Robin ${email.slice(0, 8)}`, email };
    const answer = await askSite('harbour', '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...sample, token: randomUUID(), values }),
    });
    expect(answer.status).toBe(201);
    const { lead_id } = JSON.parse(answer.body) as { lead_id: string };

    await openStudio(page, 'admin', '/leads?leads[view]=spam');
    const card = page.getByRole('listitem').filter({ hasText: values.name });
    await expect(card).toContainText(`0412 345 678 · ${email}`);
    await expect(card).toContainText('Is it still there?');
    await expectAccessible(page, '[data-testid="leads-tool"]');
    expect((await mailsAbout(email)).dealer).toHaveLength(0);

    await card.getByRole('button', { name: 'Not spam: send lead' }).dblclick();
    await expect(card).toHaveCount(0);
    await expect.poll(async () => (await mailsAbout(email)).dealer.length, { timeout: 30_000 }).toBe(1);
    await expect.poll(async () => (await mailsAbout(email)).shopper.length, { timeout: 30_000 }).toBe(1);

    const again = await askSite('harbour', `/api/back-office/held-back/${lead_id}/send`, {
      method: 'POST',
      headers: credentials('/api/back-office/held-back', '', await tokenOf('admin')),
    });
    expect(JSON.parse(again.body)).toEqual({ outcome: 'sent_before' });
    expect(await sql('select suspect from leads where id = $1', [lead_id])).toEqual([{ suspect: false }]);
    expect(
      await sql('select kind, attempts from mail_deliveries where lead_id = $1 order by kind', [lead_id]),
    ).toEqual([
      { kind: 'dealer', attempts: 1 },
      { kind: 'shopper', attempts: 1 },
    ]);
  });

  test('is hidden from people who are not signed in', async () => {
    const body = '{}';
    const path = '/api/back-office/held-back';
    const headers = { 'content-type': 'application/json', ...credentials(path, body, 'guess') };
    expect((await askSite('harbour', path, { method: 'POST', headers, body })).status).toBe(401);
  });
});
