/**
 * Why a message is sent. `marketing`: to offer or promote what dealers sell, if only among other things, which makes it a
 * commercial electronic message (Spam Act 2003, section 6); it goes to whoever asked for it, and says how to stop it (sections
 * 16 and 18). `transactional`: about something that its addressee did. `staff`: to the dealer's own people and systems.
 */
export type Purpose = 'marketing' | 'transactional' | 'staff';

interface Message {
  purpose: Purpose;
  /** Why it is that. */
  why: string;
}

const marketing = (why: string): Message => ({ purpose: 'marketing', why });
const transactional = (why: string): Message => ({ purpose: 'transactional', why });
const staff = (why: string): Message => ({ purpose: 'staff', why });

/**
 * Every mail and text that is sent. Those of the outbox of mails are named by topic and kind. One that is not here cannot be
 * sent: it does not compile.
 */
const MESSAGES = {
  'lead.dealer': staff('The lead itself, for whoever answers it.'),
  'lead.shopper': transactional('Confirms what somebody just sent, with what they asked for and no more.'),
  'lead.driveReminder': transactional('Reminds of a test drive that its reader booked.'),
  'lead.driveMoved': transactional('The booked test drive has another time.'),
  'lead.driveOff': transactional('The booked test drive is cancelled.'),
  'lead.driveOffDealer': staff('A test drive is cancelled.'),
  'reservation.receipt': transactional('Receipt for a payment.'),
  'reservation.expiry': transactional(
    'What became of a reservation that its reader began: nothing was charged.',
  ),
  'reservation.refund': transactional('Money is on its way back.'),
  'reservation.dealer': staff('A car is reserved.'),
  'reservation.dealerRefund': staff('A reservation is refunded.'),
  'online_payment.receipt': transactional('Receipt for a payment.'),
  'online_payment.dealer': staff('A payment came.'),
  'online_payment.refund': transactional('Money is on its way back.'),
  'waiting_list.free': marketing('Offers a car for sale, to whoever asked to hear of it.'),
  'alert.alert': marketing('Shows cars for sale and their prices, to whoever switched these alerts on.'),
  'alert.confirm_email': transactional('Asks whether an address is right, and offers nothing.'),
  'prize.prize': transactional('Hands over what its reader has just drawn, once.'),
  'site_report.weekly': staff('What needs fixing on a site.'),

  'channel.adf': staff('A lead, for a system that reads mails.'),
  'staff.stuckLeads': staff('Leads that reached nobody.'),
  'staff.feedTrouble': staff('A feed that fails.'),

  'text.code': transactional('The code that its reader just asked for.'),
  'text.driveReminder': transactional('Reminds of a test drive that its reader booked.'),
  'text.alert': marketing('Names cars for sale and their prices, to whoever switched these alerts on.'),
  'text.prize': transactional('Hands over what its reader has just drawn, once.'),
} as const satisfies Record<string, Message>;

export type MessageName = keyof typeof MESSAGES;
/** The names of texts. */
export type TextName = Extract<MessageName, `text.${string}`>;
/** The names of mails. */
export type MailName = Exclude<MessageName, TextName>;
/** The kinds that the outbox of mails knows of a topic. */
export type MailKind<Topic extends string> = {
  [Name in MessageName]: Name extends `${Topic}.${infer Kind}` ? Kind : never;
}[MessageName];

export const MESSAGE_NAMES = Object.keys(MESSAGES) as MessageName[];

/** What a message is for, and why. */
export const messageOf = (name: MessageName): Message => MESSAGES[name];

/** Whether a message must say how it is stopped. A name from a row of the database may be of another version. */
export const isMarketing = (name: string): boolean =>
  Object.hasOwn(MESSAGES, name) && messageOf(name as MessageName).purpose === 'marketing';

/** A marketing message that does not say how it is stopped: it is not sent. */
export class CannotBeStoppedError extends Error {
  override name = 'CannotBeStoppedError';
  constructor(message: string) {
    super(`${message} is marketing and does not say how it is stopped`);
  }
}
