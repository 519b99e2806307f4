import type { Site } from '@forecourt/lib/sites/site';
import type { EditableAttributes } from '@/preview/Editable.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { HoursList } from './HoursList.tsx';
import { type HoursPlace, hoursLines } from './hours.server.ts';

/**
 * A location's weekly hours, including upcoming special hours (HOURS-11).
 * @param props.enquiryBeside whether an enquiry link is nearby, so that closed days need none
 */
export async function OpeningHours({
  place,
  site,
  enquiryBeside = false,
  field,
  className,
}: {
  place: HoursPlace;
  site: Pick<Site, 'slug' | 'settings'>;
  enquiryBeside?: boolean;
  field?: EditableAttributes;
  className?: string;
}) {
  return (
    <HoursList
      rows={await hoursLines(site, place, { enquiryBeside, language: await pageLanguage() })}
      {...(field && { field })}
      {...(className && { className })}
    />
  );
}
