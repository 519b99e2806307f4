import type { Thing, WithContext } from 'schema-dts';
import { withoutFields } from '@/content/editable-answer.server.ts';

/** Renders structured data, escaped so that no text can end the script. */
export function JsonLd<Type extends Thing>({ data }: { data: WithContext<Type> }) {
  // In editing mode texts contain invisible source fields, which search engines must not see.
  const json = JSON.stringify(withoutFields(data)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every '<' escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
