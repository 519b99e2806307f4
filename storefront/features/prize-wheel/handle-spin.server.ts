import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { drawPrize, type WheelEntry } from '@forecourt/lib/leads/prize-wheel/entries.server';
import { sendPrizeSms } from '@forecourt/lib/leads/prize-wheel/sms.server';
import { SPIN_TO_WIN_PATH } from '@forecourt/lib/leads/prize-wheel/wheel';
import { smsSender } from '@forecourt/lib/messaging/sms/send.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { signInPath } from '@forecourt/lib/sites/account-paths';
import type { Site } from '@forecourt/lib/sites/site';
import { prizeWheelOf } from '@/content/prize-wheel.server.ts';
import { timestampText } from '@/features/payments/time.ts';
import { answerForm, type FormOutcome } from '@/forms/answer-form.server.ts';
import { isJson } from '@/forms/request.server.ts';
import { expectRate } from '@/handlers/expect-rate.server.ts';
import { log } from '@/logging/log.server.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';
import { readShopper } from '@/site/shopper.server.ts';
import {
  BUSY_TEXT,
  ENDED_TEXT,
  FAILED_TEXT,
  NOTHING_LEFT_TEXT,
  outcomeOf,
  SPENT_TEXT,
} from './spin-messages.ts';

/** Returns whether a site has the page (ROUTE-84), by its setting `extraPages`. */
export const hasSpinToWin = ({ settings }: Pick<Site, 'settings'>): boolean =>
  settings.extraPages.includes(SPIN_TO_WIN_PATH.slice(1));

/** Spins the wheel, once per person and wheel, and returns the result (OPEN-102). */
export const handleSpin = (site: Site, request: Request): Promise<Response> =>
  answerForm(
    request,
    {
      page: () => SPIN_TO_WIN_PATH,
      typed: () => null,
      failure: { event: 'prize_wheel_spin_failed', text: FAILED_TEXT },
      logContext: { site: site.slug },
    },
    async () => ({ reply: await spin(site, request) }),
  );

async function spin(site: Site, request: Request): Promise<FormOutcome['reply']> {
  const shopper = await readShopper(request, site);
  if (!shopper?.phone) return { next: signInPath('my-garage', { redirect: SPIN_TO_WIN_PATH, back: '/' }) };
  await expectRate({ request, site, shopper }, { name: 'spin', by: 'account', text: BUSY_TEXT });
  const { running: wheel } = await prizeWheelOf(site.slug);
  if (!wheel) throw new ApiError('conflict', ENDED_TEXT);
  const { DATABASE_URL, RESERVATION_SECRET: secret } = environment();
  if (!secret) throw new Error('RESERVATION_SECRET is not set: nobody can draw.');
  const player = { siteSlug: site.slug, userId: shopper.userId, phone: shopper.phone };
  const draw = { mails: Boolean(shopper.email), secret };
  const drawnPrize = await drawPrize(databasePool(DATABASE_URL), player, wheel, draw);
  if (drawnPrize.outcome === 'spent') throw new ApiError('conflict', SPENT_TEXT);
  if (drawnPrize.outcome === 'nothing_left') throw new ApiError('conflict', NOTHING_LEFT_TEXT);
  const { entry } = drawnPrize;
  log.info({ site: site.slug, wheel: wheel.id, outcome: drawnPrize.outcome }, 'somebody spun the wheel');
  if (drawnPrize.outcome === 'drawn' && !shopper.email) await textCode(site, shopper, entry);
  const field = wheel.prizes.findIndex(({ key }) => key === entry.prizeKey);
  if (!isJson(request) || field < 0) return { next: SPIN_TO_WIN_PATH };
  const outcome = outcomeOf(entry, {
    drawnAt: timestampText(entry.createdAt, site.settings.timeZone, handlerLanguage() ?? ENGLISH),
    sentBy: shopper.email ? 'mail' : 'text',
  });
  return { spun: { field, outcome } };
}

/** Sends the code by SMS to a winner without an email address. It is on the page and in the garage too. */
async function textCode(site: Site, { phone }: Shopper, entry: WheelEntry): Promise<void> {
  const { DATABASE_URL, ...values } = environment();
  const sender = smsSender(values);
  if (!entry.code || !phone || !sender) return;
  try {
    await sendPrizeSms(databasePool(DATABASE_URL), sender, {
      site,
      phone,
      entry,
      language: handlerLanguage() ?? ENGLISH,
    });
  } catch (error) {
    log.warn({ err: error, site: site.slug }, 'the code of a prize could not be texted');
  }
}
