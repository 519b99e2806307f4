import { FINANCE_ENQUIRY, TEST_DRIVE } from '@forecourt/lib/lead/kinds';
import type { FormVehicle } from './setup.ts';

export interface Thanks {
  title: string;
  steps: [string, string, string];
}

const ANSWER = 'We answer, usually within one business day.';

/** The words of the success page by what was asked (OPEN-021); plain ones when nobody knows. */
export function thanksFor(category: string | null): Thanks {
  if (category === TEST_DRIVE) {
    return {
      title: 'Your test drive request is in',
      steps: [
        'We ring or text you to agree on a time.',
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
export function storedVehicle(stored: Record<string, unknown> | null): FormVehicle | null {
  const texts = ['id', 'slug', 'title', 'price', 'dealershipId'] as const;
  if (!stored || texts.some((key) => typeof stored[key] !== 'string' || stored[key] === '')) return null;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(stored.slug as string)) return null;
  const text = (key: string) => (typeof stored[key] === 'string' ? (stored[key] as string) : null);
  const picture = text('picture');
  return {
    ...(stored as unknown as FormVehicle),
    subtitle: text('subtitle'),
    picture: picture && /^https?:\/\//.test(picture) ? picture : null,
    locationId: text('locationId'),
  };
}
