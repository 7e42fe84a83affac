import { Listeners } from '@/lib/shelf/listeners';

test('all who listen are told, until they stop', () => {
  const listeners = new Listeners();
  const heard: string[] = [];
  const stop = listeners.subscribe(() => heard.push('one'));
  listeners.subscribe(() => heard.push('other'));
  listeners.tell();
  stop();
  listeners.tell();
  expect(heard).toEqual(['one', 'other', 'other']);
});

test('one who stops while all are told is no trouble to the rest', () => {
  const listeners = new Listeners();
  const heard: string[] = [];
  const stop = listeners.subscribe(() => {
    heard.push('once');
    stop();
  });
  listeners.subscribe(() => heard.push('always'));
  listeners.tell();
  listeners.tell();
  expect(heard).toEqual(['once', 'always', 'always']);
});
