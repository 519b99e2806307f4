import { FINANCE_ENQUIRY, TEST_DRIVE } from '@forecourt/lib/leads/form-kinds';
import type { FormVehicle } from './setup.ts';

export interface Thanks {
  title: string;
  text?: string;
  steps: [string, string, string];
}

const ANSWER = 'We usually respond within one business day.';

const BY_KIND: Readonly<Record<string, Thanks | undefined>> = {
  service: {
    title: 'We have received your service request',
    steps: [
      'Our workshop will call or text you with a date and a price.',
      'Your booking is only made once you confirm.',
      'Bring your logbook, and the lock nut key if the wheels need it.',
    ],
  },
  serviceBooking: {
    title: 'Your service is booked',
    steps: [
      'Our email has a calendar invitation and a link to reschedule or cancel.',
      'Bring the car at the time you chose, with its logbook if you have one.',
      'We let you know when it is ready to collect.',
    ],
  },
  parts: {
    title: 'We have received your parts request',
    steps: [
      'Our parts team finds the part number for your vehicle.',
      'We tell you the price and when the part will arrive.',
      'Collect it from our parts counter, or have us fit it.',
    ],
  },
  fleet: {
    title: 'Thanks, we have received your fleet enquiry',
    steps: [
      'A fleet specialist will call you and remain your contact.',
      'You receive a comparison of whole-of-life costs for each vehicle.',
      'Choose when and where to take delivery.',
    ],
  },
  careers: {
    title: 'Thanks, we have received your application',
    steps: [
      'Our team reads your application.',
      'We let you know the outcome either way.',
      "If we think you're a good fit, we invite you to meet the team.",
    ],
  },
};

/**
 * Returns the message of the success page for the form that was sent (OPEN-021); an editor's message takes
 * precedence.
 * @param drive the booked time, `Mon 23 Nov, 9:00 am`, and location; shown above an editor's text
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
  const promise = category ? promiseIn(storedForm, new Date()) : null;
  const text = [usual.text, promise, words('text')].filter(Boolean).join('\n');
  const [first, ...others] = usual.steps;
  return {
    ...usual,
    ...(title && { title }),
    ...(text && { text }),
    // The usual time would contradict the promise.
    ...(promise && first === ANSWER && { steps: ['We read your enquiry and check the details.', ...others] }),
  };
}

/** Returns the stored promise of an answer while it is true. */
function promiseIn(storedForm: Record<string, unknown> | null, now: Date): string | null {
  const promise = storedForm?.promise;
  if (typeof promise !== 'object' || promise === null) return null;
  const { text, until } = promise as Record<string, unknown>;
  const isTrue = typeof text === 'string' && typeof until === 'string' && Date.parse(until) > now.getTime();
  return isTrue ? text : null;
}

function usualThanks(category: string | null, drive: { time: string; place: string | null } | null): Thanks {
  if (category === TEST_DRIVE) {
    return {
      title: drive ? 'Your test drive is booked' : 'Your test drive request is in',
      ...(drive && { text: [drive.time, drive.place].filter(Boolean).join(', ') }),
      steps: [
        drive
          ? `Your booking is confirmed for ${drive.time}. Our email has a calendar invitation and a link to cancel.`
          : 'We will call or text you to agree on a time.',
        'Bring your driver licence. The vehicle will be ready for you.',
        'Take your time on the test drive.',
      ],
    };
  }
  if (category === FINANCE_ENQUIRY) {
    return {
      title: 'Thanks, we have received your finance enquiry',
      steps: [
        'Our finance team will contact you to understand your needs.',
        'You receive your options side by side: interest rate, fees and total repayments.',
        'Choose the option that suits you, with no obligation.',
      ],
    };
  }
  if (!category)
    return {
      title: 'Thank you',
      steps: [
        ANSWER,
        'Your reference number is in the email we sent you.',
        'Prefer to talk? Call us during business hours.',
      ],
    };
  return {
    title: 'Thanks, we have received your enquiry',
    steps: [
      ANSWER,
      'Ask us for more photos, a video or a test drive.',
      'Come and see it at a time that suits you.',
    ],
  };
}

/** Returns the stored vehicle (STORE-04), if it is complete enough to show. */
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
