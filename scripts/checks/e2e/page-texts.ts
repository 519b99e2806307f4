// What the texts of a page are, whether they are cut or overlap, and which are not in the page's language.

/** Places in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * How an element limits what its content shows: `clamp` shortens it on purpose, to a number of lines or, in a bar that
 * stays in view, by an ellipsis; `scroll` leads to the rest.
 */
export interface Clip {
  box: Box;
  x: 'visible' | 'hidden' | 'scroll' | 'clamp';
  y: 'visible' | 'hidden' | 'scroll' | 'clamp';
}

export interface PageText {
  text: string;
  /** CSS path of its element, with the attribute that has the text, if it is one. */
  at: string;
  /** True if an element around it names another language than the page's. */
  isForeign: boolean;
  /** Its lines; none for an attribute and a hidden text. */
  lines: Box[];
  /** Of the elements around it, from the inside. */
  clips: Clip[];
  /** True if it has a place of its own, unlike in bars that stay in view, dialogs and decoration. */
  isInFlow: boolean;
}

export interface PageReading {
  texts: PageText[];
  /** Names on drawn maps: of suburbs and locations. */
  mapNames: string[];
  /** By how many pixels the page is wider than the screen, and which elements are. */
  excess: number;
  widest: string[];
}

/** Reads the texts of the page in which it runs, so it may use nothing outside of it. */
export function readPage(): PageReading {
  const ATTRIBUTES = [
    'alt',
    'aria-description',
    'aria-label',
    'aria-placeholder',
    'aria-roledescription',
    'aria-valuetext',
    'label',
    'placeholder',
    'title',
  ];
  const META = '[name="description"], [property="og:title"], [property="og:description"]';
  /** Only maps and the prize wheel draw texts: names, distances and an editor's prizes. */
  const DRAWN = 'svg text';
  const NOT_TEXT = `script, style, noscript, template, track, [translate="no"], ${DRAWN}`;
  const OUT_OF_FLOW = '[aria-hidden="true"], dialog, [role="dialog"], [popover]';
  /** A smaller element only has texts for screen readers. */
  const SMALLEST_PX = 2;
  /** Its option has the text too. */
  const CHOSEN = 'chosen option';
  const root = document.documentElement;
  const texts: PageText[] = [];

  const nameOf = (element: Element): string => {
    const name = element.localName;
    const same = [...(element.parentElement?.children ?? [])].filter((each) => each.localName === name);
    return same.length > 1 ? `${name}:nth-of-type(${same.indexOf(element) + 1})` : name;
  };
  const pathOf = (element: Element): string => {
    const names: string[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      // React makes ids with other signs, which differ between pages.
      if (/^[a-z][a-z-]*$/.test(at.id)) return [`#${at.id}`, ...names].join(' > ');
      names.unshift(nameOf(at));
    }
    return names.join(' > ');
  };

  const innerBox = (element: Element): Box => {
    const { left, top } = element.getBoundingClientRect();
    const x = left + element.clientLeft;
    const y = top + element.clientTop;
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
  };
  const limitOf = (overflow: string): Exclude<Clip['x'], 'clamp'> => {
    if (overflow === 'visible') return 'visible';
    return overflow === 'hidden' || overflow === 'clip' ? 'hidden' : 'scroll';
  };
  const isInFlow = (element: Element): boolean => {
    if (element.closest(OUT_OF_FLOW)) return false;
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return false;
    return true;
  };
  /** Returns what limits an element's content, or null if it is for screen readers only. */
  const clipsOf = (element: Element): Clip[] | null => {
    const clips: Clip[] = [];
    let position = 'static';
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const isHolder = style.transform !== 'none' || (position === 'absolute' && style.position !== 'static');
      if ((position === 'absolute' || position === 'fixed') && !isHolder) continue;
      position = style.position;
      if (style.clipPath.startsWith('inset(50%') || style.clip.startsWith('rect')) return null;
      if (style.display === 'inline' || style.display === 'contents') continue;
      const [x, y] = [limitOf(style.overflowX), limitOf(style.overflowY)];
      if (x === 'visible' && y === 'visible') continue;
      if (at.clientWidth <= SMALLEST_PX || at.clientHeight <= SMALLEST_PX) return null;
      // A bar that stays in view repeats what the page says.
      const isShortened = style.textOverflow === 'ellipsis' && x === 'hidden' && !isInFlow(at);
      clips.push({
        box: innerBox(at),
        x: isShortened ? 'clamp' : x,
        y: style.webkitLineClamp === 'none' ? y : 'clamp',
      });
    }
    return clips;
  };
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const add = (element: Element, text: string, lines: Box[] = [], attribute = '', own: Clip[] = []) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (!/[\p{L}\p{N}]/u.test(words) || element.closest(NOT_TEXT)) return;
    const clips = lines.length > 0 ? clipsOf(element) : [];
    texts.push({
      text: words,
      at: `${pathOf(element)}${attribute && `[${attribute}]`}`,
      isForeign: attribute === CHOSEN || element.closest('[lang]') !== root,
      lines: clips ? lines : [],
      clips: [...own, ...(clips ?? [])],
      isInFlow: lines.length > 0 && attribute === '' && isInFlow(element),
    });
  };

  const pen = document.createElement('canvas').getContext('2d');
  /** Adds a text in a field, which has no box of its own: a placeholder or the chosen option. */
  const addFieldText = (field: HTMLElement, text: string, attribute: string) => {
    if (!pen || !isVisible(field)) return add(field, text, [], attribute);
    const style = getComputedStyle(field);
    const box = innerBox(field);
    const left = box.left + Number.parseFloat(style.paddingLeft);
    const inside = { ...box, left, right: box.right - Number.parseFloat(style.paddingRight) };
    pen.font = style.font;
    const line = { ...box, left, right: left + pen.measureText(text).width };
    add(field, text, [line], attribute, [{ box: inside, x: 'hidden', y: 'visible' }]);
  };

  const linesOf = (node: Node): Box[] => {
    const content = node.nodeValue ?? '';
    const range = document.createRange();
    range.setStart(node, content.length - content.trimStart().length);
    range.setEnd(node, content.trimEnd().length);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim()) continue;
    add(element, node.nodeValue, isVisible(element) ? linesOf(node) : []);
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ATTRIBUTES) {
      const text = element.getAttribute(name);
      if (!text) continue;
      if (name === 'placeholder' && element instanceof HTMLInputElement && !element.value)
        addFieldText(element, text, name);
      else add(element, text, [], name);
    }
    if (element instanceof HTMLInputElement && /^(?:submit|button|reset)$/.test(element.type))
      add(element, element.value, [], 'value');
    if (element instanceof HTMLSelectElement && element.selectedOptions[0])
      addFieldText(element, element.selectedOptions[0].text, CHOSEN);
  }
  add(root, document.title, [], 'title');
  for (const meta of document.head.querySelectorAll(META))
    add(
      meta,
      meta.getAttribute('content') ?? '',
      [],
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
    );

  const excess = root.scrollWidth - innerWidth;
  const widest =
    excess <= 0
      ? []
      : [...document.body.querySelectorAll('*')]
          .filter((element) => isVisible(element) && element.getBoundingClientRect().right > innerWidth + 1)
          .filter((element) => !(clipsOf(element) ?? []).some(({ x }) => x !== 'visible'))
          .map(pathOf);
  const mapNames = [...document.querySelectorAll(DRAWN)].map(({ textContent }) => textContent ?? '');
  return { texts, mapNames, excess, widest: widest.slice(0, 3) };
}

