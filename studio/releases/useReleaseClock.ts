import { useEffect } from 'react';
import { useKeyValueStore } from 'sanity';

/** Where the studio keeps the zone in which a person reads and sets the times of releases. */
const ZONE_KEY = 'studio.timezone.content-releases';
/** What the studio's own parts listen to when somebody changes a zone. */
const ZONE_CHANGED = 'timeZoneEventUpdate';

/**
 * Makes the dialog that schedules a release go by the clock of the release's sites, and name it, instead of the clock of
 * whoever opens it. Where the sites have several clocks, it stays with the one that it has.
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
