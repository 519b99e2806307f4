import compile from 'icu-minify/compile';

type Messages = { [key: string]: string | Messages };
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled };

const compiled = (messages: Messages): Compiled =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? compile(message) : compiled(message),
    ]),
  );

/**
 * Turbopack loader that compiles a catalogue's messages, so that browsers need no parser for them: 1 kB instead of 10.
 * The option `precompile` of `next-intl` does the same, but makes a script of the catalogue, which Node.js cannot
 * import as JSON.
 */
export default function compileMessages(catalogue: string): string {
  return JSON.stringify(compiled(JSON.parse(catalogue) as Messages));
}
