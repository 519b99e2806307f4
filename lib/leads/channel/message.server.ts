import { SIGNATURE_HEADER, sign } from '../../inventory/stock/signature.ts';
import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import { dealerOf, mailPriceRules, priceLeadOf, timeZoneAt } from '../../messaging/mail/site-details.ts';
import { type MailSender, mailDomainOf } from '../../messaging/mail/transport.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { PostProblem, postOutside, type Reach } from '../../platform/network/post-outside.server.ts';
import { withPriceLead } from '../../vehicle/price-lead.ts';
import { type LeadToDeliver, leadToDeliver } from '../lead-to-deliver.server.ts';
import { ADF_TYPE, type AdfDealer, adfDocument } from './adf.ts';
import { channelsOf } from './channel.ts';
import { firstSentLead } from './repeated-lead.server.ts';
import type { QueuedChannel } from './route.ts';
import { channelSecret } from './secret.ts';
import { tradeInOfLead } from './trade-in.server.ts';
import { webhookBody } from './webhook.ts';

export interface ChannelTools {
  site(siteSlug: string): Promise<MailSite | null>;
  sender: MailSender;
  from: string;
  /** `LEAD_CHANNEL_SECRET`. Without it nothing is posted: receivers couldn't verify it. */
  secret: string | null;
  reach?: Reach;
  /** Returns why mail to an address can never arrive, so that it is reported at once; null if it may arrive. */
  mailProblem?(email: string): Promise<string | null>;
}

export interface ChannelMessage {
  leadId: string;
  channelId: string;
  round: number;
}

/** Configuration error of a channel. Retried, because an editor may fix it. */
export class ChannelProblem extends Error {
  override name = 'ChannelProblem';
}

/**
 * Sends a lead through one of its channels.
 * Retries carry the same `Idempotency-Key`, or Message-ID for mail.
 * @throws ChannelProblem, PostProblem, or the error of the mail server or the content lake
 */
export async function sendByChannel(
  db: Queryable,
  { leadId, channelId, round }: ChannelMessage,
  tools: ChannelTools,
): Promise<void> {
  const lead = await leadToDeliver(db, leadId);
  const site = await tools.site(lead.siteSlug);
  const channel = site && channelsOf(site.leadChannels).find(({ id }) => id === channelId);
  if (!site || !channel || channel.kind === 'mail') throw new ChannelProblem('the channel is gone');
  if (!channel.isOn) throw new ChannelProblem('the channel is off');
  const tradeIn = await tradeInOfLead(db, leadId);
  // Show the price that the shopper saw.
  const vehicle = lead.vehicle && withPriceLead(lead.vehicle, priceLeadOf(site));
  const key = `${leadId}.${channelId}.${round + 1}`;
  if (channel.kind === 'webhook') {
    const body = webhookBody({
      key,
      isAgain: round > 0,
      lead,
      vehicle,
      tradeIn,
      prices: mailPriceRules(site),
    });
    return post(channel, { lead, key, body, type: 'application/json; charset=utf-8' }, tools);
  }
  const first = channel.adf.repeats === 'sameLead' ? await firstSentLead(db, { leadId, channelId }) : null;
  const body = adfDocument(
    { ...lead, id: first ?? leadId, vehicle, tradeIn, isAgain: round > 0 || first !== null },
    adfDealer(site, lead, tools.from),
    channel.adf,
  );
  if (channel.kind === 'adfPost') return post(channel, { lead, key, body, type: ADF_TYPE }, tools);
  await tools.sender.send({
    name: 'channel.adf',
    fromName: site.name,
    to: channel.emails,
    replyTo: [lead.payload.email].filter(Boolean),
    subject: `ADF lead ${leadId}`,
    // CRMs expect a mail of one plain-text part that has nothing but the XML.
    text: body,
    ...(channel.adf.profile === 'attached' && {
      files: [{ name: 'lead.xml', type: ADF_TYPE, content: body }],
    }),
    messageId: `<adf.${key}@${mailDomainOf(tools.from)}>`,
  });
}

async function post(
  channel: Extract<QueuedChannel, { url: string }>,
  { lead, key, body, type }: { lead: LeadToDeliver; key: string; body: string; type: string },
  { secret, reach }: ChannelTools,
): Promise<void> {
  if (!secret) throw new ChannelProblem('LEAD_CHANNEL_SECRET is not set');
  const signedWith = channelSecret(secret, {
    siteSlug: lead.siteSlug,
    channelId: channel.id,
    number: channel.secretNumber,
  });
  const headers = {
    'content-type': type,
    'user-agent': 'Forecourt-Leads/1',
    'idempotency-key': key,
    [SIGNATURE_HEADER]: sign(body, signedWith, Date.now() / 1000),
  };
  await postOutside(channel.url, { use: 'leads', body, headers }, reach);
}

/** Returns an error message free of lead data; null for unexpected errors. */
export const channelProblem = (error: unknown): string | null =>
  error instanceof ChannelProblem || error instanceof PostProblem ? error.message : null;

function adfDealer(site: MailSite, lead: LeadToDeliver, from: string): AdfDealer {
  const dealership = site.dealerships.find(({ id }) => id === lead.dealershipId) ?? site.dealerships[0];
  const { name, phone } = dealerOf(site, lead);
  return {
    slug: dealership?.slug ?? null,
    name,
    phone,
    email: from,
    siteName: site.name,
    siteUrl: site.url,
    prices: mailPriceRules(site),
    timeZone: timeZoneAt(site, lead),
  };
}
