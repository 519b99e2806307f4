import type { Site } from '@forecourt/lib/site/site';
import type { Offer } from '@/content/offers.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { Badge } from '@/ui/Badge.tsx';
import { Icon } from '@/ui/Icon.tsx';
import { Link } from '@/ui/Link.client.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { offerHref } from './address.ts';
import { shortDescription } from './excerpt.ts';

/** An offer among others; the whole card opens it. */
export function OfferCard({ offer, site }: { offer: Offer; site: Site }) {
  const picture = pictureSource(offer.image);
  return (
    <article className="card card-linked h-full">
      {picture && (
        <div className="aspect-16/9 overflow-clip bg-sunken">
          <Picture
            {...picture}
            ratio={16 / 9}
            sizes="(width >= 1280px) 410px, (width >= 768px) 33vw, calc(100vw - 32px)"
            maxWidth={Math.min(1080, picture.maxWidth)}
            className="h-full w-full"
          />
        </div>
      )}
      <div className="card-words items-start">
        {offer.category && <Badge tone="soft">{offer.category}</Badge>}
        <h3 className="mt-3 text-xl">
          <Link href={offerHref(site, offer)} className="card-link">
            {offer.name}
          </Link>
        </h3>
        <p className="mt-2 mb-4 text-ink-muted">{shortDescription(offer.description).text}</p>
        <span aria-hidden="true" className="more mt-auto">
          View offer
          <Icon name="arrow-right" size={16} />
        </span>
      </div>
    </article>
  );
}
