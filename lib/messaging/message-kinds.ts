/**
 * Purpose of a message.
 * `marketing` offers or promotes what dealers sell, even if only in part, which makes it a commercial
 * electronic message (Spam Act 2003, section 6): it requires consent and an unsubscribe option (sections 16
 * and 18). `transactional` is about something the recipient did. `staff` goes to the dealer's people and
 * systems.
 */
export type Purpose = 'marketing' | 'transactional' | 'staff';

interface Message {
  purpose: Purpose;
  why: string;
}

const marketing = (why: string): Message => ({ purpose: 'marketing', why });
const transactional = (why: string): Message => ({ purpose: 'transactional', why });
const staff = (why: string): Message => ({ purpose: 'staff', why });

/** All mails and SMS; mails by topic and kind. A message not listed here does not compile. */
const MESSAGES = {
  'lead.dealer': staff('The lead itself, for the person who answers it.'),
  'lead.shopper': transactional('Confirms what someone just sent, with what they asked for and no more.'),
  'lead.driveReminder': transactional('Reminds the recipient of a test drive they booked.'),
  'lead.driveMoved': transactional('The booked test drive has a new time.'),
  'lead.driveOff': transactional('The booked test drive is cancelled.'),
  'lead.driveOffDealer': staff('A test drive is cancelled.'),
  'lead.serviceReminder': transactional('Reminds the recipient of a service they booked.'),
  'lead.serviceMoved': transactional('The booked service has a new time.'),
  'lead.serviceMovedDealer': staff('A service booking has a new time.'),
  'lead.serviceOff': transactional('The booked service is cancelled.'),
  'lead.serviceOffDealer': staff('A service booking is cancelled.'),
  'lead.serviceReady': transactional('The vehicle that the recipient left is ready to collect.'),
  'reservation.receipt': transactional('Receipt for a payment.'),
  'reservation.expiry': transactional(
    'The outcome of a reservation the recipient started: nothing was charged.',
  ),
  'reservation.recalled': transactional(
    'The outcome of a reservation the recipient started: a safety recall ended it.',
  ),
  'reservation.refund': transactional('Money is on its way back.'),
  'reservation.dealer': staff('A car is reserved.'),
  'reservation.dealerRefund': staff('A reservation is refunded.'),
  'online_payment.receipt': transactional('Receipt for a payment.'),
  'online_payment.dealer': staff('A payment was received.'),
  'online_payment.refund': transactional('Money is on its way back.'),
  'waiting_list.free': marketing('Offers a car for sale, to shoppers who asked to be notified.'),
  'alert.alert': marketing('Shows cars for sale and their prices, to shoppers who turned on these alerts.'),
  'alert.confirm_email': transactional('Asks the recipient to confirm their address, and offers nothing.'),
  'prize.prize': transactional('Delivers what the recipient has just won, once.'),
  'lead_notice.assigned': staff('A lead has a new owner.'),
  'lead_notice.late': staff('A lead was not answered in time.'),
  'conversation.reply': transactional('A person answers what the recipient asked.'),
  'site_report.weekly': staff('What needs fixing on a site.'),

  'channel.adf': staff('A lead, for a system that reads mails.'),
  'staff.stuckLeads': staff('Leads that were not delivered.'),
  'staff.feedTrouble': staff('A feed that is failing.'),
  'staff.outgoingFeedTrouble': staff('An outgoing feed that is failing.'),
  'staff.monthlyResults': staff('Figures of a site, from visits to sales.'),
  'staff.slowerRelease': staff('Pages that a release made slower.'),
  'staff.trialEnded': staff('A trial of a page that ended by itself.'),
  'staff.unapprovedPublish': staff('Documents that were published without the approval they need.'),
  'staff.review': staff('A draft to approve, or the decision about one.'),
  'staff.removal': staff('A request to delete or unpublish a document, or the answer to one.'),
  'staff.webhookDisabled': staff('A webhook that was disabled because it failed.'),

  'text.code': transactional('The code that the recipient just requested.'),
  'text.driveReminder': transactional('Reminds the recipient of a test drive they booked.'),
  'text.leadNotice': staff('A lead has a new owner, or was not answered in time.'),
  'text.serviceReminder': transactional('Reminds the recipient of a service they booked.'),
  'text.serviceReady': transactional('The vehicle that the recipient left is ready to collect.'),
  'text.alert': marketing('Names cars for sale and their prices, to shoppers who turned on these alerts.'),
  'text.reply': transactional('A person answers what the recipient asked.'),
  'text.prize': transactional('Delivers what the recipient has just won, once.'),
} as const satisfies Record<string, Message>;

export type MessageName = keyof typeof MESSAGES;
export type SmsName = Extract<MessageName, `text.${string}`>;
export type MailName = Exclude<MessageName, SmsName>;
export type MailKind<Topic extends string> = {
  [Name in MessageName]: Name extends `${Topic}.${infer Kind}` ? Kind : never;
}[MessageName];

export const MESSAGE_NAMES = Object.keys(MESSAGES) as MessageName[];

export const messageOf = (name: MessageName): Message => MESSAGES[name];

/** Returns whether a message requires an unsubscribe option; false for newer names. */
export const isMarketing = (name: string): boolean =>
  Object.hasOwn(MESSAGES, name) && messageOf(name as MessageName).purpose === 'marketing';

/** Thrown instead of sending a marketing message without an unsubscribe option. */
export class CannotBeStoppedError extends Error {
  override name = 'CannotBeStoppedError';
  constructor(message: string) {
    super(`${message} is marketing but has no unsubscribe link`);
  }
}
