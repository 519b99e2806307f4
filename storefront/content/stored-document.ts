/** A document as the content lake stores it. */
export interface StoredDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}
