import type { MailVehicle } from '../../inventory/mail-vehicle.ts';
import type { MailParts } from '../../messaging/mail/layout.ts';
import { isolated, mailGreeting, mailTexts, questionsCall } from '../../messaging/mail/mail-language.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import { translatorOf } from '../../platform/language/translator.ts';
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
  /** Of the mail and of `when`; English by default, as in mails to the dealer. */
  language?: Language;
  /** The shopper's page for the drive, with their token. */
  href: string;
}

type Make = (words: DriveText) => { subject: string; parts: MailParts };

const textsOf = ({ language = ENGLISH }: Pick<DriveText, 'language'>) => mailTexts(language, 'bookingMail');
const previewOf = (words: DriveText): string =>
  textsOf(words)('preview', { when: words.when, place: words.place.name });
const rowsOf = (words: DriveText): NonNullable<MailParts['rows']> => [
  [textsOf(words)('when'), words.when],
  [textsOf(words)('where'), [words.place.name, words.place.address].filter(Boolean).join('\n')],
];
const call = ({ place, language = ENGLISH }: DriveText): string[] => questionsCall(place, language);
const forShopper = (
  words: DriveText,
  parts: Pick<MailParts, 'preview' | 'heading' | 'paragraphs'>,
): MailParts => ({
  ...parts,
  paragraphs: [mailGreeting(words.name, words.language ?? ENGLISH), ...parts.paragraphs],
  ...(words.vehicle && { vehicle: words.vehicle }),
  rows: rowsOf(words),
  button: { label: textsOf(words)('drive.view'), href: words.href },
  closing: [textsOf(words)('drive.licence'), ...call(words)],
  link: { label: textsOf(words)('drive.cancelHere'), href: words.href },
});

/** Parts of a lead's confirmation that a booked time replaces. */
export function driveOfLead(words: DriveText): Partial<MailParts> & { subject: string } {
  const texts = textsOf(words);
  return {
    subject: texts('drive.bookedSubject', {
      when: words.when,
      vehicle: words.vehicle?.title ?? texts('drive.own'),
    }),
    ...forShopper(words, {
      preview: previewOf(words),
      heading: texts('drive.booked'),
      paragraphs: [texts('drive.bookedText')],
    }),
  };
}

export const DRIVE_MAIL_MAKERS: Record<DriveMail, Make> = {
  driveReminder: (words) => {
    const texts = textsOf(words);
    const vehicle = words.vehicle?.title ?? texts('drive.own');
    return {
      subject: texts(`drive.${words.day}.subject`, { vehicle }),
      parts: forShopper(words, {
        preview: previewOf(words),
        heading: texts(`drive.${words.day}.heading`),
        paragraphs: [texts(`drive.${words.day}.text`)],
      }),
    };
  },
  driveMoved: (words) => ({
    subject: textsOf(words)('drive.movedSubject', { when: words.when }),
    parts: forShopper(words, {
      preview: previewOf(words),
      heading: textsOf(words)('drive.moved'),
      paragraphs: [textsOf(words)('drive.movedText')],
    }),
  }),
  driveOff: (words) => ({
    subject: textsOf(words)('drive.offSubject', { when: words.when }),
    parts: {
      preview: words.when,
      heading: textsOf(words)('drive.off'),
      paragraphs: [
        mailGreeting(words.name, words.language ?? ENGLISH),
        textsOf(words)('drive.offText', { when: words.when, place: words.place.name }),
      ],
      ...(words.vehicle && {
        vehicle: words.vehicle,
        button: {
          label: mailTexts(words.language ?? ENGLISH, 'mail')('viewVehicle'),
          href: words.vehicle.href,
        },
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

interface ReminderSms {
  site: string;
  when: string;
  day: DriveText['day'];
  place: string;
  phone: string | null;
  language?: Language;
}

export function reminderText({ site, when, day, place, phone, language = ENGLISH }: ReminderSms): string {
  const texts = translatorOf(language, 'sms');
  const text = texts(`drive.${day}`, { site, when, place });
  return phone
    ? texts('pair', { text, call: texts('cannotMakeIt', { phone: isolated(phone, language) }) })
    : text;
}

/** Returns whether an SMS is the reminder for this time, whatever day it was worded for. */
export const isSameReminder = (body: string, reminder: ReminderSms): boolean =>
  (reminder.language ?? ENGLISH) === ENGLISH
    ? body.includes(': your test drive is ') && body.includes(`, ${reminder.when}, at `)
    : (['today', 'tomorrow'] as const).some((day) => body.includes(reminderText({ ...reminder, day })));
