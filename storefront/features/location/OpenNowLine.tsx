import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { LazyPart } from './lazy/LazyPart.client.tsx';
import { placeOpeningTimes } from './opening-times.server.ts';

/** 'Open now until 5:30 pm' of a location, worked out in the browser; nothing if no hours are listed. */
export function OpenNowLine({ place, site }: { place: Location; site: Pick<Site, 'settings'> }) {
  const times = placeOpeningTimes(site, place);
  return (
    times && (
      <TextsProvider namespaces={['hoursClient']}>
        <LazyPart part="openNow" props={{ times, brief: true }} className="min-h-8" />
      </TextsProvider>
    )
  );
}
