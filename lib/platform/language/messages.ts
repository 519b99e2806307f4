import type { Language } from './languages.ts';
import ar from './messages/ar/index.ts';
import en from './messages/en/index.ts';
import vi from './messages/vi/index.ts';
import zh from './messages/zh/index.ts';

export type Messages = typeof en;
/** A part of the product with texts of its own, such as `shell`. */
export type Namespace = keyof Messages;

interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

const CATALOGUES: Record<Language, MessageTree> = { en, zh, vi, ar };

/** Returns the texts of `own`, and those of `fallback` that it lacks. */
function withFallback(own: MessageTree, fallback: MessageTree): MessageTree {
  const entries = Object.entries(fallback).map(([key, usual]): [string, string | MessageTree] => {
    const text = own[key];
    if (typeof usual !== 'string' && !Array.isArray(usual))
      return [key, withFallback(typeof text === 'object' ? text : {}, usual)];
    return [key, text || usual];
  });
  return Object.fromEntries(entries);
}

const complete = new Map<Language, Messages>();

/** Returns all texts in a language (ICU MessageFormat); those without a translation are English. */
export function messagesOf(language: Language): Messages {
  const known = complete.get(language);
  if (known) return known;
  const messages = withFallback(CATALOGUES[language], en) as unknown as Messages;
  complete.set(language, messages);
  return messages;
}
