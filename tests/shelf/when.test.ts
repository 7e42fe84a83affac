import { agoText } from '@/lib/shelf/when';
import { english } from '@/lib/words/english';

const NOW = Date.UTC(2024, 5, 15, 12);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, 'just now'],
  [-5 * MINUTE, 'just now'],
  [59 * SECOND, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [23 * HOUR, '23 hours ago'],
  [DAY, 'yesterday'],
  [2 * DAY, '2 days ago'],
  [29 * DAY, '29 days ago'],
  [30 * DAY, 'last month'],
  [359 * DAY, '11 months ago'],
  [360 * DAY, 'last year'],
  [800 * DAY, '2 years ago'],
])('%d ms ago is %s', (gone, text) => expect(agoText(NOW - gone, NOW, english)).toBe(text));
