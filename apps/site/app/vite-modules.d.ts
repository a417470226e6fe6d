/// <reference types="vite/client" />
import 'react-router';

declare global {
  interface Window {
    __nonce__?: string | undefined;
  }
}

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
