import { useEffect, useState } from 'react';

/** How long somebody must rest before what they typed is looked for. */
const REST_MS = 300;

/** What was typed, once whoever types rests; cleared words count at once. */
export function useRested(words: string): string {
  const [restedWords, setRestedWords] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRestedWords(words), words ? REST_MS : 0);
    return () => clearTimeout(timer);
  }, [words]);
  return words && restedWords;
}
