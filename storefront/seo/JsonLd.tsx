import type { Thing, WithContext } from 'schema-dts';

/** Structured data for search engines, written so that no text in it can end the script. */
export function JsonLd<Type extends Thing>({ data }: { data: WithContext<Type> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
