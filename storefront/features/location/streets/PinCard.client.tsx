'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { DriveTimeForm } from '@/features/map/streets/DriveTimeForm.client.tsx';
import type { CardProps } from '@/features/map/streets/streets-props.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { OpenNow } from '../OpenNow.client.tsx';

/** The card of a pin: name, hours, address, phone, directions and drive time. Takes the focus; Escape closes it. */
export function PinCard({ pin, hasDriveTimes, onClose }: CardProps) {
  const t = useTranslations('locationClient');
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pin moves the focus again
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    // The link of a list may be far from the map. Parts that load on the way would end a smooth scroll.
    card.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [pin.slug]);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={pin.name}
      className="street-card"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The map may be in a dialog, which stays open.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <button
        type="button"
        aria-label={t('close')}
        className="btn btn-ghost btn-icon btn-sm float-end -mt-1 -me-1"
        onClick={onClose}
      >
        <Icon name="x" size={18} />
      </button>
      <p className="font-semibold">
        <Link href={pin.href} className="underline-offset-4 hover:underline">
          {pin.name}
        </Link>
      </p>
      {pin.address && (
        <address className="text-sm text-ink-muted not-italic">
          <bdi>{pin.address}</bdi>
        </address>
      )}
      {pin.times && <OpenNow key={pin.slug} times={pin.times} brief />}
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        {pin.phone && (
          <Phone
            phone={pin.phone}
            icon={16}
            className="inline-flex items-center gap-2 py-1.5 font-medium underline-offset-4 hover:underline"
          />
        )}
        {pin.directions && (
          <a href={pin.directions} target="_blank" rel="noopener" className="more py-1.5">
            <Icon name="navigation" size={16} />
            {t('directions')}
          </a>
        )}
      </div>
      {hasDriveTimes && <DriveTimeForm key={pin.slug} to={pin.slug} />}
    </section>
  );
}
