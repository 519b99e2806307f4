import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import { type Messages, messagesOf } from '@forecourt/lib/platform/language/messages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { ApiError } from '@forecourt/lib/platform/request/api-error';

const KEYS = new Map(
  Object.entries(messagesOf(ENGLISH).errors).map(([key, text]) => [text, key as keyof Messages['errors']]),
);

/** Returns a message of `errors` in a language; any other message as it is. */
export function errorTextIn(text: string, language: Language): string {
  const key = KEYS.get(text);
  return key && language !== ENGLISH ? translatorOf(language, 'errors')(key) : text;
}

/** Returns an error whose messages are in a language, as far as `errors` has them. */
export function errorIn(error: ApiError, language: Language): ApiError {
  if (language === ENGLISH) return error;
  const { fields, ...options } = error.options;
  return new ApiError(error.code, errorTextIn(error.message, language), {
    ...options,
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [name, text && errorTextIn(text, language)]),
      ),
    }),
  });
}
