'use client';
import type { ReactNode } from 'react';
import type { PictureSource } from '@/content/picture.ts';
import type { EditableAttributes } from '@/preview/Editable.tsx';
import { Badge } from '@/ui/Badge.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';

export interface TiledOffer {
  name: string;
  href: string;
  picture: PictureSource | null;
  category: string | null;
  words?: string;
  fields?: Record<'name' | 'category' | 'words', EditableAttributes>;
}

/**
 * An offer's card. A client component, so that the page's data contains its content only once.
 * @param props.children content below the text, rendered on the server
 */
export function OfferTile({ offer, children }: { offer: TiledOffer; children?: ReactNode }) {
  const { name, href, picture, category, words, fields } = offer;
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
        <span aria-hidden="true" className="more mt-auto">
          View offer
          <Icon name="arrow-right" size={16} />
        </span>
      </div>
    </article>
  );
}
