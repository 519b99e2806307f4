import type { Page } from '@playwright/test';

/** A figure that a page states about a vehicle, a place or a search, in one form that can be compared. */
export interface Figure {
  /** The address of a vehicle, a location, a search, a model, an offer or a post; with a label for dates. */
  of: string;
  kind: 'price' | 'basis' | 'kilometres' | 'hours' | 'count' | 'unsold' | 'date' | 'law';
  value: string;
  /** The page and the element. */
  at: string;
}

/** Pages parsed per call, because their HTML is sent to the browser. */
const AT_ONCE = 25;

/**
 * Returns every figure that can be compared, of the HTML of pages. Parses without rendering, so that a
 * thousand pages take seconds.
 */
export async function figuresOf(page: Page, pages: ReadonlyMap<string, string>): Promise<Figure[]> {
  const entries = [...pages];
  const figures: Figure[] = [];
  for (let start = 0; start < entries.length; start += AT_ONCE)
    figures.push(...(await page.evaluate(readFigures, entries.slice(start, start + AT_ONCE))));
  return figures;
}

/** Runs in the browser. */
function readFigures(pages: [path: string, html: string][]): Figure[] {
  const figures: Figure[] = [];
  const textOf = (element: Element | null | undefined) =>
    element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const pathOf = (link: Element | null) => link?.getAttribute('href')?.replace(/[?#].*/, '') ?? '';
  /** What a price includes, or the terms of a weekly price; not the former price. */
  const basisIn = (element: Element) =>
    [...element.querySelectorAll('.price-note:not(:has(s))')].map(textOf).join('. ');
  const rowsIn = (hours: Element) =>
    [...hours.querySelectorAll('dt')]
      .map((day) => {
        const span = textOf(day.nextElementSibling);
        // The link that some sites show instead of 'Closed' (HOURS-17).
        return `${textOf(day)} ${span === 'Enquire Now' ? 'Closed' : span}`;
      })
      .join(', ');
  for (const [path, html] of pages) {
    const root = new DOMParser().parseFromString(html, 'text/html');
    const add = (of: string, kind: Figure['kind'], value: string, element: string) => {
      if (value) figures.push({ of, kind, value, at: `${path} ${element}` });
    };

    for (const card of root.querySelectorAll('article.car-card')) {
      const vehicle = pathOf(card.querySelector('a.card-link'));
      const price = card.querySelector('.card-price') ?? card.querySelector('.price-line > span:first-child');
      add(vehicle, 'price', textOf(price), 'card');
      add(vehicle, 'basis', basisIn(card), 'card');
      for (const name of card.querySelectorAll('dt'))
        if (textOf(name) === 'Odometer') add(vehicle, 'kilometres', textOf(name.nextElementSibling), 'card');
    }

    // Locations and their departments, which may share an address.
    for (const hours of root.querySelectorAll('article:has(h3 a) dl.hours')) {
      const place = pathOf(hours.closest('article')?.querySelector('h3 a') ?? null);
      add(place, 'hours', rowsIn(hours), 'hours');
    }

    for (const dialog of root.querySelectorAll('dialog[id^="holidays-"]'))
      add(textOf(dialog.querySelector('h2')), 'hours', rowsIn(dialog), 'dialog');

    // The lowest price of a model's new vehicles, in menus and on its page.
    for (const item of root.querySelectorAll('header a.menu-item')) {
      const [, price] = /(?:^|\D)From (\$.+)$/.exec(textOf(item)) ?? [];
      if (price) add(`model ${pathOf(item)}`, 'price', price, 'menu');
    }
    for (const name of root.querySelectorAll('main dt'))
      if (textOf(name) === 'From' && !name.closest('article'))
        add(`model ${path}`, 'price', textOf(name.nextElementSibling), 'model');

    for (const link of root.querySelectorAll('main a[href^="/search"]')) {
      // A tile states its count beside its link, and a chip apart from its label.
      const place = link.closest('li.card-linked') ?? link;
      const text = textOf(place.querySelector('.numbers') ?? place);
      // Results also list vehicles on order, which are not in stock.
      const [, count] =
        /([\d,]+) (?:cars?|vehicles?|caravans?|motorcycles?|trucks?)\b(?! in stock)/.exec(text) ??
        /^View stock \(([\d,]+)\)$/.exec(text) ??
        [];
      if (count) add(link.getAttribute('href') ?? '', 'count', count, 'link');
    }
    const [, found, sold] =
      [...root.querySelectorAll('main [role="status"]')]
        .map((status) => /\bof ([\d,]+) \w+(?:, ([\d,]+) of them sold)?/.exec(textOf(status)))
        .find((match) => match !== null) ?? [];
    if (path.startsWith('/search') && found) add(path, 'count', found, 'results');
    if (path.startsWith('/search') && found && sold)
      add(path, 'unsold', String(Number(found.replaceAll(',', '')) - Number(sold)), 'results');

    for (const time of root.querySelectorAll('time[datetime]')) {
      const at = time.getAttribute('datetime') ?? '';
      if (/^\d{1,2} \w{3} \d{4}$/.test(textOf(time))) add(`time ${at}`, 'date', textOf(time), 'time');
      const post = pathOf(time.closest('article')?.querySelector('a.card-link') ?? null);
      if (post || /^\/blog\/./.test(path)) add(post || path, 'date', textOf(time), 'post');
    }
    if (path.startsWith('/offers/')) {
      for (const line of root.querySelectorAll('main p')) {
        const [, day] = /\bUntil (\d{1,2} [A-Z]\w+ \d{4})\b/.exec(textOf(line)) ?? [];
        // The address may name the brand too.
        if (day && !line.closest('article'))
          add(path.replace(/^\/offers\/.*\//, '/offers/'), 'date', day, 'offer');
      }
    }

    if (!/^\/cars\/[^/]+$/.test(path)) continue;
    for (const name of root.querySelectorAll('main dt')) {
      const value = textOf(name.nextElementSibling);
      if (/^(?:\d{1,2} )?[A-Z]\w{2} \d{4}$/.test(value) && !name.closest('article'))
        add(`${path} ${textOf(name)}`, 'date', value, 'fact');
    }
    const rights = [...root.querySelectorAll('main section')].find(
      (section) => textOf(section.querySelector('h2')) === 'Your rights',
    );
    for (const name of rights?.querySelectorAll('dt') ?? []) {
      const texts = [...(name.nextElementSibling?.childNodes ?? [])].map((node) => node.textContent?.trim());
      add(`${path} ${textOf(name)}`, 'law', texts.filter(Boolean).join('. '), 'rights');
    }
    const main = [...root.querySelectorAll('.price-line')].find((line) => !line.closest('article.car-card'));
    add(path, 'price', textOf(main?.querySelector(':scope > span:first-child')), 'heading');
    add(path, 'basis', main ? basisIn(main) : '', 'heading');
    for (const name of ['description', 'og:description']) {
      const content =
        root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
      add(path, 'price', /\$\d[\d,]*\d(?:\/week)?/.exec(content)?.[0] ?? '', name);
      add(path, 'kilometres', /[\d,]+ km\b/.exec(content)?.[0] ?? '', name);
    }
    for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
      const data = JSON.parse(script.textContent ?? '{}');
      const { offers, mileageFromOdometer: odometer } = data;
      const unit = offers?.priceSpecification?.unitCode === 'WEE' ? '/week' : '';
      const price = offers?.priceSpecification?.price ?? offers?.price;
      const written = (amount: number) => Math.round(amount).toLocaleString('en-AU');
      if (price !== undefined) add(path, 'price', `$${written(price)}${unit}`, 'structured data');
      if (odometer) add(path, 'kilometres', `${written(odometer.value)} km`, 'structured data');
    }
  }
  return figures;
}

/** Returns a line for each subject of which two places state different figures. */
export function contradictions(figures: readonly Figure[]): string[] {
  const groups = Map.groupBy(figures, ({ of, kind }) => `${kind} of ${of}`);
  return [...groups].flatMap(([name, group]) => {
    const values = Map.groupBy(group, ({ value }) => value);
    if (values.size < 2) return [];
    const stated = [...values].map(([value, places]) => `'${value}' at ${places[0]?.at} (${places.length})`);
    return [`${name}: ${stated.join(', ')}`];
  });
}
