import type { MailVehicle } from '../../inventory/mail-vehicle.ts';
import type { MailParts } from '../../messaging/mail/layout.ts';
import { greeting } from '../../platform/text/greeting.ts';
import type { DriveMail } from './mail-kinds.ts';

/** A drive in the words of its mails. */
export interface DriveWords {
  name: string;
  /** `0412 345 678`, for the dealer. */
  mobile: string;
  /** `Monday 23 November 2026, 9:00 am`, where the car is driven. */
  when: string;
  /** Which day that is, seen from now; for the reminder. */
  day: 'today' | 'tomorrow';
  place: { name: string; address: string | null; phone: string | null };
  vehicle: MailVehicle | null;
  /** The shopper's page of the drive, with their token. */
  href: string;
}

type Make = (words: DriveWords) => { subject: string; parts: MailParts };

const what = ({ vehicle }: DriveWords): string => vehicle?.title ?? 'your test drive';
const rowsOf = ({ when, place }: DriveWords): NonNullable<MailParts['rows']> => [
  ['When', when],
  ['Where', [place.name, place.address].filter(Boolean).join('\n')],
];
const call = ({ place }: DriveWords): string[] =>
  place.phone ? [`Questions? Call ${place.name} on ${place.phone}.`] : [];
const forShopper = (
  words: DriveWords,
  parts: Pick<MailParts, 'preview' | 'heading' | 'paragraphs'>,
): MailParts => ({
  ...parts,
  paragraphs: [greeting(words.name), ...parts.paragraphs],
  ...(words.vehicle && { vehicle: words.vehicle }),
  rows: rowsOf(words),
  button: { label: 'See your test drive', href: words.href },
  closing: ['Please bring your driver licence.', ...call(words)],
  link: { label: 'Cannot make it? Cancel here', href: words.href },
});

/** What the mail that confirms a lead says more, when a time was booked with it. */
export const driveOfLead = (words: DriveWords): Partial<MailParts> & { subject: string } => ({
  subject: `Your test drive on ${words.when}: ${what(words)}`,
  ...forShopper(words, {
    preview: `${words.when}, ${words.place.name}`,
    heading: 'Your test drive is booked',
    paragraphs: ['The car will be ready for you. The time is in the file with this mail, for your calendar.'],
  }),
});

/** The mails about a drive after that of its lead. */
export const DRIVE_MAIL_MAKERS: Record<DriveMail, Make> = {
  driveReminder: (words) => ({
    subject: `Your test drive is ${words.day}: ${what(words)}`,
    parts: forShopper(words, {
      preview: `${words.when}, ${words.place.name}`,
      heading: `See you ${words.day}`,
      paragraphs: [`Your test drive is ${words.day}, and the car is kept free for you.`],
    }),
  }),
  driveMoved: (words) => ({
    subject: `Your test drive has a new time: ${words.when}`,
    parts: forShopper(words, {
      preview: `${words.when}, ${words.place.name}`,
      heading: 'Your test drive has a new time',
      paragraphs: ['We have moved your test drive. The file with this mail changes it in your calendar.'],
    }),
  }),
  driveOff: (words) => ({
    subject: `Cancelled: your test drive on ${words.when}`,
    parts: {
      preview: words.when,
      heading: 'Your test drive is cancelled',
      paragraphs: [
        greeting(words.name),
        `The drive on ${words.when} at ${words.place.name} is cancelled. You need not do anything.`,
      ],
      ...(words.vehicle && {
        vehicle: words.vehicle,
        button: { label: 'View the car', href: words.vehicle.href },
      }),
      closing: call(words),
    },
  }),
  driveOffDealer: (words) => ({
    subject: `Cancelled: test drive of ${words.vehicle?.title ?? 'no car in particular'} (${words.name})`,
    parts: {
      preview: words.when,
      heading: `${words.name} has cancelled a test drive`,
      paragraphs: ['The time is free again.'],
      ...(words.vehicle && { vehicle: words.vehicle }),
      rows: [['Name', words.name], ['Mobile', words.mobile], ...rowsOf(words)],
    },
  }),
};

/** The text that reminds of a drive the day before. */
export const reminderText = ({
  site,
  when,
  day,
  place,
  phone,
}: {
  site: string;
  when: string;
  day: DriveWords['day'];
  place: string;
  phone: string | null;
}): string =>
  `${site}: your test drive is ${day}, ${when}, at ${place}. Bring your licence.${phone ? ` Cannot make it? Call ${phone}.` : ''}`;

/** Whether a text reminded of the drive at a time: the day it names may have been another one, or the site's name. */
export const isReminderText = (body: string, when: string): boolean =>
  body.includes(': your test drive is ') && body.includes(`, ${when}, at `);
