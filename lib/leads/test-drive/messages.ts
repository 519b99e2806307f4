import type { MailVehicle } from '../../inventory/mail-vehicle.ts';
import type { MailParts } from '../../messaging/mail/layout.ts';
import { greeting } from '../../platform/text/greeting.ts';
import type { DriveMail } from './mail-kinds.ts';

export interface DriveText {
  name: string;
  /** `0412 345 678`, for the dealer. */
  mobile: string;
  /** `Monday 23 November 2026, 9:00 am`, in the location's time zone. */
  when: string;
  /** The day of the drive relative to now, for the reminder. */
  day: 'today' | 'tomorrow';
  place: { name: string; address: string | null; phone: string | null };
  vehicle: MailVehicle | null;
  /** The shopper's page for the drive, with their token. */
  href: string;
}

type Make = (words: DriveText) => { subject: string; parts: MailParts };

const what = ({ vehicle }: DriveText): string => vehicle?.title ?? 'your test drive';
const rowsOf = ({ when, place }: DriveText): NonNullable<MailParts['rows']> => [
  ['When', when],
  ['Where', [place.name, place.address].filter(Boolean).join('\n')],
];
const call = ({ place }: DriveText): string[] =>
  place.phone ? [`Questions? Call ${place.name} on ${place.phone}.`] : [];
const forShopper = (
  words: DriveText,
  parts: Pick<MailParts, 'preview' | 'heading' | 'paragraphs'>,
): MailParts => ({
  ...parts,
  paragraphs: [greeting(words.name), ...parts.paragraphs],
  ...(words.vehicle && { vehicle: words.vehicle }),
  rows: rowsOf(words),
  button: { label: 'View your test drive', href: words.href },
  closing: ['Please bring your driver licence.', ...call(words)],
  link: { label: 'Can’t make it? Cancel here', href: words.href },
});

/** Parts of a lead's confirmation that a booked time replaces. */
export const driveOfLead = (words: DriveText): Partial<MailParts> & { subject: string } => ({
  subject: `Your test drive on ${words.when}: ${what(words)}`,
  ...forShopper(words, {
    preview: `${words.when}, ${words.place.name}`,
    heading: 'Your test drive is booked',
    paragraphs: [
      'The vehicle will be ready for you. Open the attached file to add the time to your calendar.',
    ],
  }),
});

export const DRIVE_MAIL_MAKERS: Record<DriveMail, Make> = {
  driveReminder: (words) => ({
    subject: `Your test drive is ${words.day}: ${what(words)}`,
    parts: forShopper(words, {
      preview: `${words.when}, ${words.place.name}`,
      heading: `See you ${words.day}`,
      paragraphs: [`Your test drive is ${words.day}, and we have set the vehicle aside for you.`],
    }),
  }),
  driveMoved: (words) => ({
    subject: `Your test drive has a new time: ${words.when}`,
    parts: forShopper(words, {
      preview: `${words.when}, ${words.place.name}`,
      heading: 'Your test drive has a new time',
      paragraphs: ['We have moved your test drive. Open the attached file to update your calendar.'],
    }),
  }),
  driveOff: (words) => ({
    subject: `Cancelled: your test drive on ${words.when}`,
    parts: {
      preview: words.when,
      heading: 'Your test drive is cancelled',
      paragraphs: [
        greeting(words.name),
        `Your test drive on ${words.when} at ${words.place.name} is cancelled. You don’t need to do anything.`,
      ],
      ...(words.vehicle && {
        vehicle: words.vehicle,
        button: { label: 'View the vehicle', href: words.vehicle.href },
      }),
      closing: call(words),
    },
  }),
  driveOffDealer: (words) => ({
    subject: `Cancelled: test drive of ${words.vehicle?.title ?? 'no specific vehicle'} (${words.name})`,
    parts: {
      preview: words.when,
      heading: `${words.name} has cancelled a test drive`,
      paragraphs: ['The time is available again.'],
      ...(words.vehicle && { vehicle: words.vehicle }),
      rows: [['Name', words.name], ['Mobile', words.mobile], ...rowsOf(words)],
    },
  }),
};

export const reminderText = ({
  site,
  when,
  day,
  place,
  phone,
}: {
  site: string;
  when: string;
  day: DriveText['day'];
  place: string;
  phone: string | null;
}): string =>
  `${site}: your test drive is ${day}, ${when}, at ${place}. Bring your licence.${phone ? ` Cannot make it? Call ${phone}.` : ''}`;

/** Returns whether an SMS is the reminder for this time, whatever day or site it names. */
export const isReminderText = (body: string, when: string): boolean =>
  body.includes(': your test drive is ') && body.includes(`, ${when}, at `);
