import type { Vehicle, VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import type { Page } from '@playwright/test';
import { lake, reference } from './content.ts';
import { sampleOf } from './length.ts';
import { addCar, removeOwnCars } from './own-cars.ts';
import { siteDocuments } from './plain-site.ts';
import { sql } from './reserving.ts';
import { rows } from './rows.ts';
import { carOf, type SiteName } from './stock-record.ts';
import { ALL_SITES, askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const LONG_COMMENTS = `One owner, <b>every</b> service. 🚙 ${'It drives as it should. '.repeat(40)}The end.`;
/** Text that no page may show for any feed content; matches `$0 of $0` and the like, but not `$0.05`. */
const NONSENSE = /undefined|NaN|Infinity|\$0(?![.\d])|\bnull\b|-5 km|0 stars|-1 kg|Invalid|\[object/;
const FEATURES = Array.from({ length: 11 }, (_, index) => `Feature number ${index + 1}`);

const openCar = (page: Page, site: SiteName, { slug }: Vehicle) => page.goto(siteUrl(site, `/cars/${slug}`));
const panelOf = (page: Page) => page.getByRole('region', { name: 'Interested in this vehicle?' });
const revealsOf = (carId: string) =>
  sql('select car_id, dealership_id, website_id from phone_reveals where car_id = $1', [carId]);

test.afterEach(removeOwnCars);

test('shows every panel of a complete used car', {
  tag: rows(
    'ROUTE-01 VDP-01..05 VDP-07..16 VDP-19..25 VDP-30..33 VDP-36..37 VDP-40..41 VDP-44 ' +
      'STATUS-24..25 OPEN-048 OPEN-053..054 OPEN-056 OPEN-058 CAR-002..003 CAR-005..012 ' +
      'CAR-014..018 CAR-026..027 CAR-032 CAR-050 CAR-053..058 CAR-060..062 CAR-064..065 CAR-069 ' +
      'CAR-078 CAR-085 CAR-088..096 CAR-098..099',
  ),
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
  const sidebar = main.locator('.card').filter({ has: panelOf(page) });
  const sectionOf = (heading: string) =>
    main.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
  const [grid, technical, details] = [
    main.locator('.fact-grid').filter({ visible: true }),
    sectionOf('Specifications'),
    sectionOf('Car Details'),
  ];

  await test.step('ROUTE-01 /cars/{slug} shows the vehicle with that slug', () =>
    expect(panelOf(page)).toContainText(`Stock number ${vehicle.stocknum}`));
  await test.step('CAR-002 CAR-003 the canonical address is /cars/{slug}', () =>
    expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      siteUrl('harbour', `/cars/${vehicle.slug}`),
    ));
  await test.step('VDP-01 the breadcrumb leads from home to the vehicle', () =>
    expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
      'HomeUsed carsToyotaHiLux2021 Toyota HiLux',
    ));
  await test.step('VDP-02 the gallery shows the first photo', () =>
    expect(
      page.getByRole('region', { name: /^Photos of/ }).getByRole('img', { name: /photo 1 of/ }),
    ).toBeVisible());
  await test.step('VDP-03 CAR-005 CAR-006 CAR-007 the sidebar shows year, make and model as its title', () =>
    expect(sidebar.getByRole('heading', { level: 1 })).toHaveText('2021 Toyota HiLux'));
  await test.step('CAR-008 CAR-009 badge and series are below the title', () =>
    expect(sidebar.getByText('SR5 GUN126R', { exact: true })).toBeVisible());
  await test.step('VDP-04 VDP-05 CAR-026 CAR-027 the sidebar shows the price and the was-price', async () => {
    await expect(sidebar.getByText('$54,990', { exact: true })).toBeVisible();
    await expect(sidebar.getByText('Was $59,990')).toBeVisible();
  });
  await test.step('VDP-12 VDP-13 VDP-14 CAR-053 the sidebar shows odometer, transmission and body with icons', async () => {
    const facts = sidebar.locator('dl > div');
    await expect(facts).toHaveText(['Odometer45,200 km', 'TransmissionAutomatic', 'BodyUte']);
    for (const [at, icon] of ['gauge', 'cog', 'car'].entries())
      await expect(facts.nth(at).locator('svg:visible use')).toHaveAttribute('href', new RegExp(`#${icon}$`));
  });
  await test.step('VDP-07 VDP-08 CAR-069 the sidebar shows the location and a link to the map', async () => {
    await expect(sidebar.getByText(/^Harbour Albion/)).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'View on map' })).toHaveAttribute('href', '#vehicle-map');
  });
  await test.step('VDP-09 the sidebar opens the share dialog', async () => {
    await sidebar.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog', { name: 'Share this vehicle' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('VDP-10 the sidebar saves the vehicle', async () => {
    await sidebar.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(sidebar.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  });
  await test.step('VDP-11 the sidebar links to the print page', () =>
    expect(sidebar.getByRole('link', { name: 'Print', exact: true })).toHaveAttribute(
      'href',
      `/print?car_id=${vehicle.slug}`,
    ));
  await test.step('VDP-15 CAR-083 a vehicle with a payment processor can be reserved', () =>
    expect(panelOf(page).getByRole('link', { name: 'Reserve Now $200' })).toHaveAttribute(
      'href',
      `/cars/${vehicle.slug}/checkout`,
    ));
  await test.step('VDP-16 STATUS-24 CAR-001 the trade-in valuation receives the id of the vehicle', () =>
    expect(panelOf(page).getByRole('link', { name: 'Trade In Valuation' })).toHaveAttribute(
      'href',
      `/sell-my-car?car_id=${vehicle.id}`,
    ));

  await test.step('VDP-19 key information starts with four items and Show More', async () => {
    await expect(grid.locator('dt')).toHaveText(['Odometer', 'Transmission', 'Fuel', 'Body']);
    await main.getByRole('button', { name: 'Show More' }).click();
  });
  const keyFacts = grid.locator('div');
  await test.step('VDP-20 OPEN-054 Show More shows all items and becomes Show Less', async () => {
    await expect(keyFacts.locator('dt')).toHaveText([
      'Odometer',
      'Transmission',
      'Fuel',
      'Body',
      'Drive',
      'Engine',
      'Colour',
      'Interior colour',
      'Seats',
      'Doors',
      'ANCAP',
      'Towing braked',
      'Rego',
      'Rego expiry',
      'VIN',
      'Stock number',
      'Build date',
      'Compliance date',
    ]);
    await expect(main.getByRole('button', { name: 'Show Less' })).toBeVisible();
  });
  const keyFact = (label: string) =>
    keyFacts.filter({ has: page.getByText(label, { exact: true }) }).locator('dd');
  await test.step('CAR-032 CAR-050 CAR-054 CAR-055 CAR-056 key information shows distance, body and drivetrain', async () => {
    await expect(keyFact('Odometer')).toHaveText('45,200 km');
    await expect(keyFact('Body')).toHaveText('Ute');
    await expect(keyFact('Drive')).toHaveText('Part-time 4WD');
    await expect(keyFact('Fuel')).toHaveText('Turbo diesel');
    await expect(keyFact('Transmission')).toHaveText('6-speed automatic');
  });
  await test.step('CAR-060 CAR-085 CAR-088 key information shows the litres, cylinders and induction of the engine', () =>
    expect(keyFact('Engine')).toHaveText('2.8 L, 4 cylinders, Turbo'));
  await test.step('CAR-010 CAR-011 CAR-057 CAR-058 key information shows colours, seats and doors', async () => {
    await expect(keyFact('Colour')).toHaveText('Red');
    await expect(keyFact('Interior colour')).toHaveText('Black');
    await expect(keyFact('Seats')).toHaveText('5');
    await expect(keyFact('Doors')).toHaveText('4');
  });
  await test.step('CAR-095 CAR-098 key information shows towing capacity and ANCAP stars', async () => {
    await expect(keyFact('Towing braked')).toHaveText('3,500 kg');
    await expect(keyFact('ANCAP')).toHaveText('5 stars');
  });
  await test.step('CAR-012 CAR-014 CAR-015 CAR-016 VDP-44 key information shows VIN, stock number and rego', async () => {
    await expect(keyFact('VIN')).toHaveText('MR0HA3CD500123456');
    await expect(keyFact('Stock number')).toHaveText(vehicle.stocknum);
    await expect(keyFact('Rego')).toHaveText('123ABC');
    await expect(keyFact('Rego expiry')).toHaveText('Expires on 5 Mar 2031');
  });
  await test.step('CAR-017 CAR-018 key information shows build and compliance date', async () => {
    await expect(keyFact('Build date')).toHaveText('Feb 2021');
    await expect(keyFact('Compliance date')).toHaveText('9 Apr 2021');
  });
  await test.step('VDP-19 VDP-20 Show Less shows four items again', async () => {
    await main.getByRole('button', { name: 'Show Less' }).click();
    await expect(grid.locator('dt')).toHaveCount(4);
  });

  await test.step('VDP-21 specifications start with four entries', () =>
    expect(technical.locator('dt').filter({ visible: true })).toHaveCount(4));
  const specification = (label: string) =>
    technical
      .locator('.fact-rows > div')
      .filter({ has: page.getByText(label, { exact: true }), visible: true })
      .locator('dd');
  await test.step('VDP-30 the button shows all specifications', async () => {
    await technical.getByRole('button', { name: 'Show specifications' }).click();
    await expect(technical.locator('dt').filter({ visible: true })).toHaveText([
      'Fuel consumption, combined',
      'Fuel capacity',
      'Torque',
      'Gears',
      'Gear type',
      'Body configuration',
      'Length',
      'Width',
      'Height',
      'Gross vehicle mass',
    ]);
  });
  await test.step('CAR-089 CAR-090 CAR-096 specifications show consumption, tank and torque', async () => {
    await expect(specification('Fuel consumption, combined')).toHaveText('7.9 L/100 km');
    await expect(specification('Fuel capacity')).toHaveText('80 L');
    await expect(specification('Torque')).toHaveText('500 Nm');
  });
  await test.step('CAR-061 CAR-062 CAR-099 specifications show gears, gear type and body configuration', async () => {
    await expect(specification('Gears')).toHaveText('6');
    await expect(specification('Gear type')).toHaveText('Automatic');
    await expect(specification('Body configuration')).toHaveText('Double cab');
  });
  await test.step('CAR-091 CAR-092 CAR-093 CAR-094 specifications show mass and dimensions', async () => {
    await expect(specification('Gross vehicle mass')).toHaveText('3,050 kg');
    await expect(specification('Length')).toHaveText('5,325 mm');
    await expect(specification('Height')).toHaveText('1,815 mm');
    await expect(specification('Width')).toHaveText('1,855 mm');
  });
  await test.step('VDP-21 VDP-30 the button hides all but four specifications', async () => {
    await technical.getByRole('button', { name: 'Hide specifications' }).click();
    await expect(technical.locator('dt').filter({ visible: true })).toHaveCount(4);
  });
  const features = main.locator('#features');
  await test.step('VDP-31 VDP-33 CAR-078 eight of eleven features show, and Show All', async () => {
    await expect(features.getByRole('listitem')).toHaveText([
      'Feature number 1',
      'Feature number 2',
      'Feature number 3',
      'Feature number 4',
      'Feature number 5',
      'Feature number 6',
      'Feature number 7',
      'Feature number 8',
    ]);
    await features.getByRole('button', { name: 'Show All' }).click();
  });
  await test.step('VDP-32 all features show, and Hide leaves eight', async () => {
    await expect(features.getByRole('listitem')).toHaveCount(11);
    await features.getByRole('button', { name: 'Hide' }).click();
    await expect(features.getByRole('listitem')).toHaveCount(8);
  });
  await test.step('VDP-41 OPEN-053 the Car Details panel lists numbers and dates', () =>
    expect(details.locator('.fact-rows > div')).toHaveText([
      `Stock number${vehicle.stocknum}`,
      'VINMR0HA3CD500123456',
      'Rego plate123ABC',
      'Rego expiryExpires on 5 Mar 2031',
      'Build dateFeb 2021',
      'Compliance date9 Apr 2021',
    ]));

  const comments = sectionOf('Dealer comments');
  await test.step('VDP-23 VDP-24 CAR-064 dealer comments are cut at 400 characters', () =>
    expect(comments.locator('p')).toHaveText(`${LONG_COMMENTS.slice(0, 400).trimEnd()}…`));
  await test.step('VDP-25 Read more shows all of the dealer comments', async () => {
    await comments.getByRole('button', { name: 'Read more' }).click();
    await expect(comments.locator('p')).toHaveText(LONG_COMMENTS.trim());
  });
  await test.step('VDP-36 VDP-37 the disclaimer is cut at 197 characters and opens', async () => {
    const disclaimer = page.getByRole('region', { name: 'Disclaimer' });
    await expect(disclaimer).toBeVisible();
    const collapsed = await disclaimer.locator('p').textContent();
    await disclaimer.getByRole('button', { name: 'Read more' }).click();
    await expect(disclaimer.locator('p')).toContainText('Please check with us before you buy.');
    const full = (await disclaimer.locator('p').textContent()) ?? '';
    expect(collapsed).toBe(`${full.slice(0, 197).trimEnd()}…`);
  });

  await test.step('VDP-22 OPEN-056 the used-car block lists what comes with the vehicle', () =>
    expect(
      page.getByRole('region', { name: "What's included" }).getByRole('heading', { level: 3 }),
    ).toHaveText([
      'Twelve months of warranty',
      'Roadside assistance',
      '120 points inspected',
      'History checked',
    ]));
  await expect(main.locator('.facts-band dt')).toHaveText([
    'Warranty',
    'Inspection',
    'Registration',
    'ANCAP safety',
  ]);
  await expectAccessible(page);

  await test.step('VDP-40 STATUS-25 OPEN-058 CAR-065 the history report opens in a new tab', async () => {
    const report = panelOf(page).getByRole('link', { name: 'View history report' });
    await expect(report).toHaveAttribute('data-event', 'historyReport');
    await expect(report).toHaveAttribute('data-event-car', vehicle.id);
    // The image server fetches the file from the dealer's host.
    const source = new RegExp(
      `/raw:1/${Buffer.from('https://reports.example/history.pdf').toString('base64url')}$`,
    );
    await context.route(source, (route) => route.fulfill({ body: 'PDF' }));
    const [tab] = await Promise.all([context.waitForEvent('page'), report.click()]);
    await expect(tab).toHaveURL(source);
  });
});

