import type { Words } from './words';

/** For those who only count, and show nothing that is said. */
export const mute: Words = {
  locale: 'en',
  say: () => '',
  number: () => '',
  points: () => '',
  amount: () => '',
  counted: () => '',
  series: () => '',
  list: () => '',
};
