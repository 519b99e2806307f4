import type { Language } from '@forecourt/lib/platform/language/languages';
import type { Namespace } from '@forecourt/lib/platform/language/messages';

/** API of the texts of components that load on demand. */
const TEXTS_PATH = '/api/texts';

/** The most parts of the product whose texts one request gives. */
export const MOST_NAMESPACES = 12;

export const textsAddress = (language: Language, namespaces: readonly Namespace[]): string =>
  `${TEXTS_PATH}?${new URLSearchParams({ language, of: namespaces.toSorted().join(',') })}`;
