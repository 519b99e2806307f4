import { partAt, segmentsOf } from '@forecourt/lib/sites/text-path';
import type { TextState } from '@forecourt/lib/sites/translated-texts';
import type { SanityDocument, Schema } from 'sanity';

export const STATE_LABELS: Readonly<Record<TextState, string>> = {
  missing: 'Shown in English',
  outdated: 'Out of date',
  unconfirmed: 'Not confirmed',
  current: 'Up to date',
};

interface Typed {
  title?: string;
  fields?: { name: string; type: { title?: string } }[];
}

/** Returns the name of a text's place: the part of the page, and the field. */
export function placeLabel(schema: Schema, document: SanityDocument, path: string): string {
  const segments = segmentsOf(path);
  const field = segments.findLast((segment) => typeof segment === 'string');
  const owners = segments.flatMap((_, index) => {
    const owner: unknown = partAt(document, segments.slice(0, index + 1));
    const type = (owner as { _type?: unknown } | null | undefined)?._type;
    return typeof type === 'string' && type !== 'block' ? [type] : [];
  });
  const typeOf = (name: string | undefined) => (name ? (schema.get(name) as Typed | undefined) : undefined);
  const titles = [owners[0], owners.length > 1 ? owners.at(-1) : undefined].map(
    (name) => typeOf(name)?.title,
  );
  const owner = typeOf(owners.at(-1) ?? document._type);
  const fieldTitle =
    owner?.fields?.find(({ name }) => name === field)?.type.title ?? capitalised(String(field));
  return [...titles, fieldTitle].filter(Boolean).join(' › ');
}

const capitalised = (name: string) => {
  const spaced = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** Returns what a translation lacks, in one line. */
export function countsLabel({ missing, outdated, unconfirmed }: Readonly<Record<TextState, number>>): string {
  const parts = [
    missing > 0 && `${missing} in English`,
    outdated > 0 && `${outdated} out of date`,
    unconfirmed > 0 && `${unconfirmed} not confirmed`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'Up to date';
}
