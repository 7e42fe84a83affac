import type { Edit } from '@/lib/engine/fixes';
import { toyBooks as books, LINE, vales } from '../fixtures';
import { type FixCase, instead, removed, runFixCases, sized, without } from './tables';

// LINE: thirty spearmen for 300 points, so that no army here is short of foot.
const once = (of: 'options' | 'command', id: string): Edit => ({ kind: 'once', unit: 0, of, id });
const moor = { variant: 'moor-clan' };

const CASES: FixCase[] = [
  {
    name: 'four riders of at least five',
    roster: vales([LINE, { entry: 'riders', size: 4 }]),
    code: 'size-under',
    fixes: [
      { edits: [sized(1, 5)], spent: 400 },
      { edits: [removed(1)], spent: 300 },
    ],
  },
  {
    name: 'thirteen guards of at most twelve',
    roster: vales([LINE, { entry: 'guard', size: 13 }]),
    code: 'size-over',
    fixes: [
      { edits: [sized(1, 12)], spent: 480 },
      { edits: [removed(1)], spent: 300 },
    ],
  },
  {
    name: 'a slip of two letters',
    roster: vales([LINE, { entry: 'spaermen', size: 5 }]),
    code: 'entry-unknown',
    fixes: [
      { edits: [{ kind: 'entry', unit: 1, entry: 'spearmen' }], spent: 350 },
      { edits: [removed(1)], spent: 300 },
    ],
  },
  {
    name: 'of an ally, whose list is not named',
    roster: vales([LINE, { entry: 'raiders', size: 4 }]),
    code: 'entry-unknown',
    fixes: [
      { edits: [{ kind: 'entry', unit: 1, entry: 'raiders', list: 'isles' }], spent: 324 },
      { edits: [removed(1)], spent: 300 },
    ],
  },
  {
    name: 'nothing that is known',
    roster: vales([LINE, { entry: 'hoplites', size: 5 }]),
    code: 'entry-unknown',
    fixes: [{ edits: [removed(1)], spent: 300 }],
  },
  {
    name: 'a guard in a clan without guards',
    roster: vales([LINE, { entry: 'guard', size: 3 }], moor),
    code: 'entry-excluded',
    fixes: [{ edits: [removed(1)], spent: 300 }],
  },
  {
    name: 'a cart (12) in a clan without carts: a pony (3) in its place, or none',
    roster: vales([LINE, { entry: 'king', options: ['mail', 'cart'] }], moor),
    code: 'option-excluded',
    fixes: [
      { edits: [instead(1, 'cart', 'pony')], spent: 408 },
      { edits: [without(1, 'cart')], spent: 405 },
    ],
  },
  {
    name: 'from a list of no ally, though the own list has it',
    roster: vales([LINE, { entry: 'mob', list: 'atlantis', size: 3 }]),
    code: 'ally-excluded',
    fixes: [
      { edits: [{ kind: 'entry', unit: 1, entry: 'mob' }], spent: 303 },
      { edits: [removed(1)], spent: 300 },
    ],
  },
  {
    name: 'from a list that is an ally’s but for a slip',
    roster: vales([LINE, { entry: 'raiders', list: 'Isles', size: 4 }]),
    code: 'ally-excluded',
    fixes: [
      { edits: [{ kind: 'entry', unit: 1, entry: 'raiders', list: 'isles' }], spent: 324 },
      { edits: [removed(1)], spent: 300 },
    ],
  },
  {
    name: 'a slip of one letter (30 x 1), or nothing at all',
    roster: vales([{ ...LINE, options: ['blesed'] }]),
    code: 'option-unknown',
    fixes: [
      { edits: [instead(0, 'blesed', 'blessed')], spent: 330 },
      { edits: [without(0, 'blesed')], spent: 300 },
    ],
  },
  {
    name: 'what was meant is there already',
    roster: vales([{ ...LINE, options: ['blesed', 'blessed'] }]),
    code: 'option-unknown',
    fixes: [{ edits: [without(0, 'blesed')], spent: 330 }],
  },
  {
    name: 'two letters changed places (8)',
    roster: vales([{ ...LINE, command: ['captian'] }]),
    code: 'command-unknown',
    fixes: [
      { edits: [{ kind: 'choice', unit: 0, of: 'command', drop: 'captian', add: 'captain' }], spent: 308 },
      { edits: [{ kind: 'choice', unit: 0, of: 'command', drop: 'captian' }], spent: 300 },
    ],
  },
  {
    name: 'mail for ever',
    roster: vales([{ ...LINE, options: ['mail', 'sling', 'mail', 'mail'] }]), // 30 x 13
    code: 'option-twice',
    fixes: [{ edits: [once('options', 'mail')], spent: 390 }],
  },
  {
    name: 'two banners',
    roster: vales([{ ...LINE, command: ['banner', 'banner'] }]),
    code: 'command-twice',
    fixes: [{ edits: [once('command', 'banner')], spent: 304 }],
  },
  {
    name: 'bow (3) and sling (1): the sling goes, or the bow',
    roster: vales([{ ...LINE, options: ['bow', 'sling'] }]), // 30 x 14
    code: 'options-exclusive',
    fixes: [
      { edits: [without(0, 'sling')], spent: 390 },
      { edits: [without(0, 'bow')], spent: 330 },
    ],
  },
  {
    name: 'bow, sling and axe: of the last pair the axe (0) or the sling goes, and another pair stays',
    roster: vales([{ ...LINE, options: ['bow', 'sling', 'axe'] }]),
    code: 'options-exclusive',
    nth: 2,
    fixes: [
      { edits: [without(0, 'axe')], spent: 420, left: ['options-exclusive'] },
      { edits: [without(0, 'sling')], spent: 390, left: ['options-exclusive'] },
    ],
  },
  {
    name: 'no room for a fifth rider at 385, so the riders go',
    roster: vales([LINE, { entry: 'riders', size: 4 }, { entry: 'mob', size: 5 }], { points: 385 }),
    code: 'size-under',
    fixes: [{ edits: [removed(1)], spent: 305 }],
  },
];

runFixCases(CASES, books);