test('leaves out what a car does not have', {
  tag: rows('VDP-15 VDP-26 VDP-31 VDP-40 VDP-42..43 STATUS-24..25 CAR-051..052 CAR-083'),
}, async ({ page }) => {
  const facts = {
    rego_expiry: '2020-01-31',
    price: null,
    dealercomments: ' ',
    car_type: 'used',
    simple_drive: '4WD',
    standardEquipment: FEATURES.slice(0, 8),
  } as const;
  const main = page.getByRole('main');
  await openCar(page, 'valuecars', await addCar('valuecars', { ...facts, standardEquipment: [] }));
  await test.step('VDP-42 a past rego expiry shows Unregistered on a site with that setting', () =>
    expect(main.locator('.fact-rows').filter({ hasText: 'Rego expiry' })).toContainText(
      'Rego expiryUnregistered',
    ));

  await openCar(page, 'harbour', await addCar('harbour', facts));
  await test.step('VDP-43 a past rego expiry shows nothing on a site without the setting', async () => {
    await expect(main.getByRole('heading', { name: 'Car Details' })).toBeVisible();
    await expect(main).not.toContainText(/Rego expiry|Unregistered/);
  });
  await test.step('VDP-26 empty dealer comments show that they are pending', () =>
    expect(main).toContainText('Dealer comments are pending. Please check back here later.'));
  await test.step('VDP-15 CAR-083 a car without a payment processor cannot be reserved online', async () => {
    await expect(panelOf(page).getByRole('link', { name: 'Enquire' })).toBeVisible();
    await expect(panelOf(page).getByRole('link', { name: /^Reserve/ })).toHaveCount(0);
  });
  await test.step('VDP-40 STATUS-24 STATUS-25 a car without price and file offers no trade-in and no history report', () =>
    expect(panelOf(page).getByRole('link', { name: /history report|Trade In/ })).toHaveCount(0));
  await test.step('CAR-051 CAR-052 key information falls back to the simple drive and fuel', () =>
    expect(main.locator('.fact-grid > div').filter({ visible: true })).toHaveText([
      'Odometer45,200 km',
      'FuelDiesel',
      'BodyUte',
      'Drive4WD',
    ]));
  await test.step('VDP-31 eight features show without a button', async () => {
    await expect(main.locator('#features').getByRole('listitem')).toHaveCount(8);
    await expect(main.locator('#features').getByRole('button')).toHaveCount(0);
  });
});

