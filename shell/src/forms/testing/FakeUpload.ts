type Listener = (event: object) => void;

/** Stands in for XMLHttpRequest: the network of uploads, answered when the test says so. */
export class FakeUpload {
  static #open: FakeUpload[] = [];
  static #count = 0;

  static install(): void {
    FakeUpload.#open = [];
    FakeUpload.#count = 0;
    Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  }

  static count = (): number => FakeUpload.#count;

  /** The next upload that was begun. */
  static async next(): Promise<FakeUpload> {
    for (let turn = 0; turn < 50; turn += 1) {
      const upload = FakeUpload.#open.shift();
      if (upload) return upload;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    throw new Error('Nothing is being uploaded.');
  }

  url = '';
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  isAborted = false;
  upload = { addEventListener: (_: string, listener: Listener) => (this.#onProgress = listener) };
  #onProgress: Listener = () => undefined;
  #listeners = new Map<string, Listener>();

  open(_method: string, url: string): void {
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  addEventListener(name: string, listener: Listener): void {
    this.#listeners.set(name, listener);
  }

  send(): void {
    FakeUpload.#count += 1;
    FakeUpload.#open.push(this);
  }

  abort(): void {
    this.isAborted = true;
    this.#listeners.get('abort')?.({});
  }

  progress(share: number): void {
    this.#onProgress({ lengthComputable: true, loaded: share * 100, total: 100 });
  }

  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.#listeners.get('load')?.({});
  }
}
