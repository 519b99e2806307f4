import { writeFile } from 'node:fs/promises';
import type { Bucket } from '../../platform/storage/bucket.server.ts';
import type { PhotoStorage } from '../../platform/storage/storage.ts';

class NoObject extends Error {}

/** A bucket with a folder as cache, which may be emptied, and which processes may share or not. */
export function bucketStorage(bucket: Bucket, near: PhotoStorage): PhotoStorage {
  const make: PhotoStorage['make'] = (name, write) =>
    near.make(name, async (file) => {
      await write(file);
      await bucket.put(name, file);
    });
  const bring = (name: string): Promise<boolean> =>
    near
      .make(name, async (file) => {
        if (!(await bucket.get(name, file))) throw new NoObject();
      })
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof NoObject) return false;
          throw error;
        },
      );
  return {
    make,
    find: async (name) => (await near.find(name)) ?? ((await bring(name)) ? near.find(name) : null),
    read: async (name) => (await near.read(name)) ?? ((await bring(name)) ? near.read(name) : null),
    age: async (name) => (await near.age(name)) ?? bucket.age(name),
    write: (name, bytes) => make(name, (file) => writeFile(file, bytes)),
    remove: async (name) => {
      await bucket.remove(name);
      await near.remove(name);
    },
    isWell: async () => (await near.isWell()) && bucket.isWell(),
  };
}
