import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import { dueAdverts } from '@forecourt/lib/operations/advertising/push/due-adverts.server';
import { emailAdvertTroubles } from '@forecourt/lib/operations/advertising/push/email-troubles.server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAIL_SITE, readerOf } from '../lead/testing.ts';
import {
  type Advertising,
  fileFeed,
  googleFeed,
  metaFeed,
  openAdvertising,
  photosOf,
  SITE,
  storedForm,
} from './testing.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let ads: Advertising;
beforeAll(async () => {
  ads = await openAdvertising();
});
afterAll(() => ads.close());

let account = 0;
beforeEach(async () => {
  await ads.clear();
  // A new account for each test, so that nothing is left of the last one.
  account += 1;
});
const merchant = () => String(1_000 + account);
const catalogue = () => String(2_000 + account);
const google = () => googleFeed('google', merchant());
const meta = () => metaFeed('meta', catalogue());
const ids = (receiver: 'google' | 'meta', of: string) => Object.keys(ads.copy(receiver, of)).sort();

describe('each receiver', () => {
  test('has the same rows as the feed', async () => {
    ads.publish(google(), meta());
    await ads.addCar({ images: photosOf(1, 5) });
    await ads.addCar({ price: 19_990, km: 120_000 });
    await ads.settle();
    for (const [receiver, id, feed] of [
      ['google', merchant(), google()],
      ['meta', catalogue(), meta()],
    ] as const) {
      const wanted = await ads.wanted(feed);
      expect(Object.keys(wanted)).toHaveLength(2);
      const copy = ads.copy(receiver, id);
      for (const [carId, row] of Object.entries(wanted))
        expect(storedForm(copy[carId] ?? {})).toEqual(storedForm(row));
    }
    expect(await ads.feedState('google')).toMatchObject({
      selected: 2,
      advertised: 2,
      refused: 0,
      problem: null,
    });
  });

  test('loses a vehicle that was sold, hidden, held or retired', async () => {
    ads.publish(google(), meta());
    const sold = await ads.addCar();
    const hidden = await ads.addCar();
    const held = await ads.addCar();
    const kept = await ads.addCar();
    await ads.settle();
    expect(ids('google', merchant())).toHaveLength(4);
    await ads.changeCar(sold, { status: 'sold' });
    await ads.changeCar(hidden, { show_on_dealer_website: false });
    await ads.hold(held);
    await ads.work();
    expect(ids('google', merchant())).toEqual([kept.id]);
    expect(ids('meta', catalogue())).toEqual([kept.id]);
    expect(await ads.state('meta', sold.id)).toMatchObject({ isRemoved: true });
    await ads.release(held);
    await ads.work();
    expect(ids('google', merchant())).toEqual([held.id, kept.id].sort());
  });

  test('loses photos and facts that the vehicle no longer has', async () => {
    ads.publish(google(), meta());
    const car = await ads.addCar({ images: photosOf(1, 6), badge: 'SR5' });
    await ads.settle();
    await ads.changeCar(car, { images: photosOf(1, 1), badge: '' });
    await ads.work();
    expect(ads.copy('meta', catalogue())[car.id]).not.toHaveProperty('image[1].url');
    expect(ads.copy('meta', catalogue())[car.id]).not.toHaveProperty('trim');
    expect(ads.copy('google', merchant())[car.id]).not.toHaveProperty('additional_image_link');
  });

  test('gets one call less for a vehicle that has not changed', async () => {
    ads.publish(meta());
    const car = await ads.addCar();
    await ads.settle();
    const before = ads.receivers.copies.meta.changes.length;
    await ads.changeCar(car, {});
    await ads.settle();
    expect(ads.receivers.copies.meta.changes).toHaveLength(before);
  });
});

