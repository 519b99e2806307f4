import { randomUUID } from 'node:crypto';
import {
  lastChannel,
  type Reply,
  type ThreadShopper,
  threadShopper,
} from '@forecourt/lib/leads/conversation/reply.server';
import { answerMessage } from '@forecourt/lib/leads/deal/answer-message';
import { MOST_TERMS } from '@forecourt/lib/leads/deal/choice';
import {
  answerDeal,
  closeDeal,
  type Deal,
  dealsOfThread,
  findDeal,
} from '@forecourt/lib/leads/deal/deals.server';
import { sumOf } from '@forecourt/lib/leads/deal/ledger';
import { dealPath, dealToken } from '@forecourt/lib/leads/deal/link';
import type {
  AnswerDraft,
  DealAnsweredAnswer,
  DealsAnswer,
  StaffDeal,
  StaffVersion,
} from '@forecourt/lib/leads/deal/staff';
import {
  ANSWER_DAYS,
  changedLabels,
  type DealFigures,
  type DealVersion,
  loanText,
  REASON_LENGTH,
  signedMoney,
  totalRows,
} from '@forecourt/lib/leads/deal/version';
import { longDateTime, mailLanguage, pageIn } from '@forecourt/lib/messaging/mail/mail-language';
import { bodyOf, type Call } from '@forecourt/lib/operations/back-office/call.server';
import { channelsOf } from '@forecourt/lib/operations/back-office/conversation.server';
import { expectStaffRate } from '@forecourt/lib/operations/back-office/expect-rate.server';
import { actedOn, visibleSlugs } from '@forecourt/lib/operations/back-office/lead-access.server';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { text } from '@forecourt/lib/platform/text/schema';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import type { Site } from '@forecourt/lib/sites/site';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { z } from 'zod';
import { loadLocations } from '@/content/locations.server.ts';
import { findSite } from '@/content/site.server.ts';
import { conversationOffice } from '@/features/conversation/office.server.ts';
import { dealApproval } from '@/features/deal/deal-approval.server.ts';
import { dealVehicle } from '@/features/deal/deal-vehicle.server.ts';
import { dealOptions, priceDeal } from '@/features/deal/price-deal.server.ts';
import { placeOf } from '@/features/location/find-locations.ts';

const NOT_FOUND = 'This deal doesn’t exist, or you don’t have access to it.';
const TOO_FAST = 'Too many changes in a short time. Please wait a minute.';
const GONE = 'This vehicle is no longer for sale, so the deal can’t be answered.';
const TOO_MUCH_OFF = 'The discount is more than the price with its extras.';
const REFUSALS = {
  moved: 'The deal has changed since you opened it. Check the newest version first.',
  over: 'The deal is accepted or closed.',
  full: 'The deal has too many versions. Close it and agree by message.',
} as const;

const DAY_MS = 86_400_000;

const amount = z.int().min(0).max(MOST_TERMS);
const answerSchema = z.strictObject({
  seen: z.int().min(1),
  discount: amount.default(0),
  tradeInValue: amount.nullable().default(null),
  extras: z.array(z.string().max(100)).max(40).default([]),
  days: z.literal(ANSWER_DAYS),
  reason: text(REASON_LENGTH).min(1),
});

/** `GET /api/back-office/threads/{id}/deals`: the deals of a thread with all versions. */
export async function threadDeals({ staff, office }: Call, threadId: string): Promise<Response> {
  const slugs = visibleSlugs(staff, []);
  const id = z.uuid().safeParse(threadId);
  if (!id.success || !(await threadShopper(office.pool, slugs, id.data)))
    throw new ApiError('not_found', NOT_FOUND);
  const deals = await dealsOfThread(office.pool, slugs, threadId);
  const [first] = deals;
  const answer: DealsAnswer = {
    mayAct: staff.sites.some(({ slug, mayAct }) => mayAct && slug === first?.siteSlug),
    deals: await Promise.all(deals.map(staffDeal)),
  };
  return Response.json(answer);
}

