import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';

/** Returns whether a document belongs to a site or is shared by sites. */
export function isOfSite(document: Record<string, unknown>, site: { id: string } | undefined): boolean {
  if (!site) return false;
  const {
    _id,
    _type,
    site: own,
    sites,
  } = document as {
    _id?: string;
    _type?: string;
    site?: { _ref?: string };
    sites?: readonly { _ref?: string }[];
  };
  if (_type === 'site') return publishedIdOf(_id ?? '') === site.id;
  if (own?._ref) return own._ref === site.id;
  return !sites?.length || sites.some(({ _ref }) => _ref === site.id);
}
