import type { z } from 'zod';
import { hotspotSchema } from '../../../vehicle/vehicle.ts';
import { loggableAddress, readWebAddress } from '../../media/web-address.ts';
import { json, type LeftOut, type Reader, type ReaderContext } from './readers.ts';

type Hotspot = z.output<typeof hotspotSchema>;

const LONGEST_POINT = 200;

/**
 * Reads hotspots of the exterior spin and the interior, `{"exterior": […], "interior": […]}` or that as JSON
 * text. An invalid hotspot is left out and reported; if only its picture's URL is invalid, only the picture.
 */
export const hotspots: Reader = (raw, context) => {
  const reading = json(raw);
  if ('problem' in reading) return reading;
  if (typeof reading.value !== 'object' || reading.value === null || Array.isArray(reading.value))
    return { problem: 'contains no exterior or interior hotspots' };
  const { exterior, interior } = reading.value as { exterior?: unknown; interior?: unknown };
  const leftOut: LeftOut[] = [];
  const points = (side: unknown): Hotspot[] =>
    [side ?? []].flat().flatMap((entry) => {
      const point = hotspotSchema.safeParse(entry);
      if (point.success) return [withPicture(point.data, context, leftOut)];
      leftOut.push({
        kind: 'hotspot without a title or a position, left out',
        from: (JSON.stringify(entry) ?? '').slice(0, LONGEST_POINT),
      });
      return [];
    });
  return { value: { exterior: points(exterior), interior: points(interior) }, leftOut };
};

function withPicture(point: Hotspot, context: ReaderContext | undefined, leftOut: LeftOut[]): Hotspot {
  const { image_url: text } = point;
  if (text === null) return point;
  const reading = readWebAddress(text, context?.privateHosts);
  if ('address' in reading) return { ...point, image_url: reading.address };
  leftOut.push({
    kind: `picture of a hotspot that ${reading.problem}, left out`,
    from: loggableAddress(text),
  });
  return { ...point, image_url: null };
}