/** Rounding, and letters that lean out of their box. */
const SLACK_PX = 2;
/** The share of a line's height above and below its letters, where tight lines overlap. */
const LEADING = 0.25;

/** Returns the part of a line that its letters fill. */
function lettersOf({ left, top, right, bottom }: Box): Box {
  const leading = (bottom - top) * LEADING;
  return { left, right, top: top + leading, bottom: bottom - leading };
}

/** Returns what is visible of a line, null if nothing, and whether the rest cannot be reached. */
function seenPart(line: Box, clips: readonly Clip[]): { seen: Box | null; isCut: boolean } {
  let seen = lettersOf(line);
  let isCut = false;
  for (const { box, x, y } of clips) {
    isCut ||= x === 'hidden' && (seen.left < box.left - SLACK_PX || seen.right > box.right + SLACK_PX);
    isCut ||= y === 'hidden' && (seen.top < box.top - SLACK_PX || seen.bottom > box.bottom + SLACK_PX);
    if (x !== 'visible')
      seen = { ...seen, left: Math.max(seen.left, box.left), right: Math.min(seen.right, box.right) };
    if (y !== 'visible')
      seen = { ...seen, top: Math.max(seen.top, box.top), bottom: Math.min(seen.bottom, box.bottom) };
    if (seen.right <= seen.left || seen.bottom <= seen.top) return { seen: null, isCut };
  }
  return { seen, isCut };
}

