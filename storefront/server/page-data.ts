import { z } from 'zod';

/** The framework's data of a page, as it writes it: one script for each piece. */
const PIECE =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[^<]*\])\)<\/script>/g;

/** What a piece holds: `[0]` starts, `[1, text]` goes on. */
const PIECES = z.union([z.tuple([z.literal(0)]), z.tuple([z.literal(1), z.string()])]);

/** Elements whose text the data repeats word for word, and the least text worth the words to fetch it. */
const REPEATED = /(<(?:style|script type="application\/ld\+json")[^>]*)>([^<]*)</g;
const LEAST = 300;

/** Names an element whose text the data takes. */
const MARK = 'data-text';

/** A text of the page and the number of the element it stands in. */
interface PageText {
  text: string;
  mark: number;
}

/**
 * Sends what the browser needs to make a page alive without repeating what the page says already. The framework
 * writes the styles twice, into the head and into its data, and every quote of the data with a backslash: on a home
 * page a third of all bytes. Here the data comes in one script, in quotes that need no backslash, and takes long
 * texts from the elements that have them. What the framework reads is the same to the letter.
 * @param html a whole page
 * @returns as it was when it has no such data, or data in a shape that is not known
 */
export function withLeanData(html: string): string {
  const end = html.lastIndexOf('</body>');
  const pieces = [...html.matchAll(PIECE)];
  const [first] = pieces;
  if (end < 0 || !first) return html;
  const data = dataOf(pieces.map(([, piece = '']) => piece));
  if (data === null) return html;
  const texts: PageText[] = [];
  const marked = html.slice(0, first.index).replace(REPEATED, (whole, tag: string, text: string) => {
    if (text.length < LEAST || text.includes('\r') || !data.includes(text)) return whole;
    texts.push({ text, mark: texts.length });
    return `${tag} ${MARK}="${texts.length - 1}">${text}<`;
  });
  const rest = html.slice(first.index, end).replace(PIECE, '');
  return `${marked}${rest}<script>${script(data, texts)}</script>${html.slice(end)}`;
}

/** The pieces as one text; null where one is something else than the start or text. */
function dataOf(pieces: readonly string[]): string | null {
  try {
    return pieces.map((piece) => PIECES.parse(JSON.parse(piece))[1] ?? '').join('');
  } catch {
    return null;
  }
}

function script(data: string, texts: readonly PageText[]): string {
  let parts = [quoted(data)];
  for (const { text, mark } of texts) {
    const inner = quoted(text).slice(1, -1);
    parts = parts.flatMap((part) =>
      part.split(inner).flatMap((rest, index) => (index ? [`'+t(${mark})+'`, rest] : [rest])),
    );
  }
  const find = texts.length ? `var t=n=>document.querySelector('[${MARK}="'+n+'"]').textContent;` : '';
  return `(f=>{${find}f.push([0]);f.push([1,${parts.join('')}])})(self.__next_f=self.__next_f||[])`;
}

/** A text as a script writes it, in single quotes, of which the data has few; no `<` in it ends the script. */
function quoted(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\(.)/g, (whole, letter) => (letter === '"' ? letter : whole))
    .replaceAll("'", "\\'")
    .replaceAll('<', '\\x3c');
  return `'${inner}'`;
}
