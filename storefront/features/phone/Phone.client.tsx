'use client';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { plainClick } from '@/ui/plain-click.ts';
import { maskPhone, type ShownPhone, telHref } from './phone.ts';
import { isRevealed, onReveal, reveal } from './reveals.client.ts';

interface Props {
  className?: string;
  /** Size of the icon before it, in pixels; none without. */
  icon?: number;
  /** Adds 'Call ' before the number. */
  call?: boolean;
  /** Shows only 'Call' on a phone. */
  brief?: boolean;
}

/**
 * Every phone number of the product (PHONE rows): its beginning until pressed, then the whole; a press that reveals
 * is logged, the next one dials.
 *
 * The link is `tel:` with the whole number from the start, so that nobody is locked out: before or without scripts a
 * press simply dials. What is masked is what one reads; masking counts callers and keeps nothing secret, since the
 * same number stands in the structured data for search engines. Where 'Call' stands alone nothing is there to be
 * revealed: one tap dials and is logged.
 */
export function Phone({
  phone,
  className,
  icon,
  call = false,
  brief = false,
}: Props & { phone: ShownPhone }) {
  const wasRevealed = useSyncExternalStore(
    onReveal,
    () => isRevealed(phone),
    () => false,
  );
  const { number, masked, car_id } = phone;
  const isHidden = masked && !wasRevealed;
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isHidden || !plainClick(event)) return;
    if (event.currentTarget.querySelector('.numbers')?.checkVisibility()) event.preventDefault();
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
        {call && 'Call '}
        {brief && <span className="sr-only md:hidden">the dealer</span>}
        <span className={classes('numbers', brief && 'max-md:hidden')} aria-live="polite">
          {isHidden ? maskPhone(number) : number}
        </span>
        {isHidden && (
          <>
            {' '}
            <span className={classes('phone-show', brief && 'max-md:hidden')}>Show number</span>
          </>
        )}
      </span>
    </a>
  );
}
