import { ENGLISH, isLanguage, type Language } from '@forecourt/lib/platform/language/languages';
import { languageOf } from '@forecourt/lib/sites/translations';
import { useEffect, useState } from 'react';
import { getPublishedId, type SanityDocument, useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';

const FACTS = `{
  "offered": *[_type == "site" && _id in $sites].settings.languages[],
  "metadata": *[_type == "translation.metadata" && references($id)][0]{
    "id": _id, "translations": translations[defined(value._ref)]{ language, "id": value._ref }
  }
}`;
const WATCHED = '*[_type == "translation.metadata" && references($id)]';

interface Answer {
  offered: (string | null)[] | null;
  metadata: { id: string; translations: { language: string | null; id: string }[] | null } | null;
}

export interface Translations {
  /** Published id of the English document; null for a translation that nothing links to one. */
  englishId: string | null;
  /** Id of the document that links them; null before the first translation. */
  metadataId: string | null;
  /** Further languages of the document's sites. */
  offered: Language[];
  /** Published ids of the translations by language. */
  ids: ReadonlyMap<Language, string>;
}

type Owned = SanityDocument & { site?: { _ref?: string }; sites?: { _ref?: string }[] };

const sitesOf = ({ site, sites }: Owned): string[] =>
  [site?._ref, ...(sites ?? []).map(({ _ref }) => _ref)].filter((id) => id !== undefined);

function translationsOf(document: SanityDocument, { offered, metadata }: Answer): Translations {
  const entries = (metadata?.translations ?? []).flatMap(({ language, id }) =>
    isLanguage(language) ? [[language, id] as const] : [],
  );
  const ids = new Map(entries.filter(([language]) => language !== ENGLISH));
  const linkedId = entries.find(([language]) => language === ENGLISH)?.[1] ?? null;
  const isEnglish = languageOf(document) === ENGLISH;
  return {
    englishId: isEnglish ? getPublishedId(document._id) : linkedId,
    metadataId: metadata?.id ?? null,
    offered: [...new Set((offered ?? []).filter(isLanguage))].filter((language) => language !== ENGLISH),
    ids,
  };
}

/** Returns which translations a document has and may have, kept up to date; null while loading. */
export function useTranslations(document: SanityDocument | null): Translations | null {
  const client = useClient({ apiVersion: API_VERSION });
  const [translations, setTranslations] = useState<Translations | null>(null);
  const id = document && getPublishedId(document._id);
  const sites = document ? sitesOf(document).join(' ') : '';
  const language = document && languageOf(document);
  useEffect(() => {
    if (!id || !language) return undefined;
    const raw = client.withConfig({ perspective: 'raw' });
    let isGone = false;
    const load = async () => {
      const answer = await raw.fetch<Answer>(FACTS, { id, sites: sites.split(' ') }, { tag: 'translations' });
      if (!isGone)
        setTranslations(translationsOf({ _id: id, language } as unknown as SanityDocument, answer));
    };
    const subscription = raw
      .listen(WATCHED, { id }, { visibility: 'query', events: ['welcome', 'mutation'], tag: 'translations' })
      .subscribe({ next: () => void load().catch(() => undefined), error: () => undefined });
    return () => {
      isGone = true;
      subscription.unsubscribe();
    };
  }, [client, id, sites, language]);
  return translations;
}
