import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { type StringInputProps, useClient, useFormValue } from 'sanity';
import { API_VERSION, siteIdOf } from '../document/site.ts';

const ZONE = '*[_id == $id][0].settings.timeZone';
/** The zone of a site that has not set one. */
const DEFAULT_ZONE = settingDefinitions.timeZone.fallback;

/** Shows a timestamp in the time zone of the document's site. */
export function SiteTime(props: StringInputProps) {
  const [type, site, sites] = [useFormValue(['_type']), useFormValue(['site']), useFormValue(['sites'])];
  const siteId = siteIdOf({ _id: '', _type: String(type), site, sites });
  const client = useClient({ apiVersion: API_VERSION });
  const [zone, setZone] = useState<string>(DEFAULT_ZONE);
  useEffect(() => {
    let isCurrent = true;
    if (siteId)
      client
        .fetch<string | null>(ZONE, { id: siteId }, { tag: 'time-zone' })
        .then((foundZone) => isCurrent && setZone(foundZone ?? DEFAULT_ZONE))
        .catch((error: unknown) => console.info('the time zone of the site is not known', error));
    return () => {
      isCurrent = false;
    };
  }, [client, siteId]);
  const schemaType = useMemo(() => inZone(props.schemaType, zone), [props.schemaType, zone]);
  // Remounts the input, as Sanity's own reads the zone only once.
  return <Fragment key={zone}>{props.renderDefault({ ...props, schemaType })}</Fragment>;
}

/** Returns a type with other options. Everything else is inherited from the original. */
function inZone(schemaType: StringInputProps['schemaType'], displayTimeZone: string) {
  const options = { ...schemaType.options, displayTimeZone, allowTimeZoneSwitch: false };
  return Object.assign(Object.create(schemaType), { options }) as StringInputProps['schemaType'];
}
