import { useEffect, useState } from 'react';

const REST_MS = 300;

/** Debounces text. Clearing it takes effect immediately. */
export function useDebounced(words: string): string {
  const [restedWords, setRestedWords] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRestedWords(words), words ? REST_MS : 0);
    return () => clearTimeout(timer);
  }, [words]);
  return words && restedWords;
}