describe('a refused vehicle', () => {
  test('is listed with the reason and is not sent', async () => {
    ads.publish(google());
    const car = await ads.addCar({ vin: '' });
    await ads.settle();
    expect(ids('google', merchant())).toEqual([]);
    const { refused, isSent } = await ads.state('google', car.id);
    expect(isSent).toBe(false);
    expect(refused).toContainEqual(expect.objectContaining({ field: 'vin' }));
    expect(await ads.feedState('google')).toMatchObject({ selected: 1, advertised: 0, refused: 1 });
  });

  test('is sent when the vehicle with the same VIN leaves the feed', async () => {
    ads.publish(meta());
    const first = await ads.addCar();
    const second = await ads.addCar({ vin: first.vin });
    await ads.settle();
    expect(ids('meta', catalogue())).toEqual([first.id]);
    await ads.changeCar(first, { status: 'sold' });
    await ads.settle();
    expect(ids('meta', catalogue())).toEqual([second.id]);
  });

  test('is sent when the vehicle with the same VIN gets another one', async () => {
    ads.publish(meta());
    const first = await ads.addCar();
    const second = await ads.addCar({ vin: first.vin });
    await ads.settle();
    await ads.changeCar(first, { vin: 'MR0HA3CD999999999' });
    await ads.settle();
    expect(ids('meta', catalogue())).toEqual([first.id, second.id].sort());
  });

  test("has the receiver's own message, and the last accepted row is deleted", async () => {
    ads.publish(google());
    const car = await ads.addCar();
    await ads.settle();
    // The emulator knows a rule that our table does not have.
    ads.receivers.copies.google.put(merchant(), 'other', { VIN: 'MR0HA3CD888888888' });
    await ads.changeCar(car, { vin: 'MR0HA3CD888888888' });
    await ads.work();
    expect(ids('google', merchant())).toEqual(['other']);
    expect(await ads.state('google', car.id)).toMatchObject({
      message: 'VIN MR0HA3CD888888888 is also used by other',
      refused: [],
    });
    expect(await ads.feedState('google')).toMatchObject({ advertised: 0, refused: 1 });
  });
});

