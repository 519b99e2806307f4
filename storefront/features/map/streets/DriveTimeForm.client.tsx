'use client';
import { isPostcode, POSTCODE_LENGTH } from '@forecourt/lib/platform/geocode/postcode';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { parseShopperPlace, SHOPPER_PLACE_KEY } from '@forecourt/lib/vehicle/drive-away/shopper-place';
import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { readStored } from '@/ui/stored.client.ts';

/** The postcode of this page load, so that each card after the first shows its drive time at once. */
let lastPostcode: string | null = null;

/** The postcode that the visitor has given: to another card, in the page's address, or for prices. */
function knownPostcode(): string {
  const near = lastPostcode ?? new URLSearchParams(location.search).get('near') ?? '';
  return isPostcode(near) ? near : (parseShopperPlace(readStored(SHOPPER_PLACE_KEY)).postcode ?? '');
}

/** Returns the sentence to show, and whether it is a problem. */
type Texts = Translator<'map'>;

const HOUR = 60;

/** Returns `1 h 20 min`, in the language of the page. */
function durationText(minutes: number, t: Texts): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  const parts = [
    hours > 0 && t('driveTime.hours', { hours }),
    (rest > 0 || hours === 0) && t('driveTime.minutes', { minutes: rest }),
  ];
  return parts.filter(Boolean).join(' ');
}

async function askDriveTime(near: string, to: string, { t, signal }: { t: Texts; signal: AbortSignal }) {
  const response = await fetch(`/api/drive-time?${new URLSearchParams({ near, to })}`, { signal });
  const body = (await response.json()) as { name?: string; minutes?: number; error?: string };
  if (response.ok && body.minutes !== undefined)
    return {
      text: t('driveTime.answer', { time: durationText(body.minutes, t), name: body.name ?? '' }),
      isProblem: false,
    };
  return { text: response.status === 404 && body.error ? body.error : t('driveTime.down'), isProblem: true };
}

/**
 * The time to drive to a location from a postcode, which the visitor enters once per page.
 * @param props.to the slug of the location
 */
export function DriveTimeForm({ to }: { to: string }) {
  const t = useTranslations('map');
  const field = useId();
  const [postcode, setPostcode] = useState(knownPostcode);
  const [asked, setAsked] = useState(postcode);
  const [message, setMessage] = useState<{ text: string; isProblem: boolean } | null>(null);
  useEffect(() => {
    if (!asked) return;
    const controller = new AbortController();
    askDriveTime(asked, to, { t, signal: controller.signal }).then(
      (answer) => {
        if (controller.signal.aborted) return;
        setMessage(answer);
        setAsked('');
        if (!answer.isProblem) lastPostcode = asked;
      },
      () => {
        if (controller.signal.aborted) return;
        setMessage({ text: t('driveTime.down'), isProblem: true });
        setAsked('');
      },
    );
    return () => controller.abort();
  }, [asked, to, t]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = postcode.trim();
    if (!isPostcode(typed)) return setMessage({ text: t('driveTime.malformed'), isProblem: true });
    setMessage(null);
    setAsked(typed);
  };
  return (
    <form onSubmit={submit} noValidate aria-busy={asked !== ''} className="mt-2 border-t border-line pt-2">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={field} className="sr-only">
          {t('driveTime.label')}
        </label>
        <input
          id={field}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={POSTCODE_LENGTH}
          placeholder={t('driveTime.postcode')}
          value={postcode}
          aria-invalid={message?.isProblem ?? false}
          aria-describedby={`${field}-said`}
          size={POSTCODE_LENGTH}
          // As wide as the placeholder, which other languages need.
          className="field w-auto min-w-26 [field-sizing:content]"
          onChange={({ target }) => setPostcode(target.value)}
        />
        <button type="submit" className="btn btn-secondary btn-sm">
          {t('driveTime.submit')}
        </button>
      </div>
      <p
        id={`${field}-said`}
        role="status"
        className={message?.isProblem ? 'mt-1 text-sm text-danger' : 'mt-1 text-sm'}
      >
        {message?.text}
      </p>
    </form>
  );
}