/**
 * Returns whether a text is shown in part. One that is out of sight as a whole, such as on another slide, is not cut,
 * and neither is one that a limit of lines shortens.
 */
export function isCut({ lines, clips }: Pick<PageText, 'lines' | 'clips'>): boolean {
  const parts = lines.map((line) => seenPart(line, clips));
  return parts.some(({ seen }) => seen !== null) && parts.some((part) => part.isCut);
}

const meet = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK_PX &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK_PX;

/** Returns the pairs of texts that cover one another. */
export function overlapping(texts: readonly PageText[]): [PageText, PageText][] {
  const shown = texts.flatMap((text) => {
    const lines = text.isInFlow ? text.lines.flatMap((line) => seenPart(line, text.clips).seen ?? []) : [];
    return lines.length > 0 ? [{ text, lines }] : [];
  });
  return shown.flatMap(({ text, lines }, index) =>
    shown
      .slice(index + 1)
      .filter((other) => lines.some((line) => other.lines.some((otherLine) => meet(line, otherLine))))
      .map((other): [PageText, PageText] => [text, other.text]),
  );
}

/** What a page shows in English in every language. */
export interface PageData {
  /** Words of names, in lower case: of makes, models, places and people. */
  names: ReadonlySet<string>;
  /** Whole texts, such as those of editors and feeds, the longest first: a long one may contain others. */
  texts: ReadonlySet<string>;
}

/** Addresses of pages, mailboxes and hosts. */
const ADDRESS = /\S+@\S+|https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)+\b/g;

/** Returns the words of a text without accents, which pseudo messages do not have. Codes, such as `SR5`, are no words. */
export const plainWords = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(([word]) => (/^[a-z]{2,}$/i.test(word) ? [word] : []));

/** Returns the words of a text in the pseudo-locale that are neither translated nor data. */
export function untranslatedWords(text: string, { names, texts }: PageData): string[] {
  const isKnown = (word: string) => names.has(word.toLowerCase());
  if (texts.has(text) || plainWords(text).every(isKnown)) return [];
  let rest = text;
  for (const known of texts)
    if (known.length > 2 && /\s/.test(known) && rest.includes(known)) rest = rest.replaceAll(known, ' ');
  return plainWords(rest.replace(ADDRESS, ' ')).filter((word) => !isKnown(word) && !texts.has(word));
}

export interface Problem {
  /** Names the text and its place. */
  problem: string;
  /** Identifies a fault of layout on the page in another language; missing for texts. */
  place?: string;
}

/** Returns what is wrong with a page in the pseudo-locale. */
export function problemsOf({ texts, mapNames, excess, widest }: PageReading, data: PageData): Problem[] {
  const drawn = mapNames.flatMap(plainWords).map((word) => word.toLowerCase());
  const known = { ...data, names: new Set([...data.names, ...drawn]) };
  const words = texts.flatMap(({ text, at, isForeign }): Problem[] => {
    const missing = isForeign ? [] : untranslatedWords(text, known);
    return missing.length > 0
      ? [{ problem: `not translated: '${missing.join(' ')}' of "${text}" at ${at}` }]
      : [];
  });
  const cut = texts
    .filter(isCut)
    .map(({ text, at }) => ({ problem: `cut: "${text}" at ${at}`, place: `cut ${at}` }));
  const pairs = overlapping(texts).map(([one, other]) => ({
    problem: `overlap: "${one.text}" at ${one.at} and "${other.text}" at ${other.at}`,
    place: `overlap ${one.at} ${other.at}`,
  }));
  const wide = excess > 0 ? [{ problem: `${excess} px wider than the screen: ${widest.join(', ')}` }] : [];
  return [...words, ...cut, ...pairs, ...wide];
}
