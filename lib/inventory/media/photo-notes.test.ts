import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangedPhotos, type PhotoFault, type PhotoNotes } from './photo-notes.ts';

const image = (url: string) => ({ image: { url, thumb: { url } } });
const addresses = (notes: PhotoNotes | null, ...photos: string[]) =>
  arrangedPhotos(photos.map(image), notes).map(({ image }) => image.url);

test('keeps the feed’s order without notes', () => expect(addresses(null, 'b', 'a')).toEqual(['b', 'a']));

test('puts photos with a fault last and leaves out those that cannot be shown', () => {
  const notes: PhotoNotes = {
    a: { fault: 'placeholder' },
    b: { fault: 'unavailable' },
    c: { fault: 'banner' },
    e: { fault: 'repeated' },
  };
  expect(addresses(notes, 'a', 'b', 'c', 'd', 'e')).toEqual(['d', 'c', 'e', 'a']);
});

test('keeps all photos if none can be shown', () =>
  expect(addresses({ a: { fault: 'unavailable' } }, 'a')).toEqual(['a']));

test('a version alone does not change the order', () =>
  expect(addresses({ b: { version: '1' } }, 'a', 'b')).toEqual(['a', 'b']));

test('never loses a photo that can be shown, nor shows one twice', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 }),
      fc.array(fc.constantFrom<PhotoFault | undefined>(undefined, 'banner', 'repeated', 'placeholder')),
      (photos, faults) => {
        const notes: PhotoNotes = Object.fromEntries(
          photos.flatMap((address, index) => {
            const fault = faults[index];
            return fault ? [[address, { fault }]] : [];
          }),
        );
        expect(addresses(notes, ...photos).toSorted()).toEqual(photos.toSorted());
      },
    ),
  ));
