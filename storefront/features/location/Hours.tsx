import type { OpeningHour, SpecialHour } from '@forecourt/lib/sites/hours';
import type { Site } from '@forecourt/lib/sites/site';
import type { EditableAttributes } from '@/preview/Editable.tsx';
import { HoursList } from './HoursList.tsx';
import { hoursLines } from './hours.server.ts';

/**
 * A location's week with the special hours of the coming days (HOURS-11); nothing when no hours are listed.
 * @param props.enquiryBeside a way to enquire stands beside it: a closed day needs no second one
 */
export async function OpeningHours({
  week,
  special,
  site,
  enquiryBeside = false,
  field,
  className,
}: {
  week: readonly OpeningHour[];
  special?: readonly SpecialHour[];
  site: Pick<Site, 'slug' | 'settings'>;
  enquiryBeside?: boolean;
  /** What its element carries while the page is edited. */
  field?: EditableAttributes;
  className?: string;
}) {
  return (
    <HoursList
      rows={await hoursLines(site, week, special, { enquiryBeside })}
      {...(field && { field })}
      {...(className && { className })}
    />
  );
}
