import { z } from 'zod';
import { logCall } from '../../leads/calls/record.server.ts';
import {
  type ComposerAnswer,
  REPLY_CHANNELS,
  type SentMessageAnswer,
} from '../../leads/conversation/composer.ts';
import type { ConversationReader } from '../../leads/conversation/conversation-site.server.ts';
import {
  FILE_TYPES,
  MOST_FILE_BYTES,
  MOST_FILES,
  MOST_FILES_BYTES,
  SUBJECT_LIMIT,
  TEXT_LIMITS,
} from '../../leads/conversation/limits.ts';
import { messageFile } from '../../leads/conversation/messages.server.ts';
import {
  queueReply,
  type ReplySetup,
  replyChannels,
  type ThreadShopper,
  threadShopper,
} from '../../leads/conversation/reply.server.ts';
import { senderOf } from '../../leads/conversation/senders.ts';
import { fillTemplate, TEMPLATE_FIELDS, type TemplateValues } from '../../leads/conversation/templates.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { line, text } from '../../platform/text/schema.ts';
import { bodyOf, type Call } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';

/** Facts of a thread's site, vehicle and location. */
export type SiteFacts = (
  siteSlug: string,
  about: { carId: string | null; dealershipId: string | null; locationId: string | null },
) => Promise<{
  name: string;
  vehicle: { title: string; price: string; picture: string | null; href: string } | null;
  place: string | null;
  hours: string | null;
  driveLink: string | null;
  reserveLink: string | null;
} | null>;

export interface ConversationOffice {
  conversations: ConversationReader;
  facts: SiteFacts;
  /** The sender of SMS that sites without a number share; null if SMS are not set up. */
  sharedSender: string | null;
  mostBytes: number;
}

const fileSchema = z.strictObject({
  name: line(120).min(1),
  type: z.enum(FILE_TYPES),
  content: z.base64().max(Math.ceil(MOST_FILE_BYTES / 3) * 4),
});
const sendSchema = z.strictObject({
  id: z.uuid(),
  threadId: z.uuid(),
  channel: z.enum(REPLY_CHANNELS),
  subject: line(SUBJECT_LIMIT).default(''),
  text: text(TEXT_LIMITS.email).min(1),
  showsVehicle: z.boolean().default(false),
  files: z.array(fileSchema).max(MOST_FILES).default([]),
});
const callSchema = z.strictObject({ id: z.uuid(), isAnswered: z.boolean() });

const NOT_FOUND = 'This conversation doesn’t exist, or you don’t have access to it.';

/** `GET /api/back-office/threads/{id}/composer`: the channels and templates of a thread. */
export async function readComposer(
  { staff, office }: Call,
  setup: ConversationOffice,
  threadId: string,
): Promise<Response> {
  const shopper = await findShopper({ office }, threadId, staff.sites);
  const [channels, site, facts] = await Promise.all([
    channelsOf({ office }, setup, shopper),
    setup.conversations.templates(shopper.siteSlug).catch(() => null),
    setup.facts(shopper.siteSlug, shopper),
  ]);
  const values: TemplateValues = {
    name: shopper.name.split(/\s+/)[0] || null,
    vehicle: facts?.vehicle?.title ?? null,
    price: facts?.vehicle?.price ?? null,
    place: facts?.place ?? null,
    hours: facts?.hours ?? null,
    agent: staff.name || null,
    driveLink: facts?.driveLink ?? null,
    reserveLink: facts?.reserveLink ?? null,
    vehicleLink: facts?.vehicle?.href ?? null,
  };
  return Response.json({
    mayAct: staff.sites.some(({ slug, mayAct }) => slug === shopper.siteSlug && mayAct),
    channels,
    templates: (site?.templates ?? []).map(({ id, name, channel, ...template }) => {
      const [subject, body] = [fillTemplate(template.subject, values), fillTemplate(template.text, values)];
      const missing = [...new Set([...subject.missing, ...body.missing])];
      return {
        id,
        name,
        channel,
        subject: subject.text,
        text: body.text,
        missing: missing.map((field) => TEMPLATE_FIELDS[field]),
      };
    }),
    subject: facts
      ? facts.vehicle
        ? `Your enquiry: ${facts.vehicle.title}`
        : `Your enquiry at ${facts.name}`
      : 'Your enquiry',
    vehicle: facts?.vehicle
      ? { title: facts.vehicle.title, price: facts.vehicle.price, picture: facts.vehicle.picture }
      : null,
  } satisfies ComposerAnswer);
}

