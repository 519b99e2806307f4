import type { Locator, Page } from '@playwright/test';

export type Device = 'mouse' | 'keyboard';

/** Effort of a task. Letters of texts are not counted, as they are the same however well the studio works. */
export interface Effort {
  /** Clicks and, on a phone, taps. */
  clicks: number;
  /** Keys other than those of typed texts: Tab, Enter, Space, arrows and shortcuts. */
  keys: number;
  /** Errors in the browser's console, and steps that did not work at first. */
  errors: string[];
}

const MOST_TABS = 250;
const PATIENCE_MS = 45_000;

/**
 * An editor's hand in a browser: everything it does is counted. With the device `keyboard` it reaches a part
 * with Tab from where the focus is, in the shorter direction, as people do who cannot use a pointer.
 */
export class Hand {
  readonly effort: Effort = { clicks: 0, keys: 0, errors: [] };
  readonly page: Page;
  readonly device: Device;

  constructor(page: Page, device: Device) {
    this.page = page;
    this.device = device;
    page.on('pageerror', ({ message }) => this.effort.errors.push(message));
  }

  /** Presses a button, link, tab or checkbox. */
  async press(part: Locator, key = 'Enter'): Promise<void> {
    await part.waitFor({ timeout: PATIENCE_MS });
    await enabled(part);
    if (this.device === 'mouse') {
      await part.click({ timeout: PATIENCE_MS });
      this.effort.clicks += 1;
      return;
    }
    await this.reach(part);
    await this.key(key);
  }

  /** Replaces the text of a field. */
  async write(field: Locator, text: string): Promise<void> {
    await this.enter(field);
    await this.key('ControlOrMeta+A');
    await this.page.keyboard.insertText(text);
  }

  /** Puts the cursor at the end of a field and types. */
  async append(field: Locator, text: string): Promise<void> {
    await this.enter(field);
    await this.key('ControlOrMeta+End');
    await this.page.keyboard.type(text);
  }

  /** Sets a date field, whose parts are typed one after another. */
  async date(field: Locator, value: string): Promise<void> {
    await this.enter(field);
    await field.fill(value);
  }

  /** Chooses an entry of a native list: two clicks, or its first letters. */
  async choose(list: Locator, label: string): Promise<void> {
    await list.waitFor({ timeout: PATIENCE_MS });
    if (this.device === 'mouse') this.effort.clicks += 2;
    else await this.reach(list);
    await list.selectOption({ label });
  }

  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.effort.keys += 1;
  }

  private async enter(field: Locator): Promise<void> {
    await field.waitFor({ timeout: PATIENCE_MS });
    if (this.device === 'keyboard') return this.reach(field);
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await field.click({ timeout: PATIENCE_MS });
    this.effort.clicks += 1;
  }

  /** Presses Tab until a part has the focus. Starts backwards if it comes before the focus. */
  private async reach(part: Locator): Promise<void> {
    const isBefore = await part.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      return Boolean(focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
    });
    for (let press = 0; press < MOST_TABS; press += 1) {
      if (await part.evaluate((element) => element === document.activeElement)) return;
      await this.key(isBefore ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`${MOST_TABS} presses of Tab do not reach ${part}`);
  }
}

async function enabled(part: Locator): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await part.isEnabled()) && Date.now() < deadline) await part.page().waitForTimeout(100);
}