describe('a receiver that fails', () => {
  test('gets everything when it is back, and the failure is recorded meanwhile', async () => {
    ads.publish(google(), meta());
    const car = await ads.addCar();
    const sold = await ads.addCar();
    await ads.settle();
    ads.fault('google', merchant(), 'down');
    await ads.changeCar(car, { price: 50_000 });
    await ads.changeCar(sold, { status: 'sold' });
    for (let hour = 0; hour < 5; hour += 1) {
      ads.pass(3_600);
      await ads.work();
    }
    expect(ids('google', merchant())).toHaveLength(2);
    expect(ids('meta', catalogue())).toEqual([car.id]);
    const { problem, failingSince } = await ads.feedState('google');
    expect(problem).toMatch(/Google/);
    expect(Date.now() - failingSince.getTime()).toBe(4 * 3_600_000);
    ads.fault('google', merchant(), 'none');
    await ads.settle();
    expect(ads.copy('google', merchant())[car.id]).toMatchObject({ price: '50000.00 AUD' });
    expect(ids('google', merchant())).toEqual([car.id]);
    expect(await ads.feedState('google')).toMatchObject({ problem: null, failingSince: null });
  });

  test('loses a vehicle that was sold after a call without an answer', async () => {
    ads.publish(google(), meta());
    ads.fault('google', merchant(), 'cut off');
    ads.fault('meta', catalogue(), 'cut off');
    const car = await ads.addCar();
    await ads.work();
    expect(ids('google', merchant())).toEqual([car.id]);
    await ads.changeCar(car, { status: 'sold' });
    ads.fault('google', merchant(), 'none');
    ads.fault('meta', catalogue(), 'none');
    await ads.settle();
    expect(ids('google', merchant())).toEqual([]);
    expect(ids('meta', catalogue())).toEqual([]);
  });

  test('gets a vehicle again that came back after a deletion without an answer', async () => {
    ads.publish(google(), meta());
    const car = await ads.addCar();
    await ads.settle();
    ads.fault('google', merchant(), 'cut off');
    ads.fault('meta', catalogue(), 'cut off');
    await ads.hold(car);
    await ads.work();
    expect([...ids('google', merchant()), ...ids('meta', catalogue())]).toEqual([]);
    await ads.release(car);
    ads.fault('google', merchant(), 'none');
    ads.fault('meta', catalogue(), 'none');
    await ads.settle();
    expect([...ids('google', merchant()), ...ids('meta', catalogue())]).toEqual([car.id, car.id]);
  });

  test('gets the vehicles of a feed again that was switched off and on without an answer', async () => {
    ads.publish(meta());
    const car = await ads.addCar();
    await ads.settle();
    ads.fault('meta', catalogue(), 'cut off');
    ads.publish({ ...meta(), isOn: false });
    await ads.work();
    expect(ids('meta', catalogue())).toEqual([]);
    ads.fault('meta', catalogue(), 'none');
    ads.publish(meta());
    await ads.settle();
    expect(ids('meta', catalogue())).toEqual([car.id]);
  });

  test('shows what Google finds later as a refusal, until it is gone', async () => {
    ads.publish(google());
    const car = await ads.addCar();
    const other = await ads.addCar();
    await ads.settle();
    const issue = `${merchant()}/${car.id}`;
    ads.receivers.copies.google.issues.set(issue, 'Unsupported vehicle type.');
    ads.pass(3_600);
    await ads.settle();
    expect(await ads.state('google', car.id)).toMatchObject({ message: 'Unsupported vehicle type.' });
    expect(await ads.state('google', other.id)).toMatchObject({ message: null, isSent: true });
    // It is not sent again, as nothing about it has changed.
    expect(ids('google', merchant())).toHaveLength(2);
    ads.receivers.copies.google.issues.delete(issue);
    ads.pass(3_600);
    await ads.settle();
    expect(await ads.state('google', car.id)).toMatchObject({ message: null, isSent: true });
  });

  test('explains rejected and missing credentials', async () => {
    ads.publish(
      google(),
      { ...meta(), accounts: { ...meta().accounts, secret: 'unknown' } },
      { ...meta(), id: 'incomplete', accounts: { ...meta().accounts, metaCatalogueId: null } },
    );
    ads.fault('google', merchant(), 'denied');
    await ads.addCar();
    await ads.work();
    expect((await ads.feedState('google')).problem).toMatch(/^Google rejects the credentials/);
    expect((await ads.feedState('meta')).problem).toBe('The secret "unknown" does not exist.');
    expect((await ads.feedState('incomplete')).problem).toBe('The catalogue id is missing.');
  });

  test('is reported by one mail after two hours, and again after it worked', async () => {
    const mails: Mail[] = [];
    const mail = () =>
      emailAdvertTroubles(
        ads.pool,
        [{ feed: meta(), site: SITE }],
        {
          reader: readerOf(MAIL_SITE),
          administrators: async () => ['kim@group.example'],
          sender: { send: async (sent) => void mails.push(sent), close: () => {} },
          mailDomain: 'forecourt.example',
          report: (error) => {
            throw error;
          },
        },
        new Date(),
      );
    ads.publish(meta());
    ads.fault('meta', catalogue(), 'denied');
    const car = await ads.addCar();
    await ads.work();
    await mail();
    expect(mails).toEqual([]);
    ads.pass(3 * 3_600);
    await mail();
    await mail();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: ['kim@group.example'],
      subject: 'The outgoing feed Sample feed is failing',
    });
    expect(mails[0]?.text).toContain('Meta rejects the access token.');
    ads.fault('meta', catalogue(), 'none');
    await ads.settle();
    ads.fault('meta', catalogue(), 'down');
    await ads.changeCar(car, { price: 1_000 });
    await ads.work();
    ads.pass(3 * 3_600);
    await mail();
    expect(mails).toHaveLength(2);
  });

  test('does not delay the feeds of others while it is slow', async () => {
    ads.publish(meta(), metaFeed('other', `9${catalogue()}`));
    ads.fault('meta', catalogue(), 'slow');
    const car = await ads.addCar();
    const [worker] = ads.workers;
    await worker.tick();
    await vi.waitFor(() => expect(ids('meta', `9${catalogue()}`)).toEqual([car.id]), { timeout: 9_000 });
    expect(worker.isRunning).toBe(true);
    ads.fault('meta', catalogue(), 'none');
    await worker.settled();
  });
});

