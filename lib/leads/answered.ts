/** A question in words, and what was answered. */
export interface Answered {
  question: string;
  answer: string;
}
