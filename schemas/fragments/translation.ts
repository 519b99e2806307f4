/**
 * Matches the translation in $language of the document around the subquery, in a filter of documents of one
 * type. The plugin keeps which documents belong together in `translation.metadata`. English is the language
 * of documents without one, and never matches.
 */
const isTranslation = /* groq */ `language == $language && $language != "en"
    && _id in *[_type == "translation.metadata" && references(^.^._id)].translations[].value._ref` as const;

/** The same for documents of one site. Editors of another site cannot link theirs to it. */
export const isTranslationFragment = /* groq */ `${isTranslation} && site._ref == ^.site._ref` as const;

/** The same for offers: both are shown on the same sites. */
export const isOfferTranslationFragment =
  /* groq */ `${isTranslation} && array::join(sites[]._ref, " ") == array::join(^.sites[]._ref, " ")` as const;
