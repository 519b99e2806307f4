import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vehicleSchema } from '../../../vehicle/vehicle.ts';
import { readWebAddress } from '../../media/web-address.ts';
import { hotspots } from './hotspots.ts';

const LAMP = {
  frame: 3,
  x: 40,
  y: 55.5,
  title: 'Lamp',
  text: 'LED',
  image_url: 'https://a.example/lamp.jpg',
};
const SEAT = { frame: null, x: 10, y: 20, title: 'Seat', text: '', image_url: null };

test('reads hotspots from JSON values and from JSON text (SPIN-05 OPEN-062)', () => {
  const hotspotsOfBoth = { exterior: [LAMP], interior: { x: 10, y: 20, title: 'Seat' } };
  const value = { exterior: [LAMP], interior: [SEAT] };
  for (const raw of [hotspotsOfBoth, JSON.stringify(hotspotsOfBoth)])
    expect(hotspots(raw)).toEqual({ value, leftOut: [] });
  expect(hotspots({})).toEqual({ value: { exterior: [], interior: [] }, leftOut: [] });
});

test('leaves out invalid hotspots and pictures, with a note', () => {
  const raw = {
    exterior: [
      LAMP,
      { ...LAMP, x: 140 },
      'lamp',
      { ...SEAT, image_url: 'http://10.0.0.1/a.jpg?secret=1' },
      { ...SEAT, image_url: 'http://media.test/a.jpg' },
    ],
  };
  expect(hotspots(raw, { privateHosts: ['media.test'] })).toEqual({
    value: { exterior: [LAMP, SEAT, { ...SEAT, image_url: 'http://media.test/a.jpg' }], interior: [] },
    leftOut: [
      { kind: 'hotspot without a title or a position, left out', from: JSON.stringify({ ...LAMP, x: 140 }) },
      { kind: 'hotspot without a title or a position, left out', from: '"lamp"' },
      { kind: 'picture of a hotspot that has a private host, left out', from: 'http://10.0.0.1/a.jpg?…' },
    ],
  });
  for (const other of ['no JSON', [LAMP], 7, null, '"points"'])
    expect(hotspots(other)).toHaveProperty('problem');
});

test('reads hotspots that fit a vehicle from any input', () =>
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ exterior: fc.anything(), interior: fc.array(fc.anything()) })),
      (raw) => {
        const reading = hotspots(raw);
        if ('problem' in reading) return;
        const { exterior, interior } = vehicleSchema.shape.hotspots.parse(reading.value);
        for (const { image_url } of [...exterior, ...interior])
          if (image_url) expect(readWebAddress(image_url)).toEqual({ address: image_url });
      },
    ),
  ));
