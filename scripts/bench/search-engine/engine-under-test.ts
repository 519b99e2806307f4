import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { BenchClient } from '../../emulators/search-engine/test/oracle/client.ts';

export class EngineUnderTest {
  readonly url: string;
  readonly client: BenchClient;
  private readonly process: ChildProcess;

  private constructor(process: ChildProcess, url: string) {
    this.process = process;
    this.url = url;
    this.client = new BenchClient(url);
  }

  static async start(dataDir: string): Promise<EngineUnderTest> {
    const path = fileURLToPath(new URL('./engine-process.ts', import.meta.url));
    const child = fork(path, [dataDir]);
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    return new EngineUnderTest(child, url);
  }

  async memory(): Promise<{ now: number; peak: number }> {
    this.process.send('memory');
    const [memory] = (await once(this.process, 'message')) as [{ now: number; peak: number }];
    return memory;
  }

  async cpu(): Promise<number> {
    this.process.send('cpu');
    const [{ milliseconds }] = (await once(this.process, 'message')) as [{ milliseconds: number }];
    return milliseconds;
  }

  /** Waits until everything written is in a snapshot on disk. */
  async checkpoint(): Promise<void> {
    this.process.send('checkpoint');
    await once(this.process, 'message');
  }

  async kill(): Promise<void> {
    this.client.close();
    this.process.kill('SIGKILL');
    await once(this.process, 'exit');
  }

  async stop(): Promise<void> {
    this.client.close();
    this.process.send('stop');
    await once(this.process, 'exit');
  }
}
