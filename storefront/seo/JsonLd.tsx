import { createHash } from 'node:crypto';
import type { Thing, WithContext } from 'schema-dts';
import { withoutFields } from '@/content/editable-answer.server.ts';
import { StructuredData } from './ServerMarkup.client.tsx';
import { keepText } from './server-text.ts';

/** Structured data for search engines, written so that no text in it can end the script. */
export function JsonLd<Type extends Thing>({ data }: { data: WithContext<Type> }) {
  // While a page is edited, its words say where they come from: for people's tools, not for search engines.
  const json = JSON.stringify(withoutFields(data)).replaceAll('<', '\\u003c');
  const name = createHash('sha256').update(json).digest('base64url').slice(0, 16);
  keepText(name, json);
  return <StructuredData name={name} />;
}