async function staffDeal(deal: Deal): Promise<StaffDeal> {
  const { id, status, acceptedVersion, versions } = deal;
  const site = await findSite(deal.siteSlug);
  const found = site && (await dealVehicle(site, deal.carId));
  const newest = versions.at(-1);
  const takesAnswers = status === 'sent' || status === 'answered';
  const current =
    site && newest && takesAnswers && found?.vehicle && found.isForSale
      ? await priceDeal(site, found.vehicle, newest.choice, {
          terms: newest.terms,
          valuation: newest.figures.valuation,
        }).catch(() => null)
      : null;
  return {
    id,
    status,
    acceptedVersion,
    versions: versions.map((version, index) => staffVersion(version, versions[index - 1])).toReversed(),
    notices:
      takesAnswers && newest ? noticesOf(newest, current?.figures ?? null, found?.isForSale ?? false) : [],
    draft:
      site && found?.vehicle && newest && current
        ? draftOf(site, found.vehicle, newest, current.figures)
        : null,
  };
}

function staffVersion(version: DealVersion, before: DealVersion | undefined): StaffVersion {
  const { number, author, staffId, reason, figures, createdAt, expiresAt } = version;
  const changed = before ? changedLabels(before.figures.lines, figures.lines) : new Set<string>();
  return {
    number,
    author,
    staffId,
    reason,
    lines: figures.lines.map(({ kind, key, label, cents, note }) => ({
      id: `${kind} ${key}`,
      label,
      value: signedMoney(cents),
      note,
      isChanged: changed.has(`${kind} ${key}`),
    })),
    totals: totalRows(figures.totals),
    loan: figures.loan && loanText(figures.loan),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

const priceOf = ({ lines }: DealFigures): number =>
  sumOf(lines.filter(({ kind }) => kind === 'price' || kind === 'charge'));

function noticesOf(newest: DealVersion, current: DealFigures | null, isForSale: boolean): string[] {
  if (!isForSale) return [GONE];
  if (!current || priceOf(current) === priceOf(newest.figures)) return [];
  return [
    `The price has changed from ${formatCents(priceOf(newest.figures))} to ${formatCents(priceOf(current))} since version ${newest.number}. An answer uses the new price.`,
  ];
}

function draftOf(
  site: Site,
  vehicle: Vehicle,
  newest: DealVersion,
  { lines, totals }: DealFigures,
): AnswerDraft {
  const tradeIn = lines.find(({ kind }) => kind === 'tradeIn');
  return {
    seen: newest.number,
    kept: lines.filter(({ kind }) => kind === 'price' || kind === 'charge' || kind === 'delivery'),
    extras: [...dealOptions(site, vehicle).extras],
    chosen: newest.choice.extras,
    depositCents: totals.deposit,
    discount: newest.terms.discount,
    tradeIn: tradeIn
      ? {
          label: tradeIn.label,
          estimate: newest.choice.tradeIn === 'valuation' ? (newest.figures.valuation?.low ?? 0) : 0,
          value: newest.terms.tradeInValue,
        }
      : null,
  };
}

/** `POST /api/back-office/deals/{id}/answer`: answers a deal, and tells the shopper. */
export async function answerStaffDeal(call: Call, id: string): Promise<Response> {
  const { request, staff, office } = call;
  const { seen, discount, tradeInValue, extras, days, reason } = await bodyOf(request, answerSchema);
  const siteSlugs = actedOn(staff);
  await expectStaffRate(call, 'staffLeadChange', TOO_FAST);
  const deal = await findDeal(office.pool, siteSlugs, id);
  const site = deal && (await findSite(deal.siteSlug));
  const newest = deal?.versions.at(-1);
  if (!deal || !site || !newest) throw new ApiError('not_found', NOT_FOUND);
  const { vehicle, isForSale } = await dealVehicle(site, deal.carId);
  if (!vehicle || !isForSale) throw new ApiError('conflict', GONE);
  const shopper = await shopperOf(call, deal);
  const terms = { discount, tradeInValue: newest.choice.tradeIn === 'none' ? null : tradeInValue };
  const choice = { ...newest.choice, extras: [...new Set(extras)].toSorted() };
  const priced = await priceDeal(site, vehicle, choice, {
    terms,
    valuation: newest.figures.valuation,
    approval: await dealApproval(site, deal.userId, choice),
  });
  if (!priced) throw new ApiError('conflict', GONE);
  if (sumOf(priced.figures.lines.filter(({ kind }) => kind !== 'tradeIn')) < 0)
    throw new ApiError('validation', TOO_MUCH_OFF);
  const expiresAt = new Date(Date.now() + days * DAY_MS);
  const message = await messageOf(call, { site, deal, vehicle, shopper, reason, expiresAt, ...priced });
  const outcome = await answerDeal(
    office.pool,
    { siteSlugs, id: deal.id, seen },
    { ...priced, terms, staffId: staff.id, expiresAt, reason },
    { shopper, message },
  );
  if (outcome === null) throw new ApiError('not_found', NOT_FOUND);
  if (outcome !== 'answered') throw new ApiError('conflict', REFUSALS[outcome]);
  office.report('info', { staff: staff.id, deal: deal.id, version: seen + 1 }, 'deal_answered');
  return Response.json({ channel: message?.channel ?? null } satisfies DealAnsweredAnswer);
}

/** `POST /api/back-office/deals/{id}/close`: closes a deal that is not accepted. */
export async function closeStaffDeal(call: Call, id: string): Promise<Response> {
  const { staff, office } = call;
  const siteSlugs = actedOn(staff);
  await expectStaffRate(call, 'staffLeadChange', TOO_FAST);
  if (!(await closeDeal(office.pool, siteSlugs, id))) throw new ApiError('not_found', NOT_FOUND);
  office.report('info', { staff: staff.id, deal: id }, 'deal_closed');
  return Response.json({ id });
}

async function shopperOf({ office }: Call, { siteSlug, leadId }: Deal): Promise<ThreadShopper> {
  const { rows } = await office.pool.query<{ threadId: string | null }>(
    'select thread_id as "threadId" from leads where id = $1',
    [leadId],
  );
  const threadId = rows[0]?.threadId;
  const shopper = threadId ? await threadShopper(office.pool, [siteSlug], threadId) : null;
  if (!shopper) throw new ApiError('not_found', NOT_FOUND);
  return shopper;
}

/** Returns the message to the shopper, on the channel on which they last wrote, else by mail or SMS. */
async function messageOf(
  call: Call,
  {
    site,
    deal,
    vehicle,
    shopper,
    reason,
    expiresAt,
    figures,
  }: {
    site: Site;
    deal: Deal;
    vehicle: Vehicle;
    shopper: ThreadShopper;
    reason: string;
    expiresAt: Date;
    figures: DealFigures;
  },
): Promise<Reply | null> {
  const [channels, last, locations] = await Promise.all([
    channelsOf(call, conversationOffice(), shopper),
    lastChannel(call.office.pool, shopper.threadId),
    loadLocations(site.slug),
  ]);
  const usable = channels.filter(({ problem }) => problem === null).map(({ channel }) => channel);
  const channel = usable.find((each) => each === last) ?? usable[0];
  if (!channel) return null;
  const place = placeOf(vehicle, locations);
  const secret = environment().RESERVATION_SECRET ?? '';
  const language = mailLanguage(site.settings, shopper.language);
  const timeZone = placeTimeZone(place?.address, site.settings.timeZone);
  return {
    id: randomUUID(),
    channel,
    showsVehicle: false,
    files: [],
    authorId: call.staff.id,
    ...answerMessage({
      name: shopper.name,
      vehicle: vehicleTitle(vehicle),
      dealer: place?.name ?? vehicle.dealership_name,
      totals: figures.totals,
      reason,
      until: longDateTime(expiresAt, timeZone, language),
      href: pageIn(site, dealPath(deal.id, dealToken(deal.id, secret)), language),
      channel,
      language,
    }),
  };
}
