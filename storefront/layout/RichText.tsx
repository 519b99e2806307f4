import { PortableText, type PortableTextComponents, type PortableTextProps } from '@portabletext/react';
import type { ReactNode } from 'react';
import { type ContentLink, targetOf } from '@/content/links.ts';
import { type ContentPicture, pictureSource } from '@/content/picture.ts';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';

const components: PortableTextComponents = {
  marks: {
    link: ({ value, children }: { value?: ContentLink; children: ReactNode }) => {
      const to = targetOf(value);
      return to ? (
        <Link {...to} className="link">
          {children}
        </Link>
      ) : (
        children
      );
    },
  },
  types: {
    picture: ({ value }: { value: ContentPicture }) => {
      const picture = pictureSource(value);
      const ratio = value.width && value.height ? value.width / value.height : 3 / 2;
      return picture ? (
        <Picture
          {...picture}
          ratio={ratio}
          sizes="(width >= 768px) 680px, 100vw"
          className="w-full rounded-card"
        />
      ) : null;
    },
  },
};

/** Rich text from the content lake. It cannot contain raw HTML, so it needs no sanitising. */
export function RichText({ value }: { value: readonly unknown[] }) {
  return (
    <PortableText
      value={value as PortableTextProps['value']}
      components={components}
      onMissingComponent={false}
    />
  );
}