/** `POST /api/back-office/messages`: queues a message to a shopper. */
export async function sendMessage(call: Call, setup: ConversationOffice): Promise<Response> {
  const { request, staff, office } = call;
  const { threadId, files, ...message } = await bodyOf(request, sendSchema, setup.mostBytes);
  const shopper = await findShopper(call, threadId, actedOn(call));
  await expectStaffRate(call, 'staffMessage', 'Too many messages in a short time. Please wait a minute.');
  const channel = (await channelsOf(call, setup, shopper)).find((each) => each.channel === message.channel);
  if (!channel || channel.problem)
    throw new ApiError('conflict', channel?.problem ?? 'This channel is not set up.');
  if (message.text.length > TEXT_LIMITS[message.channel])
    throw new ApiError(
      'bad_input',
      `This message can have up to ${TEXT_LIMITS[message.channel]} characters.`,
    );
  const isMail = message.channel === 'email';
  if (isMail && !message.subject) throw new ApiError('bad_input', 'Enter a subject.');
  const contents = files.map(({ name, type, content }) => ({
    name,
    type,
    content: Buffer.from(content, 'base64'),
  }));
  if (contents.reduce((bytes, { content }) => bytes + content.length, 0) > MOST_FILES_BYTES)
    throw new ApiError('too_large', 'The files are too large. Together they can have 12 MB.');
  const isQueued = await queueReply(office.pool, shopper, {
    ...message,
    subject: isMail ? message.subject : '',
    showsVehicle: isMail && message.showsVehicle,
    files: isMail ? contents : [],
    authorId: staff.id,
  });
  if (!isQueued) throw new ApiError('not_found', NOT_FOUND);
  office.report('info', { staff: staff.id, thread: threadId, channel: message.channel }, 'lead_reply_queued');
  return Response.json({ id: message.id } satisfies SentMessageAnswer);
}

/** `POST /api/back-office/threads/{id}/calls`: logs a call that the caller made to the shopper. */
export async function recordCall(call: Call, threadId: string): Promise<Response> {
  const { request, staff, office } = call;
  const { id, isAnswered } = await bodyOf(request, callSchema);
  const siteSlugs = actedOn(call).map(({ slug }) => slug);
  await expectStaffRate(call, 'staffMessage', 'Too many messages in a short time. Please wait a minute.');
  const thread = z.uuid().safeParse(threadId);
  const isLogged =
    thread.success &&
    (await logCall(office.pool, siteSlugs, { id, threadId: thread.data, isAnswered, authorId: staff.id }));
  if (!isLogged) throw new ApiError('not_found', NOT_FOUND);
  office.report('info', { staff: staff.id, thread: threadId }, 'lead_call_logged');
  return Response.json({ id } satisfies SentMessageAnswer);
}

/** Types that browsers may be told; others are sent as binary data. */
const PLAIN_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** `GET /api/back-office/message-files/{file}`: a file of a message, as a download. */
export async function readMessageFile({ staff, office }: Call, fileId: string): Promise<Response> {
  const id = z.uuid().safeParse(fileId);
  const siteSlugs = staff.sites.map(({ slug }) => slug);
  const file = id.success ? await messageFile(office.pool, siteSlugs, id.data) : null;
  if (!file) throw new ApiError('not_found', 'This file doesn’t exist, or you don’t have access to it.');
  return new Response(new Uint8Array(file.content), {
    headers: {
      'content-type': PLAIN_TYPES.includes(file.type) ? file.type : 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

async function findShopper(
  { office }: Pick<Call, 'office'>,
  threadId: string,
  sites: readonly { slug: string }[],
): Promise<ThreadShopper> {
  const id = z.uuid().safeParse(threadId);
  const slugs = sites.map(({ slug }) => slug);
  const shopper = id.success ? await threadShopper(office.pool, slugs, id.data) : null;
  if (!shopper) throw new ApiError('not_found', NOT_FOUND);
  return shopper;
}

/** Returns the channels to a shopper that the site has. */
export async function channelsOf(
  { office }: Pick<Call, 'office'>,
  setup: ConversationOffice,
  shopper: ThreadShopper,
) {
  const numbers = await setup.conversations.numbers().catch(() => []);
  const { sharedSender } = setup;
  const has = (channel: 'sms' | 'whatsapp') =>
    senderOf(numbers, shopper.siteSlug, channel, sharedSender) !== null;
  const available: ReplySetup = {
    hasMail: true,
    hasSms: sharedSender !== null && has('sms'),
    hasWhatsApp: sharedSender !== null && has('whatsapp'),
  };
  return replyChannels(office.pool, shopper, available);
}

function actedOn({ staff }: Call): { slug: string }[] {
  const sites = staff.sites.filter(({ mayAct }) => mayAct);
  if (sites.length === 0)
    throw new ApiError('read_only', 'Your role lets you read conversations but not answer them.');
  return sites;
}
