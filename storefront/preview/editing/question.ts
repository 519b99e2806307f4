import { QUESTION_ID, type Question } from '../question.ts';

/** What the page that shows now asked of the content lake; null for one that says nothing of it. */
export function questionOfPage(): Question | null {
  const text = document.getElementById(QUESTION_ID)?.textContent;
  return text ? (JSON.parse(text) as Question) : null;
}
