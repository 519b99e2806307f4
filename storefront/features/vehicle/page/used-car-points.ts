import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { SiteSettings } from '@forecourt/lib/sites/settings';
import type { VehicleView } from './view.server.ts';

type Point = SiteSettings['usedCarPoints'][number];

/** Returns the benefits of a used vehicle of this site, written by its editors (OPEN-056); empty for others. */
export const usedCarPoints = ({ site, vehicle }: Pick<VehicleView, 'site' | 'vehicle'>): Point[] =>
  site.settings.usedCarPoints.filter(
    ({ cars }) => vehicle.car_type === 'used' && (vehicle.certified || cars !== 'certified'),
  );

/** Returns how many days a buyer may return the vehicle; null if the site states no such time. */
export const returnDays = (view: Pick<VehicleView, 'site' | 'vehicle'>): number | null =>
  usedCarPoints(view).find(({ about, days }) => about === 'returns' && days)?.days ?? null;

/** Returns the text of a benefit, with the days of a return. */
export function pointText({ text, about, days }: Point, t?: Translator<'vehicle'>): string {
  if (about !== 'returns' || !days) return text;
  return t ? t('withinDays', { text, days }) : `${text} Within ${days} ${days === 1 ? 'day' : 'days'}.`;
}
