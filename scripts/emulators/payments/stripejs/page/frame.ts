import { type FrameCalls, type FrameNotice, HELLO } from '../messages.ts';

type Name = keyof FrameCalls;
type Pending = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** The page's end of a frame: calls its methods and receives its events. */
export class Frame {
  readonly element: HTMLIFrameElement;
  readonly #origin: string;
  #port: MessagePort | null = null;
  #queue: (() => void)[] = [];
  #pending = new Map<number, Pending>();
  #lastId = 0;

  constructor(origin: string, path: string, title: string, onNotice: (notice: FrameNotice) => void) {
    this.#origin = origin;
    this.element = document.createElement('iframe');
    this.element.title = title;
    this.element.src = origin + path;
    this.element.allow = 'payment *';
    this.element.style.cssText =
      'border:0;display:block;width:calc(100% + 8px);margin:-4px;height:0;color-scheme:light';
    this.element.addEventListener('load', () => this.#connect(onNotice));
  }

  /** Calls the frame; waits while it is loading. */
  call<N extends Name>(name: N, ...args: Parameters<FrameCalls[N]>): Promise<ReturnType<FrameCalls[N]>> {
    return new Promise((resolve, reject) => {
      const send = () => {
        const id = ++this.#lastId;
        this.#pending.set(id, { resolve: resolve as Pending['resolve'], reject });
        this.#port?.postMessage({ id, name, given: args });
      };
      if (this.#port) send();
      else this.#queue.push(send);
    });
  }

  remove(): void {
    this.#port?.close();
    this.#port = null;
    this.element.remove();
    for (const { reject } of this.#pending.values())
      reject(new Error('The element was taken from the page.'));
    this.#pending.clear();
  }

  #connect(onNotice: (notice: FrameNotice) => void): void {
    const channel = new MessageChannel();
    this.#port = channel.port1;
    channel.port1.onmessage = ({ data }) => {
      if ('notice' in data) {
        onNotice(data as FrameNotice);
        return;
      }
      this.#pending.get(data.id)?.resolve(data.result);
      this.#pending.delete(data.id);
    };
    // Restricting the target origin keeps the port from any other page in the frame.
    this.element.contentWindow?.postMessage(HELLO, this.#origin, [channel.port2]);
    for (const send of this.#queue.splice(0)) send();
  }
}
