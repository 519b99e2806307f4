import { Catalogue } from '../index/catalogue.ts';
import type { Operation } from '../index/operation.ts';
import { Keyring } from './keys.ts';

type WithoutTime<O> = O extends unknown ? Omit<O, 'at'> : never;

/** What the routes work with: the catalogue, the keys, and one way in for every change. */
export class Engine {
  readonly catalogue = new Catalogue();
  readonly appId: string;
  readonly keys: Keyring;
  private lastTask = Date.now();

  constructor(options: { appId: string; adminKey: string; searchKey: string }) {
    this.appId = options.appId;
    this.keys = new Keyring(options.adminKey, options.searchKey, this.catalogue.keys);
  }

  /** Applies a change and gives the id of the task that makes it visible. */
  change(operation: WithoutTime<Operation>): number {
    this.catalogue.apply({ ...operation, at: new Date().toISOString() } as Operation);
    return ++this.lastTask;
  }

  /** Whether a task is done. */
  isPublished(_task: number): boolean {
    return true;
  }
}