test('shows the key facts of a caravan', {
  tag: rows('VDP-24 VDP-41 OPEN-053 OPEN-055 CAR-082 CAR-100..105'),
}, async ({ page }) => {
  const caravan = await addCar('coastline', {
    item_type: 'caravan',
    simple_fuel: null,
    doors: 1,
    dealercomments: 'x'.repeat(400),
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
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Show More' }).click();
  const facts = main.locator('.fact-grid > div').filter({ visible: true });
  await test.step('OPEN-055 its own facts replace engine, transmission and doors', () =>
    expect(facts.locator('dt')).toHaveText([
      'Odometer',
      'Sleeps',
      'Body length',
      'Body width',
      'Tare',
      'ATM',
      'Axle type',
      'Body',
      'Stock number',
    ]));
  await test.step('CAR-100 CAR-101 key information shows body width and length in metres', async () => {
    await expect(facts.filter({ hasText: 'Body width' })).toHaveText('Body width2.48 m');
    await expect(facts.filter({ hasText: 'Body length' })).toHaveText('Body length5.79 m');
  });
  await test.step('CAR-102 CAR-105 key information shows tare and aggregate trailer mass', async () => {
    await expect(facts.filter({ hasText: 'Tare' })).toHaveText('Tare2,300 kg');
    await expect(facts.filter({ hasText: 'ATM' })).toHaveText('ATM2,900 kg');
  });
  await test.step('CAR-103 CAR-104 key information shows axle type and berths', async () => {
    await expect(facts.filter({ hasText: 'Axle type' })).toHaveText('Axle typeTandem');
    await expect(facts.filter({ hasText: 'Sleeps' })).toHaveText('Sleeps4');
  });
  await test.step('VDP-41 OPEN-053 CAR-082 the details panel is titled Caravan Details', () =>
    expect(page.getByRole('heading', { name: 'Caravan Details' })).toBeVisible());
  await test.step('VDP-24 comments of exactly 400 characters are not cut', async () => {
    await expect(main.getByText('x'.repeat(400), { exact: true })).toBeVisible();
    await expect(
      main
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Dealer comments' }) })
        .getByRole('button'),
    ).toHaveCount(0);
  });
});

test('shows engine and body configuration from either part of a record', {
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

test('uses thumbnails, codes and market prices of a record', {
  tag: rows('CAR-013 CAR-039..040 CAR-067 CAR-074..076'),
}, async ({ page }) => {
  const photos = (await carOf('harbour', `jsonb_array_length(r->'images') > 5`)).photos.slice(0, 5);
  const [first = '', second = ''] = photos;
  const vehicle = await addCar('harbour', {
    nvic: '0ABC21A',
    carsales_title: '2021 Toyota Hilux SR5 Auto 4x4 Double Cab',
    images: photos.map((url) => ({ image: { url, thumb: { url: url === first ? second : url } } })),
    autograb_data: { state_average_market_price: 56_000, average_market_price: 60_000 },
  });
  await openCar(page, 'harbour', vehicle);
  const main = page.getByRole('main');
  await test.step('CAR-075 the state average is compared with the price', () =>
    expect(main.getByText('$1,010 below market average', { exact: true }).first()).toBeVisible());
  const nameOf = (address: string | null) => new URL(address ?? '').pathname;
  await test.step('CAR-039 CAR-040 the strip shows the thumbnails, the gallery the photos', async () => {
    const thumbnails = page.getByRole('list', { name: 'Thumbnails' }).locator('img');
    await expect(thumbnails).toHaveCount(5);
    const small = await thumbnails.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(small.map(nameOf)).toEqual([second, ...photos.slice(1)].map(nameOf));
    await expect(page.getByRole('img', { name: /photo 1 of/ })).toHaveAttribute(
      'src',
      new RegExp(nameOf(first)),
    );
  });
  await test.step('CAR-074 structured data has the carsales title as alternate name', async () => {
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text) as object)).toContainEqual(
      expect.objectContaining({
        sku: vehicle.stocknum,
        alternateName: '2021 Toyota Hilux SR5 Auto 4x4 Double Cab',
      }),
    );
  });
  await test.step('CAR-067 Get Finance passes the slug of the dealership', () =>
    expect(panelOf(page).getByRole('link', { name: 'Get Finance' })).toHaveAttribute(
      'href',
      /[?&]preferredDealership=harbour-brisbane&/,
    ));
  await test.step('CAR-013 the finance quote is requested with the NVIC', async () => {
    const question = page.waitForRequest('**/api/youx/quote');
    await panelOf(page).getByRole('link', { name: 'Get Finance' }).click();
    expect((await question).postDataJSON()).toMatchObject({ car_id: vehicle.id, nvic: '0ABC21A' });
  });

  const national = await addCar('harbour', {
    autograb_data: { state_average_market_price: null, average_market_price: 60_000 },
  });
  await openCar(page, 'harbour', national);
  await test.step('CAR-076 without a state average the national one is compared', () =>
    expect(main.getByText('$5,010 below market average', { exact: true }).first()).toBeVisible());
});

test('masks a phone number until it is pressed and logs the reveal', {
  tag: rows('PHONE-01..03 PHONE-05..07 OPEN-092 CAR-001 CAR-066'),
}, async ({ page }) => {
  const vehicle = await addCar('harbour', { location_id: 'harbour-moorooka' });
  await openCar(page, 'harbour', vehicle);
  await test.step('PHONE-01 OPEN-092 the number is masked after five characters', async () => {
    const phone = panelOf(page).getByRole('link', { name: 'Show number' });
    await expect(phone).toHaveText('Call 07 70XXXXX Show number');
    await expect(phone).toHaveAttribute('data-event', 'phoneClick');
    await expect(phone).toHaveAttribute('data-event-car', vehicle.id);
    await expect(page.getByRole('main')).not.toContainText('7010');
  });
  await test.step('PHONE-02 PHONE-03 a press shows the whole number and logs the reveal', async () => {
    const logAnswer = page.waitForResponse('**/api/phone-reveals');
    await panelOf(page).getByRole('link', { name: 'Show number' }).focus();
    await page.keyboard.press('Enter');
    expect((await logAnswer).status()).toBe(204);
    // The number is complete everywhere on the page, and the next press dials.
    const calls = page.getByRole('main').getByRole('link', { name: 'Call 07 7010 0119' });
    await expect(calls).toHaveCount(2);
    await expect(calls.first()).toHaveAttribute('href', 'tel:0770100119');
    await expect(calls.first()).toBeFocused();
  });
  await test.step('PHONE-05 PHONE-06 PHONE-07 CAR-001 CAR-066 the log has car, dealership and website', async () => {
    expect(await revealsOf(vehicle.id)).toEqual([
      { car_id: vehicle.id, dealership_id: 'harbour-brisbane', website_id: 'site-harbour' },
    ]);
    const columns = await sql(
      `select column_name from information_schema.columns where table_name = 'phone_reveals'`,
    );
    expect(
      columns.map(({ column_name }) => String(column_name)).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['car_id', 'dealership_id', 'id', 'revealed_at', 'website_id']);
  });
  await test.step('PHONE-02 PHONE-05 the number in the header belongs to no vehicle', async () => {
    const header = page.getByRole('complementary', { name: 'Contact' });
    // One press reveals all numbers of the page; each is logged when it is pressed.
    await expect(page.getByRole('link', { name: 'Show number' })).toHaveCount(0);
    const revealRequest = page.waitForRequest('**/api/phone-reveals');
    await header.getByRole('link', { name: '07 7010 0110' }).evaluate((link) => {
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      (link as HTMLElement).click();
    });
    expect((await revealRequest).postDataJSON()).toEqual({
      car_id: null,
      dealership_id: 'harbour-brisbane',
      website_id: 'site-harbour',
    });
    await expect(header).toContainText('07 7010 0110');
  });

  await page.setViewportSize({ width: 390, height: 844 });
  const other = await addCar('harbour');
  await openCar(page, 'harbour', other);
  await test.step('PHONE-03 on a phone Call dials at once and is logged', async () => {
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
});

test.describe('with a phone number that is missing or whose reveal cannot be logged', () => {
  test.use({ expected: { words: [/a phone reveal was not logged/, /503/, /Phone not available/] } });

  test('shows the number whenever there is one', {
    tag: ['@PHONE-04', '@PHONE-08', '@PHONE-09', '@PHONE-10'],
  }, async ({ page, browser }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.route('**/api/phone-reveals', (route) => route.fulfill({ status: 503, json: {} }));
    const vehicle = await addCar('harbour');
    await openCar(page, 'harbour', vehicle);
    await test.step('PHONE-08 a failure to log the reveal is in the console, and the number shows', async () => {
      await panelOf(page).getByRole('link', { name: 'Show number' }).click();
      await expect(panelOf(page)).toContainText('Call 07 7010 0119');
      await expect.poll(() => messages.join('\n')).toContain('a phone reveal was not logged 503');
    });

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const plainPage = await plain.newPage();
    await plainPage.goto(siteUrl('harbour', `/cars/${vehicle.slug}`));
    await expect(panelOf(plainPage).getByRole('link', { name: 'Show number' })).toHaveAttribute(
      'href',
      'tel:0770100119',
    );
    await plain.close();

    await openCar(page, 'valuecars', await addCar('valuecars'));
    await test.step('PHONE-04 a site with the setting shows whole numbers at once', async () => {
      await expect(panelOf(page).getByRole('link', { name: /^Call/ })).toHaveText('Call 08 7010 0110');
      await expect(page.getByText('Show number')).toHaveCount(0);
    });

    const place = 'northside-epping-parts';
    const contact_detail: unknown = (await lake.getDocument(place))?.contact_detail;
    try {
      await lake.patch(place).unset(['contact_detail.phone', 'contact_detail.landline_phone']).commit();
      await test.step('PHONE-09 a missing phone shows Phone not available', async () => {
        await expect(async () => {
          await openCar(page, 'northside', await addCar('northside', { location_id: place }));
          await expect(panelOf(page)).toContainText('Phone not available', { timeout: 1_000 });
        }).toPass();
        await expect(page.getByRole('region', { name: 'Call the dealer' })).toContainText(
          'Phone not available',
        );
      });
      await test.step('PHONE-10 a missing phone is reported to the console and not alerted', async () => {
        await expect
          .poll(() => messages.filter((text) => text.startsWith('Phone not available')).length)
          .toBeGreaterThan(0);
        await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      });
    } finally {
      await lake.patch(place).set({ contact_detail }).commit();
    }
  });
});

test.describe('with several phone numbers', () => {
  test.use({ expected: { words: [/Phone not available/] } });

  test('shows the first phone number in the order of precedence', {
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
      // The storefront serves a new site after a moment.
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

test('announces a car in another city until the bar is closed', {
  tag: rows('ANN-01..05 OPEN-097 OPEN-121 CAR-070..073'),
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
  await test.step('ANN-01 ANN-02 CAR-070 the bar names the city of the car', () =>
    expect(bar).toContainText('Located at Southport'));
  await test.step('ANN-03 the bar links to directions', () =>
    expect(bar.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
      'href',
      /^https:\/\/.*Southport/,
    ));
  await expectAccessible(page);
  await test.step('ANN-04 OPEN-097 the bar stays closed for this car in this session', async () => {
    await bar.getByRole('button', { name: 'Close announcement' }).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
  });
  await test.step('ANN-04 OPEN-097 another car and another session show the bar again', async () => {
    await openCar(page, 'harbour', other);
    await expect(bar).toBeVisible();
    const session = await browser.newContext();
    const later = await session.newPage();
    await openCar(later, 'harbour', vehicle);
    await expect(later.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
    await session.close();
  });

  await test.step('ANN-05 a car in the city of the primary location has no bar', async () => {
    await openCar(
      page,
      'harbour',
      await addCar('harbour', { location_id: 'harbour-albion', city: 'ALBION' }),
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
  });
  await test.step('ANN-01 a site without the setting has no bar', async () => {
    await openCar(page, 'northside', await addCar('northside', { city: 'Epping' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
  });

  const consignment = { ...southport, private_suburb: 'Paddington', private_postcode: '4064' };
  await openCar(page, 'harbour', await addCar('harbour', consignment));
  await test.step('CAR-071 CAR-072 CAR-073 OPEN-121 a consigned car is located with its owner', async () => {
    await expect(bar).toContainText('Located at Paddington');
    await expect(bar.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
      'href',
      /Paddington\+4064\+QLD/,
    );
    await expect(page.getByRole('main').getByText('Paddington 4064', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View on map' })).toHaveCount(0);
    await expect(page.locator('#vehicle-map')).toContainText('It is with its owner in Paddington 4064.');
  });
});

test('the section links scroll to the dealer and the location', {
  tag: ['@VDP-27', '@VDP-39', '@ROUTE-08', '@OPEN-057', '@CAR-068'],
}, async ({ page, browser }) => {
  // A Monday noon in Brisbane.
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00+10:00'));
  const vehicle = await addCar('harbour', { location_id: 'harbour-albion', standardEquipment: FEATURES });
  await page.goto(siteUrl('harbour', `/cars/${vehicle.slug}#vehicle-map`));
  const line = page.getByRole('navigation', { name: 'On this page' });
  const place = page.locator('#vehicle-map');
  await test.step('ROUTE-08 #vehicle-map scrolls to the location', async () => {
    await expect(line.getByRole('link', { name: 'Location' })).toHaveAttribute('aria-current', 'true');
    await expect(place.getByRole('heading', { name: 'Location' })).toBeInViewport();
  });
  await test.step('VDP-39 CAR-068 a site with cards shows the card of the location', async () => {
    await expect(place.getByRole('article')).toContainText('114 Sandgate Road, Albion QLD 4010');
    await expect(place.getByRole('img', { name: /^Map:/ })).toHaveCount(0);
  });
  await test.step('VDP-27 OPEN-057 the block to call the dealer shows hours, licence, phone and Enquire', async () => {
    const dealer = page.getByRole('region', { name: 'Call the dealer' });
    await expect(dealer.getByRole('heading')).toHaveText('Harbour Albion');
    await expect(dealer).toContainText('Open now until 5:30 pm');
    await expect(dealer).toContainText('Today 8:30 am - 5:30 pm');
    await expect(dealer).toContainText(/Dealer licence \S+/);
    await expect(dealer.getByRole('link', { name: 'Enquire' })).toBeVisible();
    await expect(dealer.getByRole('link', { name: /^Call .*Show number/ })).toBeVisible();
  });
  await line.getByRole('link', { name: 'Features' }).click();
  await expect(page.locator('#features').getByRole('heading')).toBeInViewport();
  await expect(line.getByRole('link', { name: 'Features' })).toHaveAttribute('aria-current', 'true');
  await expect(line.getByRole('link', { name: 'Location' })).not.toHaveAttribute('aria-current');

  const atEpping = await addCar('northside', { location_id: 'northside-epping' });
  await page.goto(siteUrl('northside', `/cars/${atEpping.slug}#vehicle-map`));
  await test.step('VDP-39 a site with maps shows the map of the location', async () => {
    await expect(place.getByRole('img', { name: /^Map: Northside/ })).toBeVisible();
    await expect(place.getByRole('link', { name: 'Get Directions' })).toBeVisible();
    await expect(place).toContainText('Mon');
  });
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

test('shows a hostile record without nonsense at every width', {
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
  for (const site of sampleOf(ALL_SITES)) {
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

test('shows no nonsense for lenders with zeros, text or missing values', {
  tag: rows('FIN-48 FIN-56..66'),
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
    for (const [at, lenders] of [[nothing, words, null, 'x'], [half]].entries()) {
      const facts = { year: 2024, finance_lenders: lenders } as unknown as Partial<VehicleInput>;
      await openCar(page, site, await addCar(site, facts));
      const main = page.getByRole('main');
      await expect(main.getByText('$54,990').first()).toBeVisible();
      const calculator = page.getByRole('region', { name: 'Finance calculator' });
      await calculator.scrollIntoViewIfNeeded();
      await expect(calculator.getByRole('textbox', { name: 'Loan amount' })).toBeVisible();
      const information = main.getByRole('link', { name: 'Finance information' });
      // Northside's provider requires the lender's own comparison rate.
      const isEstimated = lenders[0] === half && site !== 'northside';
      await test.step('FIN-48 an estimate shows only with usable lender data', () =>
        expect(information, `${site} ${at}`).toHaveCount(isEstimated ? 1 : 0));
      if (isEstimated) {
        await test.step('FIN-57 FIN-60 payment and rate are read from text', async () => {
          await expect(main.getByText(/from \$18(?:0\.50|1) per week/).first()).toBeVisible();
          await expect(main.getByText('9.5% p.a. interest rate').first()).toBeVisible();
        });
        await information.click();
        const dialog = page.getByRole('dialog', { name: 'Finance information' });
        await test.step('FIN-63 FIN-65 an invalid term or balloon falls back to the assumptions', async () => {
          await expect(dialog).toContainText('5-year term');
          await expect(dialog).toContainText('30% final payment');
        });
        await expect(dialog.getByRole('heading', { name: 'Disclaimer' })).toBeVisible();
        await expect(dialog).not.toContainText(NONSENSE);
        await page.keyboard.press('Escape');
      }
      await expect(main, `${site} ${at}`).not.toContainText(NONSENSE);
    }
  }
});

test('the reveal log accepts only cars of the site and limits requests', {
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
    { ...own, car_id: 'unassigned' },
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
  // More than two rate-limit windows allow, because one may end meanwhile.
  const answers = await Promise.all(Array.from({ length: 125 }, () => send(own)));
  expect(new Set(answers)).toEqual(new Set([204, 429]));
});
