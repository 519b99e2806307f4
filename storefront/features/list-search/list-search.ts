/** A search whose whole state stands in the address: what its page needs to read, write and run it. */
export interface ListSearch<State, Answer> {
  /** Path of the page: `/models`. */
  path: string;
  parse: (search: URLSearchParams) => State;
  /** The one query string of a state, with its question mark; empty for the plain page. */
  serialise: (state: State) => string;
  /** The words typed, which are the part of a state that changes letter by letter. */
  wordsOf: (state: State) => string;
  ask: (state: State) => Promise<Answer>;
}

/** What the server made the page with. */
export interface Served<State, Answer> {
  state: State;
  /** Null: the search did not answer. */
  answer: Answer | null;
}
