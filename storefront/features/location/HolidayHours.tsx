import { useTranslations } from 'next-intl';
import type { EditableAttributes } from '@/preview/Editable.tsx';
import { Icon } from '@/ui/Icon.client.tsx';

export interface HolidayLine {
  days: string;
  hours: string;
  occasion?: string;
}

/**
 * Special hours in a dialog behind 'View Holiday Hours', on the native popover.
 * @param props.id of the dialog
 * @param props.name of the location
 */
export function HolidayHours({
  id,
  name,
  rows,
  field,
}: {
  id: string;
  name: string;
  rows: readonly HolidayLine[];
  field?: EditableAttributes;
}) {
  const t = useTranslations('placeCard');
  if (rows.length === 0) return null;
  const title = `${id}-title`;
  return (
    <>
      <button type="button" popoverTarget={id} className="link relative z-(--z-controls) py-1 text-sm">
        {t('viewHolidays')}
      </button>
      <dialog id={id} popover="auto" aria-labelledby={title} className="sheet text-start">
        <header className="flex items-center justify-between gap-4 border-b border-line py-3 ps-5 pe-3">
          <h2 id={title} className="text-lg">
            {t('holidaysOf', { name })}
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="btn btn-ghost btn-icon"
            aria-label={t('close')}
          >
            <Icon name="x" />
          </button>
        </header>
        <dl className="numbers grid gap-3 p-5" {...field}>
          {rows.map(({ days, occasion, hours }) => (
            <div key={days} className="flex justify-between gap-6">
              <dt>
                {days}
                {occasion && <span className="block text-sm text-ink-muted">{occasion}</span>}
              </dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </dialog>
    </>
  );
}
