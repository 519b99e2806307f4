'use client';
import { OFFER_CARD_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { ReactNode } from 'react';
import type { PictureSource } from '@/content/picture.ts';
import type { EditableAttributes } from '@/preview/Editable.tsx';
import { Badge } from '@/ui/Badge.tsx';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';

export interface TiledOffer {
  name: string;
  href: string;
  /** Text of its link, in the language of the page. */
  view: string;
  picture: PictureSource | null;
  category: string | null;
  words?: string;
  fields?: Record<'name' | 'category' | 'words', EditableAttributes>;
}

const LEAD_SIZES = '(width >= 1424px) 860px, (width >= 768px) 62vw, calc(100vw - 32px)';

/**
 * An offer's card. A client component, so that the page's data contains its content only once.
 * @param props.children content below the text, rendered on the server
 */
export function OfferTile({
  offer,
  isLead = false,
  opensPage = false,
  children,
}: {
  offer: TiledOffer;
  /** True if it fills a row: wide, with a large photo. */
  isLead?: boolean;
  /** True if its photo is in the first screen, so that it is loaded first. */
  opensPage?: boolean;
  children?: ReactNode;
}) {
  const { name, href, view, picture, category, words, fields } = offer;
  return (
    <article className={classes('card card-linked h-full', isLead && 'offer-lead')}>
      {picture && (
        <div className="offer-photo aspect-16/9 overflow-clip bg-sunken">
          <Picture
            {...picture}
            ratio={OFFER_CARD_RATIO}
            sizes={isLead ? LEAD_SIZES : '(width >= 1280px) 410px, (width >= 768px) 33vw, calc(100vw - 32px)'}
            maxWidth={Math.min(isLead ? 1600 : 1080, picture.maxWidth)}
            priority={opensPage}
            className="h-full w-full object-cover"
          />
        </div>
      )}
      <div className="card-words items-start">
        {category &&
          (fields ? (
            <span {...fields.category}>
              <Badge tone="soft">{category}</Badge>
            </span>
          ) : (
            <Badge tone="soft">{category}</Badge>
          ))}
        <h3 className="mt-3 text-xl" {...fields?.name}>
          <Link href={href} className="card-link">
            {name}
          </Link>
        </h3>
        {words !== undefined && (
          <p className="mt-2 mb-4 text-ink-muted" {...fields?.words}>
            {words}
          </p>
        )}
        {children}
        <span aria-hidden="true" className={classes('more', !isLead && 'mt-auto')}>
          {view}
          <Icon name="arrow-right" size={16} className="rtl:-scale-x-100" />
        </span>
      </div>
    </article>
  );
}
