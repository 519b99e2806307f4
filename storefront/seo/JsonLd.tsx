import { createHash } from 'node:crypto';
import type { Thing, WithContext } from 'schema-dts';
import { withoutFields } from '@/content/editable-answer.server.ts';
import { StructuredData } from './ServerMarkup.client.tsx';
import { keepText } from './server-text.ts';

/** Renders structured data, escaped so that no text can end the script. */
export function JsonLd<Type extends Thing>({ data }: { data: WithContext<Type> }) {
  // In editing mode texts contain invisible source fields, which search engines must not see.
  const json = JSON.stringify(withoutFields(data)).replaceAll('<', '\\u003c');
  const name = createHash('sha256').update(json).digest('base64url').slice(0, 16);
  keepText(name, json);
  return <StructuredData name={name} />;
}
