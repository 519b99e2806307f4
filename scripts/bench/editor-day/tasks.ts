import type { Locator, Page } from '@playwright/test';
import { LOGO } from '../../checks/e2e/new-site.ts';
import { clientOf } from '../../checks/e2e/studio.ts';
import type { users } from '../../checks/e2e/test.ts';
import { lakeWriter } from '../../emulators/lake-writer.ts';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { removeCampaign, removeReviewedPage, removeSite, restorePage } from './clean-up.ts';
import type { Hand } from './hand.ts';

export interface Task {
  name: string;
  /** Who does it, and where the studio is open when it begins. */
  user: keyof typeof users;
  start: string;
  /** Done with taps on a narrow screen, and not by keyboard. */
  phone?: boolean;
  run: (hand: Hand) => Promise<void>;
  /** Deletes what it and the tasks after it created, and restores what they changed. */
  remove?: () => Promise<void>;
}

const CAMPAIGN = 'Editor’s day';
const SITES = ['Harbour Motor Group', 'Northside Mazda'];
const PHONE_PAGE = 'page-northside-about-us';
const REVIEWED = { id: 'page-editors-day-review', title: 'A page to approve', path: '/editors-day-review' };
const NEW_SITE = 'editors-day';
/** Publishing and creating a site take this long on a busy machine. */
const SLOW_MS = 120_000;

const settings = settingsFromEnvironment();
const lake = lakeWriter(settings);
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
const field = (page: Page, name: string) => page.getByTestId(`field-${name}`);

async function until(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + SLOW_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
const published = (query: string, params: Record<string, unknown>) =>
  lake.fetch<number>(`count(${query})`, params, { perspective: 'published' });

export const TASKS: readonly Task[] = [
  { name: 'campaign on two sites', user: 'editor', start: '/home', run: makeCampaign, remove: removeMade },
  { name: 'rollback', user: 'editor', start: '/home', run: rollBack },
  {
    name: 'correction on a phone',
    user: 'editor',
    start: '/home',
    phone: true,
    run: correct,
    remove: restoreTitle,
  },
  { name: 'review, request', user: 'author', start: '/home', run: requestApproval, remove: removeReviewed },
  { name: 'review, rejection', user: 'editor', start: '/reviews', run: reject },
  { name: 'review, correction', user: 'author', start: '/reviews', run: correctAndAsk },
  { name: 'review, approval', user: 'editor', start: '/reviews', run: approve },
  { name: 'new site, first hour', user: 'admin', start: '/home', run: firstHour, remove: removeNew },
];

/** A page, an offer, a popup, a slide and a menu entry on two sites, previewed and published. */
async function makeCampaign(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(button(page, /^New campaign/));
  const dialog = page.getByRole('dialog', { name: 'New campaign' });
  await hand.write(dialog.getByLabel('Campaign name'), CAMPAIGN);
  for (const name of SITES) {
    const choice = dialog.getByLabel(name, { exact: true });
    await choice.waitFor();
    if (!(await choice.isChecked())) await hand.press(choice, 'Space');
  }
  for (const name of ['Slide on each home page', 'Popup on each site', 'Entry in each menu'])
    await hand.press(dialog.getByLabel(name, { exact: true }), 'Space');
  await hand.date(dialog.getByLabel('Shows until'), '2027-03-31T17:00');
  if ((await button(dialog, 'Choose picture').count()) > 0) {
    await hand.write(dialog.getByLabel('Offer category'), 'Towing');
    await hand.write(dialog.getByLabel('Offer description'), 'A tow bar with every ute.');
    await hand.press(button(dialog, 'Choose picture'));
    await chooseFromLibrary(hand);
  }
  await hand.press(button(dialog, 'Create campaign'));
  await page.waitForURL(/\/releases\/r\w+/, { timeout: SLOW_MS });
  await completeDocuments(hand);

  const release = page.url();
  const previews = page.getByRole('navigation', { name: 'Preview' });
  await hand.press(button(previews, `${CAMPAIGN}, ${SITES[0]}`));
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1, name: CAMPAIGN });
  await heading.waitFor({ timeout: SLOW_MS });
  await goBack(hand, release);
  await hand.press(page.getByTestId('publish-all-button'));
  // Northside needs approval, and the editor may publish without.
  const asks = page.getByRole('dialog', { name: /not approved$/ });
  const confirmation = page.getByTestId('confirm-publish-dialog');
  await asks.or(confirmation).first().waitFor();
  if (await asks.isVisible()) await hand.press(button(asks, 'Continue without approval'));
  await hand.press(confirmation.getByTestId('confirm-button'));
  await until(
    async () => (await published('*[_type == "page" && title == $title]', { title: CAMPAIGN })) === 2,
    'both pages are published',
  );
}

