export interface Answered {
  question: string;
  answer: string;
}