describe('a feed that ends', () => {
  test('has its adverts withdrawn when it is switched off, and sent again when it is on', async () => {
    ads.publish(google());
    const car = await ads.addCar();
    await ads.settle();
    ads.publish({ ...google(), isOn: false });
    await ads.settle();
    expect(ids('google', merchant())).toEqual([]);
    expect(await ads.feedState('google')).toBeNull();
    ads.publish(google());
    await ads.settle();
    expect(ids('google', merchant())).toEqual([car.id]);
  });

  test('has its adverts withdrawn when its document is deleted, also when the receiver is back later', async () => {
    ads.publish(meta());
    await ads.addCar();
    await ads.settle();
    ads.fault('meta', catalogue(), 'down');
    ads.publish();
    await ads.work();
    expect(ids('meta', catalogue())).toHaveLength(1);
    ads.fault('meta', catalogue(), 'none');
    await ads.settle();
    expect(ids('meta', catalogue())).toEqual([]);
  });

  test('is withdrawn from the old account when it gets another one', async () => {
    ads.publish(meta());
    const car = await ads.addCar();
    await ads.settle();
    ads.publish(metaFeed('meta', `8${catalogue()}`));
    await ads.settle();
    expect(ids('meta', catalogue())).toEqual([]);
    expect(ids('meta', `8${catalogue()}`)).toEqual([car.id]);
  });
});

test('a changed vehicle does not wait behind all others of its feed', async () => {
  await ads.pool.query(
    `insert into adverts_due (feed_id, car_id) select 'large', 'car-' || n from generate_series(1, 100) n`,
  );
  await ads.pool.query(
    `insert into adverts_due (feed_id, car_id) values ('large', 'car-50')
     on conflict (feed_id, car_id) do update set turn = default`,
  );
  const next = (await dueAdverts(ads.pool, 'large', 4)).map(({ carId }) => carId);
  expect(next).toEqual(['car-1', 'car-2', 'car-100', 'car-50']);
  expect(await dueAdverts(ads.pool, 'large', 500)).toHaveLength(100);
  await ads.pool.query("delete from adverts_due where feed_id = 'large'");
});

test('a feed keeps its adverts when another one with the same account ends', async () => {
  ads.publish(meta(), metaFeed('successor', catalogue()));
  const car = await ads.addCar();
  await ads.settle();
  ads.publish(metaFeed('successor', catalogue()));
  await ads.settle();
  expect(ids('meta', catalogue())).toEqual([car.id]);
});

test('a feed that lost its account id has its adverts withdrawn, and says what is missing', async () => {
  ads.publish(meta());
  await ads.addCar();
  await ads.settle();
  ads.publish({ ...meta(), accounts: { ...meta().accounts, metaCatalogueId: null } });
  await ads.work();
  await ads.work();
  expect(ids('meta', catalogue())).toEqual([]);
  expect(await ads.feedState('meta')).toMatchObject({ problem: 'The catalogue id is missing.' });
});

describe('changes of content', () => {
  test('of the site reach every vehicle', async () => {
    ads.publish(meta());
    const car = await ads.addCar();
    await ads.settle();
    ads.setSite({
      ...SITE,
      dealerships: [{ id: 'sample-dealer', phoneByCarType: { used: '07 3999 9999' } }],
    });
    await ads.work();
    expect(ads.copy('meta', catalogue())[car.id]).toMatchObject({ dealer_phone: '07 3999 9999' });
  });

  test('of the rules of a feed remove vehicles', async () => {
    ads.publish(meta());
    await ads.addCar({ price: 20_000 });
    const dear = await ads.addCar({ price: 60_000 });
    await ads.settle();
    ads.publish({ ...meta(), stock: { ...meta().stock, priceFrom: 50_000 } });
    await ads.work();
    expect(ids('meta', catalogue())).toEqual([dear.id]);
  });
});

test('records the vehicles of a feed that is fetched as a file', async () => {
  ads.publish(fileFeed('file'));
  const car = await ads.addCar();
  const refused = await ads.addCar({ images: [] });
  await ads.settle();
  expect(await ads.feedState('file')).toMatchObject({
    selected: 2,
    advertised: 1,
    refused: 1,
    lastSentAt: null,
  });
  expect(await ads.state('file', car.id)).toMatchObject({ refused: [], isSent: false });
  expect((await ads.state('file', refused.id)).refused).toContainEqual(
    expect.objectContaining({ field: 'photos' }),
  );
  await ads.changeCar(car, { status: 'sold' });
  await ads.work();
  expect(await ads.feedState('file')).toMatchObject({ selected: 1, advertised: 0 });
});
