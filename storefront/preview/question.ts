/** What a page asked of the content lake: the studio asks the same of the document in its form, while somebody types. */
export interface Question {
  projectId: string;
  dataset: string;
  query: string;
  params: Record<string, string>;
}

/** The id of the element that holds it in pages that are edited. */
export const QUESTION_ID = 'preview-question';
