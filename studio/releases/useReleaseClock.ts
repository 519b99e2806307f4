import { useEffect } from 'react';
import { useKeyValueStore } from 'sanity';

/** Key under which the studio stores the user's time zone for releases. */
const ZONE_KEY = 'studio.timezone.content-releases';
/** Event that makes the studio read the time zone again. */
const ZONE_CHANGED = 'timeZoneEventUpdate';

/**
 * Sets the time zone of the release scheduling dialog to that of the sites. Sites with different time zones
 * leave it unchanged.
 */
export function useReleaseClock(timeZones: readonly string[]): void {
  const store = useKeyValueStore();
  const [first, ...others] = new Set(timeZones);
  const zone = others.length === 0 ? first : undefined;
  useEffect(() => {
    if (!zone) return;
    void store.setKey(ZONE_KEY, zone).then(() => window.dispatchEvent(new Event(ZONE_CHANGED)));
  }, [store, zone]);
}
