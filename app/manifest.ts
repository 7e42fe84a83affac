import type { MetadataRoute } from 'next';
import { requestWords } from './words/server';

/** What a device needs to install the pages as a program. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { say } = await requestWords();
  return {
    id: '/',
    name: 'Muster',
    short_name: 'Muster',
    description: say('page.description'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf9f6',
    theme_color: '#7a1f3d',
    categories: ['games', 'utilities'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    screenshots: [
      {
        src: '/screenshots/wide.png',
        sizes: '1280x800',
        type: 'image/png',
        form_factor: 'wide',
        label: say('offline.screenshots.builder'),
      },
      {
        src: '/screenshots/narrow.png',
        sizes: '780x1688',
        type: 'image/png',
        form_factor: 'narrow',
        label: say('offline.screenshots.builder'),
      },
    ],
  };
}
