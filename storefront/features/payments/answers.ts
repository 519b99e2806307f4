/** What a form says, as a browser has it: text, a tick as `on`. */
export type Answers = Record<string, string>;
/** What is wrong with which question. */
export type Problems = Record<string, string>;
