import type { MessageChannel } from '../thread/message-states.ts';

/** Channels on which staff write. */
export const REPLY_CHANNELS = ['email', 'sms', 'whatsapp'] as const;
export type ReplyChannel = (typeof REPLY_CHANNELS)[number];

export const CHANNEL_LABELS: Record<MessageChannel, string> = {
  email: 'Email',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  garage: 'My Garage',
};

/** A channel to a shopper. One that cannot be used says why. */
export interface ComposerChannel {
  channel: ReplyChannel;
  /** Email or readable phone. */
  address: string;
  /** Why nothing can be sent; null if it can. */
  problem: string | null;
  /** Something to know before sending; null if there is nothing. */
  note: string | null;
}

/** A template, filled in for the thread. */
export interface ComposerTemplate {
  id: string;
  name: string;
  /** `text` for SMS and WhatsApp; null for every channel. */
  channel: 'email' | 'text' | null;
  subject: string;
  text: string;
  /** What is missing for it, such as 'the vehicle’s price now'; empty if it can be used. */
  missing: string[];
}

/** What the composer needs to know about a thread. */
export interface ComposerAnswer {
  mayAct: boolean;
  channels: ComposerChannel[];
  templates: ComposerTemplate[];
  subject: string;
  /** The vehicle that an email may show; null without one. */
  vehicle: { title: string; price: string; picture: string | null } | null;
}

export interface SendRequest {
  /** Generated once per message, so that a repeated request sends nothing twice. */
  id: string;
  channel: ReplyChannel;
  subject?: string;
  text: string;
  showsVehicle?: boolean;
  /** Base64. */
  files?: { name: string; type: string; content: string }[];
}

export interface SentMessageAnswer {
  id: string;
}

/** The hours after a shopper's WhatsApp message within which a business may answer freely. */
export const WHATSAPP_HOURS = 24;
export const WHATSAPP_RULE =
  'WhatsApp lets you answer within 24 hours of the shopper’s last message. After that, use SMS or email.';
export const STOPPED_TEXT =
  'The shopper answered STOP, so no more messages can be sent to this number from this site. They can answer START to allow them again.';
export const NO_MARKETING_NOTE =
  'The shopper unsubscribed from news. A personal answer to their enquiry is still allowed; don’t add offers.';
