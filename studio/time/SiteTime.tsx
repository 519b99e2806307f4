import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { type StringInputProps, useClient, useFormValue } from 'sanity';
import { API_VERSION, siteIdOf } from '../document/site.ts';

const ZONE = '*[_id == $id][0].settings.timeZone';
/** The zone of a site that has not set one. */
const DEFAULT_ZONE = settingDefinitions.timeZone.fallback;

/** A moment in the time zone of the document's site, so that what an editor types is what the site's clock says. */
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
  // The studio's own input reads the zone once, when it is made.
  return <Fragment key={zone}>{props.renderDefault({ ...props, schemaType })}</Fragment>;
}

/** The same type with other options; the rest of it is looked up in the original. */
function inZone(schemaType: StringInputProps['schemaType'], displayTimeZone: string) {
  const options = { ...schemaType.options, displayTimeZone, allowTimeZoneSwitch: false };
  return Object.assign(Object.create(schemaType), { options }) as StringInputProps['schemaType'];
}
