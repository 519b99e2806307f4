import type { OutgoingFeed } from '../outgoing-feed.ts';
import type { Receiver } from '../receiver.ts';
import { bing } from './bing.ts';
import { generic } from './generic.ts';
import { googleVehicleAds } from './google-vehicle-ads.ts';
import { meta } from './meta.ts';
import { tiktok } from './tiktok.ts';

/** Returns the receiver of a feed, with the feed's mapping and store codes. */
export function receiverOf(feed: Pick<OutgoingFeed, 'receiver' | 'mapping' | 'accounts'>): Receiver {
  switch (feed.receiver) {
    case 'googleVehicleAds':
      return googleVehicleAds(feed);
    case 'meta':
      return meta;
    case 'bing':
      return bing;
    case 'tiktok':
      return tiktok;
    default:
      return generic(feed.receiver, feed.mapping);
  }
}