async function chooseFromLibrary(hand: Hand): Promise<void> {
  const library = hand.page.getByRole('dialog', { name: 'Library' });
  await hand.press(library.getByRole('listitem').first().getByRole('button'));
  await library.waitFor({ state: 'hidden' });
}

async function goBack(hand: Hand, release: string): Promise<void> {
  await hand.key('Alt+ArrowLeft');
  if (!hand.page.url().startsWith(release)) await hand.page.goto(release);
}

/** Enters what the release lists as missing, document by document. */
async function completeDocuments(hand: Hand): Promise<void> {
  const { page } = hand;
  const release = page.url();
  const errors = page.getByRole('table').getByRole('link', { name: /validation error/ });
  await page
    .getByText(/All documents validated/)
    .first()
    .waitFor({ timeout: SLOW_MS });
  while ((await errors.count()) > 0) {
    const address = (await errors.first().getAttribute('href')) ?? '';
    await hand.press(errors.first());
    await page.getByTestId('document-panel-scroller').first().waitFor({ timeout: SLOW_MS });
    if (address.includes('type=offer')) {
      await hand.write(field(page, 'category').locator('input'), 'Towing');
      await hand.write(field(page, 'description').locator('textarea'), 'A tow bar with every ute.');
    }
    const image = page.getByTestId('image-input');
    await hand.press(button(image, 'Select'));
    await hand.press(page.getByRole('menuitem', { name: 'Library', exact: true }));
    await chooseFromLibrary(hand);
    await hand.write(field(page, 'image.alt').locator('input'), 'A ute with a tow bar');
    await page.waitForTimeout(1_500);
    await goBack(hand, release);
    await page
      .getByText(/All documents validated/)
      .first()
      .waitFor({ timeout: SLOW_MS });
    // The release validates the changed document again.
    await page.waitForTimeout(2_500);
  }
}

async function rollBack(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(page.getByRole('link', { name: 'Calendar', exact: true }));
  await hand.press(page.getByRole('link', { name: CAMPAIGN, exact: true }).first());
  await hand.press(button(page, 'Roll back'));
  await hand.press(button(page.getByRole('dialog', { name: `Roll back: ${CAMPAIGN}` }), 'Roll back now'));
  await page.getByText(`‘${CAMPAIGN}’ was rolled back`).waitFor({ timeout: SLOW_MS });
}

/** A word in a page's title, found by search. */
async function correct(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(button(page, 'Open search'));
  await hand.write(page.getByPlaceholder('Search', { exact: true }).last(), 'About us Northside');
  await hand.press(page.locator(`a[href*="${PHONE_PAGE}"]`).first());
  const title = field(page, 'title').locator('input');
  await hand.append(title, ' all');
  await publish(hand);
  await until(
    async () => (await published('*[_id == $id && title match "all"]', { id: PHONE_PAGE })) === 1,
    'the correction is published',
  );
}

async function publish(hand: Hand): Promise<void> {
  // The studio saves first.
  await hand.page.waitForTimeout(1_500);
  await hand.press(hand.page.getByTestId('action-publish').first());
}

async function requestApproval(hand: Hand): Promise<void> {
  const { page } = hand;
  await (await clientOf('author')).createOrReplace({
    _id: `drafts.${REVIEWED.id}`,
    _type: 'page',
    title: REVIEWED.title,
    site: { _type: 'reference', _ref: 'site-northside' },
    path: { _type: 'slug', current: REVIEWED.path },
    blocks: [{ _type: 'bodyTypeTiles', _key: 'a' }],
  });
  await hand.press(page.getByRole('link', { name: REVIEWED.title }).first());
  await hand.press(button(page, 'Request approval'));
  const dialog = page.getByRole('dialog', { name: 'Request approval' });
  await hand.choose(dialog.getByLabel('Ask'), 'Emery Editor');
  await hand.press(button(dialog, 'Send request'));
  await dialog.waitFor({ state: 'hidden' });
}

