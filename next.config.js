/** For every answer, built files included. The pages' own Content-Security-Policy is made in proxy.ts. */
const always = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** An answer of the API is never a document. */
const api = [{ key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" }];

/** The picture of a shared army is there to be shown by other sites. */
const shown = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }];

const https = [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }];

/** The name of this build (lib/setup/steps/build.mjs). It is written into the pages, so that no two builds mix. */
const code = process.env.MUSTER_CODE ?? 'dev';

/** @type {import('next').NextConfig} */
module.exports = {
  poweredByHeader: false,
  env: { MUSTER_CODE: code },
  generateBuildId: () => code,
  // Pages carry a nonce, so no two are alike; a shared army's page makes its own tag.
  generateEtags: false,
  reactStrictMode: true,
  agentRules: false,
  devIndicators: false,
  // `npm test` checks the types; a start need not.
  typescript: { ignoreBuildErrors: true },
  // Bundled for the shared page as well, so that the alias below holds there.
  transpilePackages: ['use-intl'],
  turbopack: {
    root: __dirname,
    // Messages are compiled on the server (lib/words/catalogues.ts): the browser needs no parser of them.
    resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  headers: async () => [
    { source: '/:path*', headers: always },
    { source: '/api/:path*', headers: api },
    { source: '/s/:id/picture', headers: shown },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https.*' }],
      headers: https,
    },
  ],
};
