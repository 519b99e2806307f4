/** Hosts named in one warning. */
const HOSTS_NAMED = 10;

/**
 * Counts the vehicles of a feed whose photos no page will show, by host: a feed that was imported is not yet one whose
 * photos are seen.
 * @param canBeShown whether the photo of an address is
 */
export function unshownPhotos(canBeShown: (url: URL) => boolean) {
  const vehicles = new Map<string, number>();
  return {
    /** Looks at a vehicle's first photo: the others are where that is. */
    note({ images: [first] }: { images: readonly { image: { url: string } }[] }): void {
      const url = first && URL.parse(first.image.url);
      if (!url || canBeShown(url)) return;
      vehicles.set(url.origin, (vehicles.get(url.origin) ?? 0) + 1);
    },
    /** What is to be said of them; null for nothing. */
    warning(): string | null {
      if (vehicles.size === 0) return null;
      const hosts = [...vehicles].sort(([, one], [, other]) => other - one);
      const hostNames = hosts
        .slice(0, HOSTS_NAMED)
        .map(([origin, count]) => `${origin}/ (${count} ${count === 1 ? 'vehicle' : 'vehicles'})`);
      const more = hosts.length > HOSTS_NAMED ? ` and ${hosts.length - HOSTS_NAMED} more hosts` : '';
      return `photos are not shown from ${hostNames.join(', ')}${more}; add them under 'Hosts of its photos' in the feed's document, or to IMGPROXY_ALLOWED_SOURCES`;
    },
  };
}
