/** Paths of the tests that need the built server; the browser's also need Chromium. */
const SERVED = ['<rootDir>/tests/http/', '<rootDir>/tests/browser/'];

const CONSOLE = '<rootDir>/tests/setup/console.ts';
const PATIENCE = '<rootDir>/tests/setup/patience.ts';

const swc = {
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

const shared = {
  rootDir: __dirname,
  testEnvironment: 'node',
  transform: { '\\.(ts|tsx|js|jsx)$': ['@swc/jest', swc] },
  transformIgnorePatterns: ['/node_modules/(?!(use-intl|icu-minify|@formatjs)/)'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^use-intl/format-message$':
      '<rootDir>/node_modules/use-intl/dist/esm/production/format-message/format-only.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  setupFilesAfterEnv: [CONSOLE],
};

/** @type {import('jest').Config} */
module.exports = {
  reporters: ['default', '<rootDir>/tests/setup/reporter.cjs'],
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', ...SERVED],
    },
    {
      ...shared,
      displayName: 'http',
      testMatch: ['<rootDir>/tests/http/**/*.test.ts'],
      setupFilesAfterEnv: [CONSOLE, PATIENCE],
    },
    {
      ...shared,
      displayName: 'browser',
      testMatch: ['<rootDir>/tests/browser/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: [CONSOLE, PATIENCE],
    },
  ],
};
