import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import { bodyCountedLabel, sameBodies } from '@forecourt/lib/vehicle/body';
import type { Slide } from '../sanity.types.ts';
import { parseLink } from '../writing/target.ts';
import { reference, type Written } from '../writing/written.ts';
import { siteId, slideId } from './ids.ts';
import { addressLine, capital, goodsOf, mainPlace, suburbs } from './siteDetails.ts';

/** Approximate position of the car in its photo, so that a phone's narrow crop shows it. */
const CAR = { _type: 'sanity.imageHotspot' as const, x: 0.5, y: 0.5, width: 0.6, height: 0.6 };

/**
 * Returns the slides of a new site's hero, with photos of the dealer's cars. The first names the dealer and
 * place. The others link to all cars of the same body type, so that they stay valid when a car is sold.
 */
export function slidesOf(facts: NewSiteFacts): Written<Slide>[] {
  const { request, pictures } = facts;
  return pictures.map(({ assetId, alt, body }, index) => {
    const words = index === 0 || !body ? whoAndWhere(facts) : ofBody(body);
    return {
      _id: slideId(request.slug, `${index + 1}`),
      _type: 'slide',
      site: reference(siteId(request.slug)),
      ...words,
      image: { _type: 'picture', asset: reference(assetId), alt, hotspot: CAR },
      hide_overlay: false,
    };
  });
}

const whoAndWhere = (facts: NewSiteFacts) => ({
  name: `${capital(goodsOf(facts))} in ${suburbs(facts)}`.slice(0, 74),
  description: `${facts.request.name}, ${addressLine(mainPlace(facts))}`.slice(0, 220),
  url: parseLink('/search'),
  buttonLabel: 'Search our cars',
});

function ofBody(body: string) {
  const many = `${bodyCountedLabel(body)}s`;
  const filter = sameBodies(body).map(
    (value, index) => `refinementList[simple_body][${index}]=${encodeURIComponent(value)}`,
  );
  return {
    name: `${many} in stock`,
    description: `See all of them with photos.`,
    url: parseLink(`/search?${filter.join('&')}`),
    buttonLabel: `See our ${many}`,
  };
}
