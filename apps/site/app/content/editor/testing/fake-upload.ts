import { act } from '@testing-library/react';

/** One upload as the browser makes it, answered by the test. */
export class FakeUpload {
  url = '';
  aborted = false;
  status = 0;
  responseText = '';
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(): void {
    sent.push(this);
  }
  abort(): void {
    this.aborted = true;
    this.onabort?.();
  }
  progress(loaded: number, total: number): void {
    act(() => this.upload.onprogress?.({ loaded, total }));
  }
  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    act(() => this.onload?.());
  }
  /** The connection breaks. */
  lose(): void {
    act(() => this.onerror?.());
  }
}

const sent: FakeUpload[] = [];

/** Stands in for the browser's uploads between `begin` and `end`. */
export const fakeUploads = () => {
  const real = globalThis.XMLHttpRequest;
  return {
    /** What was sent, in order. */
    sent: sent as readonly FakeUpload[],
    begin: (): void => {
      sent.length = 0;
      globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
    },
    end: (): void => {
      globalThis.XMLHttpRequest = real;
    },
  };
};
