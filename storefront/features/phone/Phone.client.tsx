'use client';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { plainClick } from '@/ui/plain-click.ts';
import { maskPhone, type ShownPhone, telHref } from './phone.ts';
import { areRevealed, onReveal, reveal } from './reveals.client.ts';
import { onTracked, shownNumber } from './tracking.client.ts';

interface Props {
  className?: string;
  /** Size of the icon before it, in pixels; none without. */
  icon?: number;
  call?: boolean;
  /** Shows only 'Call' on a phone. */
  brief?: boolean;
}

/**
 * A phone number (PHONE rows): masked until the first click on a number of the page, which is logged; the next one dials.
 *
 * The link is `tel:` with the full number from the start, so that a click dials before or without scripts. Masking
 * counts callers rather than hiding the number, which search engines get in the structured data. A link that shows
 * only 'Call' has nothing to reveal: one tap dials and is logged.
 *
 * Visitors from a source with a tracking number see and dial that number, once the page has loaded.
 */
export function Phone({
  phone,
  className,
  icon,
  call = false,
  brief = false,
}: Props & { phone: ShownPhone }) {
  const t = useTranslations('phone');
  const wasRevealed = useSyncExternalStore(onReveal, areRevealed, () => false);
  const { masked, car_id } = phone;
  const number = useSyncExternalStore(
    onTracked,
    () => shownNumber(phone.number),
    () => phone.number,
  );
  const isHidden = masked && !wasRevealed;
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!masked || !plainClick(event)) return;
    if (isHidden && event.currentTarget.querySelector('.numbers')?.checkVisibility()) event.preventDefault();
    reveal(phone);
  };
  return (
    <a
      href={telHref(number)}
      className={className}
      data-event="phoneClick"
      data-event-car={car_id ?? undefined}
      onClick={press}
    >
      {icon && <Icon name="phone" size={icon} />}
      <span>
        {call && `${t('call')} `}
        {brief && <span className="sr-only md:hidden">{t('theDealer')}</span>}
        <span className={classes('numbers', brief && 'max-md:hidden')} aria-live="polite">
          {isHidden ? maskPhone(number) : number}
        </span>
        {isHidden && (
          <>
            {' '}
            <span className={classes('phone-show', brief && 'max-md:hidden')}>{t('show')}</span>
          </>
        )}
      </span>
    </a>
  );
}
