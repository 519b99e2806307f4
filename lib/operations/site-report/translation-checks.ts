import { LANGUAGE_FACTS, type Language } from '../../platform/language/languages.ts';
import { countTexts, pairTexts, readTexts } from '../../sites/translated-texts.ts';
import { isTranslatedType, isTranslation } from '../../sites/translations.ts';
import { namedDocument } from './content-checks.ts';
import { type Finding, findingOf, type Named } from './report.ts';
import type { LakeDocument, ReportedSite } from './reported-site.ts';

/** Reports what is missing or out of date in each further language of a site. */
export function checkTranslations(site: ReportedSite): Finding[] {
  const found = site.settings.languages.flatMap((language) => inLanguage(site, language));
  return [
    findingOf(
      'textsOutdated',
      found.flatMap(({ outdated }) => outdated),
    ),
    findingOf(
      'textsUntranslated',
      found.flatMap(({ missing }) => missing),
    ),
  ];
}

function inLanguage({ contents, translations }: ReportedSite, language: Language) {
  const byId = new Map(contents.map((document) => [document._id, document]));
  const { englishName } = LANGUAGE_FACTS[language];
  const translationOf = (english: LakeDocument) => {
    const ids = translations.find((entry) => entry.english === english._id)?.translations ?? [];
    const id = ids.find((entry) => entry.language === language)?.id;
    return id === undefined ? undefined : byId.get(id);
  };
  const documents = contents.filter(
    (document) =>
      isTranslatedType(document._type) && !isTranslation(document) && readTexts(document).length > 0,
  );
  return documents.map((english): { missing: Named[]; outdated: Named[] } => {
    const translation = translationOf(english);
    if (!translation)
      return { missing: [namedDocument(english, `${englishName}: not translated`)], outdated: [] };
    const { missing, outdated } = countTexts(pairTexts(english, translation));
    return {
      missing:
        missing > 0 ? [namedDocument(translation, `${englishName}: ${texts(missing)} in English`)] : [],
      outdated:
        outdated > 0 ? [namedDocument(translation, `${englishName}: ${texts(outdated)} out of date`)] : [],
    };
  });
}

const texts = (count: number) => `${count} ${count === 1 ? 'text' : 'texts'}`;
