import type { AppProps } from 'next/app';
import '@/app/globals.css';
import '@/app/sheet/print.css';

export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