async function openReview(hand: Hand): Promise<Locator> {
  const { page } = hand;
  await hand.press(page.getByTestId('reviews-tool').getByRole('link', { name: REVIEWED.title }).first());
  const direct = button(page, 'Review');
  const menu = page.getByTestId('action-menu-button');
  await direct.or(menu).first().waitFor({ timeout: SLOW_MS });
  if ((await direct.count()) > 0) await hand.press(direct);
  else {
    await hand.press(menu);
    await hand.press(page.getByRole('menuitem', { name: 'Review', exact: true }));
  }
  return page.getByRole('dialog', { name: 'Review' });
}

async function reject(hand: Hand): Promise<void> {
  const dialog = await openReview(hand);
  await hand.write(dialog.getByLabel('Title (added)'), 'Say what the page is about.');
  await hand.press(button(dialog, 'Ask for changes'));
  await dialog.waitFor({ state: 'hidden' });
}

async function correctAndAsk(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(page.getByTestId('reviews-tool').getByRole('link', { name: REVIEWED.title }).first());
  await page
    .getByRole('note')
    .filter({ hasText: 'Say what the page is about.' })
    .waitFor({ timeout: SLOW_MS });
  await hand.append(field(page, 'title').locator('input'), ' by body type');
  await page.waitForTimeout(1_500);
  await hand.press(button(page, 'Request approval'));
  const dialog = page.getByRole('dialog', { name: 'Request approval' });
  await hand.press(button(dialog, 'Send request'));
  await dialog.waitFor({ state: 'hidden' });
}

async function approve(hand: Hand): Promise<void> {
  const dialog = await openReview(hand);
  await hand.press(button(dialog, 'Approve and publish'));
  await until(
    async () => (await published('*[_id == $id]', { id: REVIEWED.id })) === 1,
    'the page is published',
  );
}

/** A site from the assistant, and its first correction. */
async function firstHour(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.press(
    page.getByRole('list', { name: 'Quick actions' }).getByRole('link', { name: /^New site/ }),
  );
  const tool = page.getByTestId('new-site-tool');
  const named = (name: string) => tool.getByLabel(name, { exact: true });
  const step = (name: string) =>
    tool.getByRole('heading', { name, exact: true }).waitFor({ timeout: SLOW_MS });
  await step('Dealership');
  await hand.write(named('Dealership'), 'value-cars');
  await hand.key('Enter');
  await step('Name and hosts');
  await hand.write(named('Trading name'), 'Enfield Used Cars');
  await hand.write(named('Short name'), NEW_SITE);
  await hand.write(named('Host name'), `www.${NEW_SITE}.example`);
  await hand.key('Enter');
  await step('Design');
  await named('Logo').setInputFiles(LOGO);
  hand.effort.clicks += 2;
  await tool.getByRole('img', { name: 'Logo valuecars.svg' }).waitFor();
  await hand.press(button(tool, 'Next'));
  await step('Locations');
  for (const [name, value] of [
    ['Street and number', '318 Main North Road'],
    ['Suburb', 'Enfield'],
    ['State', 'SA'],
    ['Postcode', '5085'],
    ['Phone', '08 7010 0110'],
    ['Hours', 'Mon-Fri 9-17:30, Sat 9-17'],
  ] as const)
    if ((await named(name).first().inputValue()) === '') await hand.write(named(name).first(), value);
  await hand.key('Enter');
  await step('Leads and legal');
  await hand.write(named('Dealer licence number'), 'LVD 991199');
  await hand.write(named('Email address'), `leads@${NEW_SITE}.example`);
  await hand.key('Enter');
  await step('Review');
  await hand.press(button(tool, 'Create site'));
  await step('Enfield Used Cars was created');
  await tool
    .getByRole('region', { name: 'Checks' })
    .getByText(/The storefront shows the site/)
    .waitFor({ timeout: SLOW_MS });
  await hand.press(tool.getByRole('link', { name: 'Open: About us' }));
  await hand.append(field(page, 'title').locator('input'), ' of Enfield');
  await publish(hand);
  await until(
    async () =>
      (await published('*[_id == $id && title match "Enfield"]', {
        id: `page-${NEW_SITE}-about-us`,
      })) === 1,
    'the correction is published',
  );
}

async function removeMade(): Promise<void> {
  await removeCampaign(lake, await clientOf('editor'), CAMPAIGN);
}
async function restoreTitle(): Promise<void> {
  await restorePage(lake, PHONE_PAGE, ' all');
}
async function removeReviewed(): Promise<void> {
  await removeReviewedPage(lake, REVIEWED.id);
}
async function removeNew(): Promise<void> {
  await removeSite(lake, await clientOf('admin'), NEW_SITE);
}
