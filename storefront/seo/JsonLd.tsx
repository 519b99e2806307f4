import type { Thing, WithContext } from 'schema-dts';
import { withoutFields } from '@/content/editable-answer.server.ts';

/** Structured data for search engines, written so that no text in it can end the script. */
export function JsonLd<Type extends Thing>({ data }: { data: WithContext<Type> }) {
  // While a page is edited, its words say where they come from: for people's tools, not for search engines.
  const json = JSON.stringify(withoutFields(data)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
