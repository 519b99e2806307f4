import { FINANCE_ENQUIRY, TEST_DRIVE } from '@forecourt/lib/leads/kinds';
import type { FormVehicle } from './setup.ts';

export interface Thanks {
  title: string;
  /** When and where, and what an editor says beside it. */
  text?: string;
  steps: [string, string, string];
}

const ANSWER = 'We answer, usually within one business day.';

/** Thanks for the forms that are no enquiry about a car. */
const BY_KIND: Readonly<Record<string, Thanks | undefined>> = {
  service: {
    title: 'Your service request is in',
    steps: [
      'The workshop rings or texts you with a day and a price.',
      'Say yes, and the bay is yours. Nothing is booked before.',
      'Bring the logbook, and the lock nut key if the wheels need it.',
    ],
  },
  parts: {
    title: 'We are looking for your part',
    steps: [
      'The parts desk finds the number by your car.',
      'You hear the price, and the day it is here.',
      'Collect it at the counter, or have it fitted.',
    ],
  },
  fleet: {
    title: 'Thanks, we have received your fleet enquiry',
    steps: [
      'One person rings you, and stays with you.',
      'You get figures over the life of the vehicles, side by side.',
      'Choose when and where they are handed over.',
    ],
  },
  careers: {
    title: 'Thanks, we have received your application',
    steps: [
      'A person reads it, not a program.',
      'You hear from us, whatever the answer.',
      'If it fits, you come and look around first.',
    ],
  },
};

/**
 * The words of the success page by what was asked (OPEN-021), with those of the form's editor in place of ours; plain
 * ones when nobody knows.
 * @param storedForm the form as this browser remembers it
 * @param drive the time that was booked, `Mon 23 Nov, 9:00 am`, and where; an editor's words stand below them
 */
export function thanksFor(
  category: string | null,
  storedForm: Record<string, unknown> | null = null,
  drive: { time: string; place: string | null } | null = null,
): Thanks {
  const usual = (category && BY_KIND[String(storedForm?.kind)]) || usualThanks(category, drive);
  const words = (key: string) =>
    (category && typeof storedForm?.[key] === 'string' && storedForm[key]) || null;
  const title = words('title');
  const text = [usual.text, words('text')].filter(Boolean).join('\n');
  return { ...usual, ...(title && { title }), ...(text && { text }) };
}

function usualThanks(category: string | null, drive: { time: string; place: string | null } | null): Thanks {
  if (category === TEST_DRIVE) {
    return {
      title: drive ? 'Your test drive is booked' : 'Your test drive request is in',
      ...(drive && { text: [drive.time, drive.place].filter(Boolean).join(', ') }),
      steps: [
        drive
          ? `${drive.time} is yours. The mail we sent you has it for your calendar, and the way to cancel.`
          : 'We ring or text you to agree on a time.',
        'Bring your driver licence. The car is washed, fuelled and waiting.',
        'Take it for a proper drive, without anybody hurrying you.',
      ],
    };
  }
  if (category === FINANCE_ENQUIRY) {
    return {
      title: 'Thanks, we have received your finance enquiry',
      steps: [
        'A finance person rings to understand what you need.',
        'You get the options side by side: rate, fees and what you repay in all.',
        'Choose one, take a few days, or take none.',
      ],
    };
  }
  if (!category)
    return {
      title: 'Thank you',
      steps: [
        ANSWER,
        'Your reference is in the mail we sent you.',
        'Rather talk? Our phone is open in business hours.',
      ],
    };
  return {
    title: 'Thanks, we have received your enquiry',
    steps: [
      ANSWER,
      'Ask for more photos, a video or a time to drive it.',
      'Come and see it when it suits you.',
    ],
  };
}

/** The stored vehicle (STORE-04), when it is whole enough to show. */
export function storedVehicle(storedForm: Record<string, unknown> | null): FormVehicle | null {
  const texts = ['id', 'slug', 'title', 'price', 'dealershipId'] as const;
  if (!storedForm || texts.some((key) => typeof storedForm[key] !== 'string' || storedForm[key] === ''))
    return null;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(storedForm.slug as string)) return null;
  const text = (key: string) => (typeof storedForm[key] === 'string' ? (storedForm[key] as string) : null);
  const picture = text('picture');
  return {
    ...(storedForm as unknown as FormVehicle),
    subtitle: text('subtitle'),
    picture: picture && /^https?:\/\//.test(picture) ? picture : null,
    locationId: text('locationId'),
  };
}
