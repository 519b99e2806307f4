'use client';
import { SIMILAR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { type ChangingFields, vehicleChange } from '@forecourt/lib/vehicle/vehicle-change';
import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon.client.tsx';
import type { RenderedState } from './rendered-state.ts';

/** What has changed between two states of a vehicle, with a link to similar vehicles if it is gone. */
export function ChangeNotice({
  before,
  now,
  facts,
  onClose,
}: {
  before: ChangingFields;
  now: ChangingFields;
  facts: RenderedState;
  onClose: () => void;
}) {
  const t = useTranslations('vehicleChange');
  const price = useTranslations('price');
  const change = vehicleChange({ ...facts.madeWith, ...before }, now, facts, { t, price });
  if (!change) return null;
  return (
    <div className="dark">
      <p>
        <strong>{change.text}</strong> {change.next}
      </p>
      {change.kind !== 'price' && change.kind !== 'free' && (
        <a href={`#${SIMILAR_ANCHOR}`} className="more">
          {t('similar')}
        </a>
      )}
      <button type="button" className="btn btn-ghost btn-icon" aria-label={t('dismiss')} onClick={onClose}>
        <Icon name="x" size={18} />
      </button>
    </div>
  );
}
