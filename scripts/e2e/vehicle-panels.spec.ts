import type { Vehicle, VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import type { Page } from '@playwright/test';
import { lake, reference } from './content.ts';
import { addCar, removeOwnCars } from './own-cars.ts';
import { siteDocuments } from './plain-site.ts';
import { sql } from './reserving.ts';
import { carOf, type SiteName } from './stock-record.ts';
import { ALL_SITES, askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const LONG_COMMENTS = `One owner, <b>every</b> service. 🚙 ${'It drives as it should. '.repeat(40)}The end.`;
/** What no page says, whatever its feed does; `$0 of $0` and the like, but not `$0.05`. */
const NONSENSE = /undefined|NaN|Infinity|\$0(?![.\d])|\bnull\b|-5 km|0 stars|-1 kg|Invalid|\[object/;
const FEATURES = Array.from({ length: 11 }, (_, index) => `Feature number ${index + 1}`);

const openCar = (page: Page, site: SiteName, { slug }: Vehicle) => page.goto(siteUrl(site, `/cars/${slug}`));
const panelOf = (page: Page) => page.getByRole('region', { name: 'Interested in this vehicle?' });
const revealsOf = (carId: string) =>
  sql('select car_id, dealership_id, website_id from phone_reveals where car_id = $1', [carId]);

test.afterEach(removeOwnCars);

test('everything of a complete used car stands in its place and opens', {
  tag: [
    '@VDP-01',
    '@VDP-02',
    '@VDP-03',
    '@VDP-04',
    '@VDP-05',
    '@VDP-07',
    '@VDP-08',
    '@VDP-09',
    '@VDP-10',
    '@VDP-11',
    '@VDP-12',
    '@VDP-13',
    '@VDP-14',
    '@VDP-15',
    '@VDP-16',
    '@VDP-19',
    '@VDP-20',
    '@VDP-21',
    '@VDP-22',
    '@VDP-23',
    '@VDP-24',
    '@VDP-25',
    '@VDP-30',
    '@VDP-31',
    '@VDP-32',
    '@VDP-33',
    '@VDP-36',
    '@VDP-37',
    '@VDP-40',
    '@VDP-41',
    '@VDP-44',
    '@STATUS-24',
    '@STATUS-25',
    '@OPEN-048',
    '@OPEN-053',
    '@OPEN-054',
    '@OPEN-056',
    '@OPEN-058',
    '@CAR-002',
    '@CAR-003',
    '@CAR-005',
    '@CAR-006',
    '@CAR-007',
    '@CAR-008',
    '@CAR-009',
    '@CAR-010',
    '@CAR-011',
    '@CAR-012',
    '@CAR-014',
    '@CAR-015',
    '@CAR-016',
    '@CAR-017',
    '@CAR-018',
    '@CAR-026',
    '@CAR-027',
    '@CAR-032',
    '@CAR-050',
    '@CAR-053',
    '@CAR-054',
    '@CAR-055',
    '@CAR-056',
    '@CAR-057',
    '@CAR-058',
    '@CAR-060',
    '@CAR-061',
    '@CAR-062',
    '@CAR-064',
    '@CAR-065',
    '@CAR-069',
    '@CAR-078',
    '@CAR-085',
    '@CAR-088',
    '@CAR-089',
    '@CAR-090',
    '@CAR-091',
    '@CAR-092',
    '@CAR-093',
    '@CAR-094',
    '@CAR-095',
    '@CAR-096',
    '@CAR-098',
    '@CAR-099',
  ],
}, async ({ page, context }) => {
  const vehicle = await addCar('harbour', {
    before_price: 59_990,
    location_id: 'harbour-albion',
    location_name: 'Harbour Albion',
    city: 'Albion',
    badge: 'SR5',
    series: 'GUN126R',
    simple_transmission: 'Automatic',
    trans: '6-speed automatic',
    fuel: 'Turbo diesel',
    drive: 'Part-time 4WD',
    engine_size_litres: 2.8,
    colour: 'Red',
    interior_colour: 'Black',
    seats: 5,
    doors: 4,
    vin: 'MR0HA3CD500123456',
    regplate: '123ABC',
    rego_expiry: '2031-03-05',
    build_date: '2021-02',
    compliance_date: '2021-04-09',
    certified: true,
    file: 'https://reports.example/history.pdf',
    dealercomments: LONG_COMMENTS,
    standardEquipment: FEATURES,
    payment_processors: ['stripe'],
    gearnum: 6,
    bodyconfiguration: 'Double cab',
    variant: {
      cylinders: 4,
      induction: 'Turbo',
      fuelconsumptioncombined: 7.9,
      fuelcapacity: 80,
      torque: 500,
      geartype: 'Automatic',
      vehiclelength: 5325,
      vehicleheight: 1815,
      vehiclewidth: 1855,
      grossvehiclemass: 3050,
      towingcapacitybraked: 3500,
      ancaprating: 5,
    },
  });
  await openCar(page, 'harbour', vehicle);
  const main = page.getByRole('main');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
    'HomeUsed carsToyotaHiLux2021 Toyota HiLux',
  );
  await expect(page.getByRole('region', { name: /^Photos of/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2021 Toyota HiLux');
  await expect(main.getByText('SR5 GUN126R', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('$54,990', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Was $59,990').first()).toBeVisible();
  for (const words of ['45,200 km', 'Automatic', 'Ute', 'Harbour Albion'])
    await expect(main.getByText(words, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'View on map' })).toHaveAttribute('href', '#vehicle-map');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share this vehicle' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('link', { name: 'Print', exact: true })).toHaveAttribute(
    'href',
    `/print?car_id=${vehicle.slug}`,
  );
  await expect(panelOf(page).getByRole('link', { name: 'Reserve Now $200' })).toHaveAttribute(
    'href',
    `/cars/${vehicle.slug}/checkout`,
  );
  await expect(panelOf(page).getByRole('link', { name: 'Trade In Valuation' })).toHaveAttribute(
    'href',
    `/sell-my-car?car_id=${vehicle.id}`,
  );

  // Key information, specifications and features: a few, all, a few again.
  const grid = main.locator('.fact-grid').filter({ visible: true });
  await expect(grid.locator('dt')).toHaveText(['Odometer', 'Transmission', 'Fuel', 'Body']);
  await main.getByRole('button', { name: 'Show More' }).click();
  await expect(grid.locator('div')).toHaveText([
    'Odometer45,200 km',
    'Transmission6-speed automatic',
    'FuelTurbo diesel',
    'BodyUte',
    'DrivePart-time 4WD',
    'Engine2.8 L, 4 cylinders, Turbo',
    'ColourRed',
    'Interior colourBlack',
    'Seats5',
    'Doors4',
    'ANCAP5 stars',
    'Towing braked3,500 kg',
    'Rego123ABC',
    'Rego expiryExpires on 5 Mar 2031',
    'VINMR0HA3CD500123456',
    `Stock number${vehicle.stocknum}`,
    'Build dateFeb 2021',
    'Compliance date9 Apr 2021',
  ]);
  await main.getByRole('button', { name: 'Show Less' }).click();
  await expect(grid.locator('dt')).toHaveCount(4);
  const technical = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Specifications' }) });
  await expect(technical.locator('dt').filter({ visible: true })).toHaveCount(4);
  await technical.getByRole('button', { name: 'Show specifications' }).click();
  await expect(technical.locator('.fact-rows > div').filter({ visible: true })).toHaveText([
    'Fuel consumption, combined7.9 L/100 km',
    'Fuel capacity80 L',
    'Torque500 Nm',
    'Gears6',
    'Gear typeAutomatic',
    'Body configurationDouble cab',
    'Length5,325 mm',
    'Width1,855 mm',
    'Height1,815 mm',
    'Gross vehicle mass3,050 kg',
  ]);
  await technical.getByRole('button', { name: 'Hide specifications' }).click();
  await expect(technical.locator('dt').filter({ visible: true })).toHaveCount(4);
  const features = main.locator('#features');
  await expect(features.getByRole('listitem')).toHaveCount(8);
  await features.getByRole('button', { name: 'Show All' }).click();
  await expect(features.getByRole('listitem')).toHaveCount(11);
  await features.getByRole('button', { name: 'Hide' }).click();
  await expect(features.getByRole('listitem')).toHaveCount(8);
  const details = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Car Details' }) });
  await expect(details.locator('dt')).toHaveText([
    'Stock number',
    'VIN',
    'Rego plate',
    'Rego expiry',
    'Build date',
    'Compliance date',
  ]);

  // Comments at 400 characters, the disclaimer at 197, each with the way to the rest.
  const comments = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Dealer comments' }) });
  await expect(comments.locator('p')).toHaveText(`${LONG_COMMENTS.slice(0, 400).trimEnd()}…`);
  await comments.getByRole('button', { name: 'Read more' }).click();
  await expect(comments.locator('p')).toHaveText(LONG_COMMENTS.trim());
  const disclaimer = page.getByRole('region', { name: 'Disclaimer' });
  const cut = (await disclaimer.locator('p').textContent()) ?? '';
  expect(cut.length).toBeLessThanOrEqual(198);
  await disclaimer.getByRole('button', { name: 'Read more' }).click();
  await expect(disclaimer.locator('p')).toContainText(cut.slice(0, -1));
  await expect(disclaimer.locator('p')).toContainText('Please check with us before you buy.');

  // What a used car of this site comes with, and what is known of this very one.
  const used = page.getByRole('region', { name: 'What comes with it' });
  await expect(used.getByRole('heading', { level: 3 })).toHaveText([
    'Twelve months of warranty',
    'Roadside assistance',
    '120 points inspected',
    'History checked',
  ]);
  await expect(main.locator('.facts-band dt')).toHaveText([
    'Warranty',
    'Inspection',
    'Registration',
    'ANCAP safety',
  ]);
  await expectAccessible(page);

  const report = panelOf(page).getByRole('link', { name: 'View history report' });
  await expect(report).toHaveAttribute('data-event', 'historyReport');
  await expect(report).toHaveAttribute('data-event-car', vehicle.id);
  // From the image server, which fetches it from there.
  const source = new RegExp(`/raw:1/${Buffer.from(vehicle.file ?? '').toString('base64url')}$`);
  await context.route(source, (route) => route.fulfill({ body: 'PDF' }));
  const [tab] = await Promise.all([context.waitForEvent('page'), report.click()]);
  await expect(tab).toHaveURL(source);
});

test('what a car has not is not offered, a past rego is told where the site tells it, a caravan has its own facts', {
  tag: [
    '@VDP-26',
    '@VDP-40',
    '@VDP-41',
    '@VDP-42',
    '@VDP-43',
    '@STATUS-24',
    '@STATUS-25',
    '@OPEN-053',
    '@OPEN-055',
    '@CAR-051',
    '@CAR-052',
    '@CAR-082',
    '@CAR-083',
    '@CAR-100',
    '@CAR-101',
    '@CAR-102',
    '@CAR-103',
    '@CAR-104',
    '@CAR-105',
  ],
}, async ({ page }) => {
  const facts = {
    rego_expiry: '2020-01-31',
    price: null,
    dealercomments: ' ',
    car_type: 'used',
    simple_drive: '4WD',
  } as const;
  for (const [site, words] of [
    ['valuecars', 'Unregistered'],
    ['harbour', null],
  ] as const) {
    const vehicle = await addCar(site, facts);
    await openCar(page, site, vehicle);
    const main = page.getByRole('main');
    await expect(main).toContainText('Dealer comments are pending. Please check back here later.');
    // Without a way to pay it is not reserved online.
    await expect(panelOf(page).getByRole('link', { name: /history report|Trade In|^Reserve/ })).toHaveCount(
      0,
    );
    await expect(main.locator('.fact-grid > div').filter({ visible: true })).toHaveText([
      'Odometer45,200 km',
      'FuelDiesel',
      'BodyUte',
      'Drive4WD',
    ]);
    if (words) await expect(main.locator('.fact-rows')).toContainText(`Rego expiry${words}`);
    else await expect(main).not.toContainText(/Rego expiry|Unregistered/);
  }

  const caravan = await addCar('coastline', {
    item_type: 'caravan',
    simple_fuel: null,
    doors: 1,
    specifications: {
      sleeps: 4,
      body_length: 5790,
      body_width: 2480,
      tare_weight: 2300,
      aggregate_trailer_mass: 2900,
      axle_type: 'Tandem',
    },
  });
  await openCar(page, 'coastline', caravan);
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect(page.getByRole('main').locator('.fact-grid > div').filter({ visible: true })).toHaveText([
    'Odometer45,200 km',
    'Sleeps4',
    'Body length5.79 m',
    'Body width2.48 m',
    'Tare2,300 kg',
    'ATM2,900 kg',
    'Axle typeTandem',
    'BodyUte',
    `Stock number${caravan.stocknum}`,
  ]);
  await expect(page.getByRole('heading', { name: 'Caravan Details' })).toBeVisible();
});

test('the engine and the body stand on the page whichever part of a record tells them', {
  tag: ['@CAR-059', '@CAR-086', '@CAR-087', '@CAR-097'],
}, async ({ page }) => {
  for (const [facts, engine, body] of [
    [
      { engine_size: 'Dual motor, 230 kW', variant: { bodyconfiguration: 'Crew cab' } },
      'Dual motor, 230 kW',
      'Crew cab',
    ],
    [{ variant: { enginesize_litres: 2.8, induction: 'Turbo' } }, '2.8 L, Turbo', null],
    [{ variant: { enginesize: 1254, cylinders: 2 } }, '1,254 cc, 2 cylinders', null],
    [{}, null, null],
  ] as const) {
    const main = page.getByRole('main');
    await openCar(page, 'harbour', await addCar('harbour', facts));
    const row = (label: string) =>
      main.locator('.fact-grid > div, .fact-rows > div').filter({ hasText: label });
    await expect(row('Engine').filter({ visible: true })).toHaveText(engine ? [`Engine${engine}`] : []);
    await expect(row('Body configuration')).toHaveText(body ? [`Body configuration${body}`] : []);
  }
});

test('small pictures, market prices and the codes of a record reach its page and what the page asks of others', {
  tag: ['@CAR-013', '@CAR-039', '@CAR-040', '@CAR-067', '@CAR-074', '@CAR-075', '@CAR-076'],
}, async ({ page }) => {
  const photos = (await carOf('harbour', `jsonb_array_length(r->'images') > 5`)).photos.slice(0, 5);
  const [first = '', second = ''] = photos;
  const vehicle = await addCar('harbour', {
    nvic: '0ABC21A',
    carsales_title: '2021 Toyota Hilux SR5 Auto 4x4 Double Cab',
    // The first photo has the second as its small picture.
    images: photos.map((url) => ({ image: { url, thumb: { url: url === first ? second : url } } })),
    autograb_data: { state_average_market_price: 56_000, average_market_price: 60_000 },
  });
  await openCar(page, 'harbour', vehicle);
  const main = page.getByRole('main');
  await expect(main.getByText('$1,010 below market average', { exact: true }).first()).toBeVisible();
  const nameOf = (address: string | null) => new URL(address ?? '').pathname;
  const thumbnails = page.getByRole('list', { name: 'Thumbnails' }).locator('img');
  await expect(thumbnails).toHaveCount(5);
  const small = await thumbnails.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(small.map(nameOf)).toEqual([second, ...photos.slice(1)].map(nameOf));
  await expect(page.getByRole('img', { name: /photo 1 of/ })).toHaveAttribute(
    'src',
    new RegExp(nameOf(first)),
  );
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text) as object)).toContainEqual(
    expect.objectContaining({ sku: vehicle.stocknum, alternateName: vehicle.carsales_title }),
  );
  // The button that leads to finance says for whom, the estimate of what.
  await expect(panelOf(page).getByRole('link', { name: 'Get Finance' })).toHaveAttribute(
    'href',
    new RegExp(`preferredDealership=${vehicle.dealership_slug}&`),
  );
  const question = page.waitForRequest('**/api/youx/quote');
  await panelOf(page).getByRole('link', { name: 'Get Finance' }).click();
  expect((await question).postDataJSON()).toMatchObject({ car_id: vehicle.id, nvic: '0ABC21A' });

  // The country's average stands where the state has none.
  const national = await addCar('harbour', {
    autograb_data: { state_average_market_price: null, average_market_price: 60_000 },
  });
  await openCar(page, 'harbour', national);
  await expect(main.getByText('$5,010 below market average', { exact: true }).first()).toBeVisible();
});

test('a phone is masked until pressed, logged once, and dials at the second press; on a phone Call dials at once', {
  tag: [
    '@PHONE-01',
    '@PHONE-02',
    '@PHONE-03',
    '@PHONE-05',
    '@PHONE-06',
    '@PHONE-07',
    '@OPEN-092',
    '@CAR-001',
    '@CAR-066',
  ],
}, async ({ page }) => {
  const vehicle = await addCar('harbour', { location_id: 'harbour-moorooka' });
  await openCar(page, 'harbour', vehicle);
  const phone = panelOf(page).getByRole('link', { name: 'Show number' });
  await expect(phone).toHaveText('Call 07 70XXXXX Show number');
  await expect(phone).toHaveAttribute('data-event', 'phoneClick');
  await expect(phone).toHaveAttribute('data-event-car', vehicle.id);
  await expect(page.getByRole('main')).not.toContainText('7010');
  const logAnswer = page.waitForResponse('**/api/phone-reveals');
  await phone.focus();
  await page.keyboard.press('Enter');
  expect((await logAnswer).status()).toBe(204);
  // Wherever the number stands for this car it is whole now, and a press dials.
  const calls = page.getByRole('main').getByRole('link', { name: 'Call 07 7010 0119' });
  await expect(calls).toHaveCount(2);
  await expect(calls.first()).toHaveAttribute('href', 'tel:0770100119');
  await expect(calls.first()).toBeFocused();
  expect(await revealsOf(vehicle.id)).toEqual([
    { car_id: vehicle.id, dealership_id: 'harbour-brisbane', website_id: 'site-harbour' },
  ]);
  const columns = await sql(
    `select column_name from information_schema.columns where table_name = 'phone_reveals'`,
  );
  expect(
    columns.map(({ column_name }) => String(column_name)).toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(['car_id', 'dealership_id', 'id', 'revealed_at', 'website_id']);
  // Pages about no car have the same: the number in the header belongs to no vehicle.
  const header = page
    .getByRole('complementary', { name: 'Contact' })
    .getByRole('link', { name: 'Show number' });
  const revealRequest = page.waitForRequest('**/api/phone-reveals');
  await header.click();
  expect((await revealRequest).postDataJSON()).toEqual({
    car_id: null,
    dealership_id: 'harbour-brisbane',
    website_id: 'site-harbour',
  });
  await expect(page.getByRole('complementary', { name: 'Contact' })).toContainText('07 7010 0110');

  await page.setViewportSize({ width: 390, height: 844 });
  const other = await addCar('harbour');
  await openCar(page, 'harbour', other);
  const call = page
    .getByRole('complementary', { name: 'This vehicle' })
    .getByRole('link', { name: 'Call the dealer' });
  await expect(call).toHaveText(/^Call/);
  const press = await call.evaluateHandle((link) => {
    const dialState = { dials: null as boolean | null };
    addEventListener(
      'click',
      (event) => {
        dialState.dials = !event.defaultPrevented && (event.target as Element).closest('a') === link;
        event.preventDefault();
      },
      { once: true },
    );
    return dialState;
  });
  await call.click();
  await expect.poll(() => press.evaluate(({ dials }) => dials)).toBe(true);
  await expect.poll(() => revealsOf(other.id)).toHaveLength(1);
});

test.describe('a phone that cannot be logged, and none at all', () => {
  test.use({ expected: { words: [/a phone reveal was not logged/, /503/, /Phone not available/] } });

  test('the number shows all the same; one site shows it at once; where there is none only the console is told', {
    tag: ['@PHONE-04', '@PHONE-08', '@PHONE-09', '@PHONE-10'],
  }, async ({ page, browser }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.route('**/api/phone-reveals', (route) => route.fulfill({ status: 503, json: {} }));
    const vehicle = await addCar('harbour');
    await openCar(page, 'harbour', vehicle);
    await panelOf(page).getByRole('link', { name: 'Show number' }).click();
    await expect(panelOf(page)).toContainText('Call 07 7010 0119');
    await expect.poll(() => messages.join('\n')).toContain('a phone reveal was not logged 503');

    // Without scripts nobody is locked out: the link dials.
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const plainPage = await plain.newPage();
    await plainPage.goto(siteUrl('harbour', `/cars/${vehicle.slug}`));
    await expect(panelOf(plainPage).getByRole('link', { name: 'Show number' })).toHaveAttribute(
      'href',
      'tel:0770100119',
    );
    await plain.close();

    await openCar(page, 'valuecars', await addCar('valuecars'));
    await expect(panelOf(page).getByRole('link', { name: /^Call/ })).toHaveText('Call 08 7010 0110');
    await expect(page.getByText('Show number')).toHaveCount(0);

    const place = 'northside-epping-parts';
    const contact_detail: unknown = (await lake.getDocument(place))?.contact_detail;
    try {
      await lake.patch(place).unset(['contact_detail.phone', 'contact_detail.landline_phone']).commit();
      await expect(async () => {
        await openCar(page, 'northside', await addCar('northside', { location_id: place }));
        await expect(panelOf(page)).toContainText('Phone not available', { timeout: 1_000 });
      }).toPass();
      await expect(page.getByRole('region', { name: 'Call the dealer' })).toContainText(
        'Phone not available',
      );
      await expect
        .poll(() => messages.filter((text) => text.startsWith('Phone not available')).length)
        .toBeGreaterThan(0);
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    } finally {
      await lake.patch(place).set({ contact_detail }).commit();
    }
  });
});

test.describe('every number of a car, one after another', () => {
  test.use({ expected: { words: [/Phone not available/] } });

  test('the dealership’s for its kind, else the site’s for it, else the site’s one number, else the phone of its place, its landline, and none', {
    tag: ['@OPEN-091', '@STATUS-22', '@SITE-33'],
  }, async ({ page }) => {
    test.setTimeout(90_000);
    const [site, place, dealership] = ['site-phones', 'location-phones', 'dealership-phones'] as const;
    const documents = [
      ...siteDocuments({
        slug: 'phones',
        name: 'Site of the phones',
        url: siteUrl('phones', '').replace(/\/$/, ''),
        template: 'group',
        theme: { brand: '#0b2a4a', accent: '#0b5cad' } as never,
        dealershipIds: [dealership],
      }).map((document) => ({
        ...document,
        ...(document._type === 'siteFeatures' && { phoneRevealImmediate: true }),
        ...(document._type === 'site' && {
          locations: [{ ...reference(place), _key: 'place' }],
          settings: { phoneByCarType: { used: '07 7099 0002' }, phoneOverride: '07 7099 0003' },
        }),
      })),
      {
        _id: dealership,
        _type: 'dealership',
        name: 'Dealership of the phones',
        slug: { _type: 'slug', current: 'of-the-phones' },
        phoneByCarType: { used: '07 7099 0001' },
      },
      {
        _id: place,
        _type: 'location',
        name: 'Place of the phones',
        slug: { _type: 'slug', current: 'of-the-phones' },
        dealership: reference(dealership),
        location_type: 'sales',
        contact_detail: { phone: '07 7099 0004', landline_phone: '07 7099 0005' },
      },
    ];
    await lake.mutate(
      documents.map((document) => ({ createOrReplace: document as never })),
      { visibility: 'sync' },
    );
    try {
      const addOwn = async (car_type: Vehicle['car_type']) => {
        const { id, slug } = await addCar('harbour', { car_type, location_id: place });
        await sql(
          `update cars set dealership_id = $2, record = record || jsonb_build_object('dealership_id', $2::text) where id = $1`,
          [id, dealership],
        );
        return siteUrl('phones', `/cars/${slug}`);
      };
      const [used, fresh] = [await addOwn('used'), await addOwn('new')];
      // The storefront hears of the site a moment after it is written.
      await expect.poll(async () => (await askSite('phones', new URL(used).pathname)).status).toBe(200);
      const shows = (address: string, words: string) =>
        expect(async () => {
          await page.goto(address);
          await expect(panelOf(page)).toContainText(words, { timeout: 1_000 });
        }).toPass();
      await shows(fresh, 'Call 07 7099 0003');
      for (const [at, [id, field]] of (
        [
          [dealership, 'phoneByCarType.used'],
          [site, 'settings.phoneByCarType.used'],
          [site, 'settings.phoneOverride'],
          [place, 'contact_detail.phone'],
          [place, 'contact_detail.landline_phone'],
        ] as const
      ).entries()) {
        await shows(used, `Call 07 7099 000${at + 1}`);
        await lake.patch(id).unset([field]).commit({ visibility: 'sync' });
      }
      await shows(used, 'Phone not available');
    } finally {
      await lake.mutate(
        documents.map(({ _id }) => ({ delete: { id: _id } })),
        { visibility: 'sync' },
      );
    }
  });
});

test('a car that stands in another city says so, until dismissed for that car and session', {
  tag: [
    '@ANN-01',
    '@ANN-02',
    '@ANN-03',
    '@ANN-04',
    '@ANN-05',
    '@OPEN-097',
    '@OPEN-121',
    '@CAR-070',
    '@CAR-071',
    '@CAR-072',
    '@CAR-073',
  ],
}, async ({ page, browser }) => {
  const southport = {
    dealership_id: 'harbour-gold-coast',
    location_id: 'harbour-southport',
    location_name: 'Harbour Southport',
    city: 'Southport',
    state: 'QLD',
  };
  const vehicle = await addCar('harbour', southport);
  const other = await addCar('harbour', southport);
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await openCar(page, 'harbour', vehicle);
  await expect(bar).toContainText('Located at Southport');
  await expect(bar.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/.*Southport/,
  );
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Close announcement' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  await openCar(page, 'harbour', other);
  await expect(bar).toBeVisible();
  const session = await browser.newContext();
  const later = await session.newPage();
  await openCar(later, 'harbour', vehicle);
  await expect(later.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
  await session.close();

  await openCar(page, 'harbour', await addCar('harbour', { location_id: 'harbour-albion', city: 'ALBION' }));
  await expect(bar).toBeHidden();
  // The site that has not switched it on has its banner for everybody, and no more.
  await openCar(page, 'northside', await addCar('northside', { city: 'Epping' }));
  await expect(bar).toBeHidden();

  const consignment = { ...southport, private_suburb: 'Paddington', private_postcode: '4064' };
  await openCar(page, 'harbour', await addCar('harbour', consignment));
  await expect(bar).toContainText('Located at Paddington');
  await expect(bar.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
    'href',
    /Paddington\+4064\+QLD/,
  );
  await expect(page.getByRole('main').getByText('Paddington 4064', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View on map' })).toHaveCount(0);
  await expect(page.locator('#vehicle-map')).toContainText('It is with its owner in Paddington 4064.');
});

test('the line of sections leads to the dealer’s hours of now and to cards or a map', {
  tag: ['@VDP-08', '@VDP-27', '@VDP-39', '@ROUTE-08', '@OPEN-057', '@CAR-068'],
}, async ({ page, browser }) => {
  // A Monday noon in Brisbane.
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00+10:00'));
  const vehicle = await addCar('harbour', { location_id: 'harbour-albion', standardEquipment: FEATURES });
  await page.goto(siteUrl('harbour', `/cars/${vehicle.slug}#vehicle-map`));
  const line = page.getByRole('navigation', { name: 'On this page' });
  await expect(line.getByRole('link', { name: 'Location' })).toHaveAttribute('aria-current', 'true');
  const place = page.locator('#vehicle-map');
  await expect(place.getByRole('heading', { name: 'Location' })).toBeInViewport();
  await expect(place.getByRole('article')).toContainText('114 Sandgate Road, Albion QLD 4010');
  const dealer = page.getByRole('region', { name: 'Call the dealer' });
  await expect(dealer).toContainText('Harbour Albion');
  await expect(dealer).toContainText('Open now until 5:30 pm');
  await expect(dealer).toContainText('Today 8:30 am - 5:30 pm');
  await expect(dealer).toContainText(/Dealer licence \S+/);
  await expect(dealer.getByRole('link', { name: 'Enquire' })).toBeVisible();
  await expect(dealer.getByRole('link', { name: /^Call .*Show number/ })).toBeVisible();
  await line.getByRole('link', { name: 'Features' }).click();
  await expect(page.locator('#features').getByRole('heading')).toBeInViewport();
  await expect(line.getByRole('link', { name: 'Features' })).toHaveAttribute('aria-current', 'true');
  await expect(line.getByRole('link', { name: 'Location' })).not.toHaveAttribute('aria-current');

  const atEpping = await addCar('northside', { location_id: 'northside-epping' });
  await page.goto(siteUrl('northside', `/cars/${atEpping.slug}#vehicle-map`));
  await expect(place.getByRole('img', { name: /^Map: Northside/ })).toBeVisible();
  await expect(place.getByRole('link', { name: 'Get Directions' })).toBeVisible();
  await expect(place).toContainText('Mon');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await plain.newPage();
  await plainPage.goto(siteUrl('northside', `/cars/${atEpping.slug}`));
  await plainPage
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Location' })
    .click();
  await expect(plainPage.locator('#vehicle-map')).toContainText(/VIC 30\d\d/);
  await plain.close();
});

test('a record without sense is shown without nonsense on every template and width', {
  tag: ['@OPEN-054', '@VDP-07', '@VDP-24'],
}, async ({ page }) => {
  const hostile: Partial<VehicleInput> = {
    year: 0,
    make: '',
    model: 'HiLux <img src=x onerror="window.hacked=1">',
    badge: '<script>window.hacked=1</script>',
    price: 1,
    before_price: 0,
    km: -5,
    seats: 0,
    doors: 0,
    images: [],
    location_id: null,
    location_name: null,
    city: null,
    vin: 'X'.repeat(200),
    rego_expiry: 'soon',
    build_date: '0000-99-99',
    file: 'javascript:window.hacked=1',
    dealercomments: `<script>window.hacked=1</script>${'🚙<b>x</b> '.repeat(2_500)}`,
    standardEquipment: ['F'.repeat(300), '<i>x</i>', ...FEATURES],
    variant: { ancaprating: 0, towingcapacitybraked: -1, fuelcapacity: 0 },
  };
  expect(hostile.dealercomments?.length).toBeGreaterThan(20_000);
  for (const site of ALL_SITES) {
    const vehicle = await addCar(site, hostile);
    await openCar(page, site, vehicle);
    await page.getByRole('main').getByRole('button', { name: 'Read more' }).first().click();
    await expect(page.getByRole('main'), site).not.toContainText(NONSENSE);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow, `${site} at ${width}`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  }
});

test('a lender that says 0, words or nothing leaves no nonsense in price, calculator and finance information', {
  tag: [
    '@FIN-48',
    '@FIN-56',
    '@FIN-57',
    '@FIN-58',
    '@FIN-59',
    '@FIN-60',
    '@FIN-61',
    '@FIN-62',
    '@FIN-63',
    '@FIN-64',
    '@FIN-65',
    '@FIN-66',
  ],
}, async ({ page }) => {
  const nothing = {
    interestRate: 0,
    comparisonRate: 0,
    paymentWeek: 0,
    paymentMonth: 0,
    establishmentFees: 0,
  };
  const words = {
    interestRate: 'soon',
    comparisonRate: 'n/a',
    paymentWeek: '',
    termYears: 'NaN',
    financeProvider: 7,
  };
  const half = {
    interestRate: '9.5%',
    comparisonRate: 0,
    paymentWeek: '$180.50',
    paymentMonth: 'x',
    totalPayable: 0,
    termYears: 0,
    termMonths: -1,
    deposit: -5,
    balloon: 'all',
    establishmentFees: -1,
    disclaimer: null,
  };
  for (const site of ['harbour', 'northside', 'valuecars'] as const) {
    for (const [at, lenders] of [[nothing], [words, null, 'x'], [half]].entries()) {
      const facts = { year: 2024, finance_lenders: lenders } as unknown as Partial<VehicleInput>;
      await openCar(page, site, await addCar(site, facts));
      const main = page.getByRole('main');
      await expect(main.getByText('$54,990').first()).toBeVisible();
      const calculator = page.getByRole('region', { name: 'Finance calculator' });
      await calculator.scrollIntoViewIfNeeded();
      await expect(calculator.getByRole('textbox', { name: 'Loan amount' })).toBeVisible();
      const information = main.getByRole('link', { name: 'Finance information' });
      // Northside's provider wants a comparison rate of the lender's own.
      const isEstimated = lenders[0] === half && site !== 'northside';
      await expect(information, `${site} ${at}`).toHaveCount(isEstimated ? 1 : 0);
      if (isEstimated) {
        await expect(main.getByText('per week').first()).toBeVisible();
        await information.click();
        const dialog = page.getByRole('dialog', { name: 'Finance information' });
        await expect(dialog).toContainText('5-year term');
        await expect(dialog).toContainText('30% final payment');
        await expect(dialog.getByRole('heading', { name: 'Disclaimer' })).toBeVisible();
        await expect(dialog).not.toContainText(NONSENSE);
        await page.keyboard.press('Escape');
      }
      await expect(main, `${site} ${at}`).not.toContainText(NONSENSE);
    }
  }
});

test('the log of reveals takes only what is the site’s own, in measure, and refuses everything else', {
  tag: ['@OPEN-005'],
}, async () => {
  const { id } = await addCar('harbour');
  const stranger = await addCar('valuecars');
  const own = { car_id: id, dealership_id: 'harbour-brisbane', website_id: 'site-harbour' };
  const visitor = `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    askSite('harbour', '/api/phone-reveals', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }).then(({ status }) => status);
  expect(await send(own)).toBe(204);
  for (const body of [
    { ...own, car_id: stranger.id },
    { ...own, car_id: 'nobodys' },
    { ...own, dealership_id: 'value-cars' },
    { ...own, dealership_id: 'harbour-gold-coast' },
    { ...own, website_id: 'site-valuecars' },
    { ...own, car_id: 7 },
    {},
    'no json',
  ])
    expect([body, await send(body)]).toEqual([body, 400]);
  expect(await send('x'.repeat(5_000))).toBe(413);
  expect(await send(own, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await revealsOf(id)).toHaveLength(1);
  expect(await revealsOf(stranger.id)).toHaveLength(0);
  // More than two windows of the rate let through: one may end meanwhile.
  const answers = await Promise.all(Array.from({ length: 125 }, () => send(own)));
  expect(new Set(answers)).toEqual(new Set([204, 429]));
});
