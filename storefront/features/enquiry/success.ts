import { FINANCE_ENQUIRY, TEST_DRIVE } from '@forecourt/lib/leads/form-kinds';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { FormVehicle } from './setup.ts';

export interface Thanks {
  title: string;
  text?: string;
  steps: [string, string, string];
}

type Texts = Translator<'success'>;

/** Forms whose messages do not depend on a category. */
const OWN_KINDS = ['service', 'serviceBooking', 'parts', 'fleet', 'careers'] as const;

const ownThanks = (kind: unknown, t: Texts): Thanks | undefined => {
  const own = OWN_KINDS.find((each) => each === kind);
  return own && { title: t(`${own}.title`), steps: stepsOf(own, t) };
};

const stepsOf = (kind: (typeof OWN_KINDS)[number] | 'finance' | 'drive', t: Texts): Thanks['steps'] => [
  t(`${kind}.steps.0`),
  t(`${kind}.steps.1`),
  t(`${kind}.steps.2`),
];

/**
 * Returns the message of the success page for the form that was sent (OPEN-021); an editor's message takes
 * precedence.
 * @param t texts of the page's language
 * @param drive the booked time, `Mon 23 Nov, 9:00 am`, and location; shown above an editor's text
 */
export function thanksFor(
  t: Texts,
  category: string | null,
  storedForm: Record<string, unknown> | null = null,
  drive: { time: string; place: string | null } | null = null,
): Thanks {
  const usual = (category && ownThanks(storedForm?.kind, t)) || usualThanks(t, category, drive);
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
    ...(promise && first === t('answer') && { steps: [t('reading'), ...others] }),
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

function usualThanks(
  t: Texts,
  category: string | null,
  drive: { time: string; place: string | null } | null,
): Thanks {
  if (category === TEST_DRIVE) {
    if (!drive) return { title: t('drive.title'), steps: stepsOf('drive', t) };
    const { time, place } = drive;
    return {
      title: t('driveBooked.title'),
      text: [time, place].filter(Boolean).join(', '),
      steps: [t('driveBooked.steps.0', { time }), t('driveBooked.steps.1'), t('driveBooked.steps.2')],
    };
  }
  if (category === FINANCE_ENQUIRY) return { title: t('finance.title'), steps: stepsOf('finance', t) };
  const kind = category ? 'enquiry' : 'unknown';
  return {
    title: t(`${kind}.title`),
    steps: [t('answer'), t(`${kind}.steps.1`), t(`${kind}.steps.2`)],
  };
}

/** Nouns of vehicles that are no cars. */
const OTHER_NOUNS = ['caravan', 'motorcycle', 'truck'] as const;

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
    noun: OTHER_NOUNS.find((noun) => noun === storedForm['noun']) ?? 'car',
    picture: picture && /^https?:\/\//.test(picture) ? picture : null,
    locationId: text('locationId'),
  };
}
