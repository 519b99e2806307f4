import { Select } from '@sanity/ui';

/**
 * A choice of one site, or of all of them.
 * @param props.value the site's slug; empty for all
 */
export function SiteSelect({
  sites,
  value,
  onChange,
}: {
  sites: readonly { slug: string; name: string }[];
  value: string;
  onChange: (slug: string) => void;
}) {
  return (
    <Select
      aria-label="Site"
      fontSize={1}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">All sites</option>
      {sites.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  );
}
