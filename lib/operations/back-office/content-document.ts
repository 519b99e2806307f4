/** A document of the content lake, of any type. */
export interface ContentDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}
