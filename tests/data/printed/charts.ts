// The charts, typed from the sources and not from data/: for each its cells without the headings of the rows.

/** A row of figures, as many as there are letters parted by blanks. */
const row = (cells: string) => cells.split(' ');

/** By chart; what a source does not print but gives in words is typed from the words. */
export const CHARTS: Record<string, Record<string, string[][]>> = {
  ancient: {
    // A:263-265
    'shooting-to-hit': [row('6 5 4 3 2 1 0 -1 -2 -3')],
    // A:271-277 in their order but for the large target first, then the small target and the two covers of A:1394
    'shooting-modifiers': [['+1'], ['-1'], ['-1'], ['-1'], ['-1'], ['-1'], ['-1'], ['-1'], ['-1'], ['-2']],
    // A:285-289; the roll itself A:281
    'seven-to-hit': [row('6 -1'), row('6 -2'), row('6 -3'), row('6 -4'), row('6 -5')],
    // A:371-372 as printed, and A:367 for the rest: above the diagonal 4 as far as twice one's own skill
    'combat-to-hit': [
      row('4 4 5 5 5 5 5 5 5 5'),
      row('3 4 4 4 5 5 5 5 5 5'),
      row('3 3 4 4 4 4 5 5 5 5'),
      row('3 3 3 4 4 4 4 4 5 5'),
      row('3 3 3 3 4 4 4 4 4 4'),
      row('3 3 3 3 3 4 4 4 4 4'),
      row('3 3 3 3 3 3 4 4 4 4'),
      row('3 3 3 3 3 3 3 4 4 4'),
      row('3 3 3 3 3 3 3 3 4 4'),
      row('3 3 3 3 3 3 3 3 3 4'),
    ],
    // A:296-297 as printed; A:307 and 379 give 4 for 3 against 3
    'to-wound': [
      row('4 5 6 6 N N N N N N'),
      row('3 4 5 6 6 N N N N N'),
      row('2 3 4 5 6 6 N N N N'),
      row('2 2 3 4 5 6 6 N N N'),
      row('2 2 2 3 4 5 6 6 N N'),
      row('2 2 2 2 3 4 5 6 6 N'),
      row('2 2 2 2 2 3 4 5 6 6'),
      row('2 2 2 2 2 2 3 4 5 6'),
      row('2 2 2 2 2 2 2 3 4 5'),
      row('2 2 2 2 2 2 2 2 3 4'),
    ],
    // A:1398-1400; chariots by A:713
    saves: [row('- 6+ 6+ 5+ 5+ 4+'), row('6+ 5+ 5+ 4+ 4+ 3+'), row('5+ 4+ 4+ 3+ 3+ 2+')],
    // A:327-334
    'save-modifiers': [row('- -1 -2 -3 -4 -5 -6 -7')],
    // A:392-398
    'combat-result': [['+1, at most +3'], ['+1'], ['+1'], ['+1'], ['+1'], ['+2'], ['+1'], ['+2']],
    // A:402, 404; 446, 468; 414-417; 424; 439-440
    'leadership-tests': [
      ['after losing a combat; add the difference', 'breaks and flees'],
      ['see below', 'flees'],
      ['fleeing, after charges are declared and before movement, with five models or more', 'flees on'],
      ['instead of pursuing', 'must pursue'],
      ['leaving a combat at the start of a turn', 'breaks and flees'],
    ],
    // A:452-457
    panic: [['4"'], ['12"'], ['-'], ['4"'], ['the whole army'], ['-']],
    // A:409, 420
    flight: [['2D6"'], ['3D6"']],
  },
  medieval: {
    // M:201, 213, 241, 251
    dice: [['4'], ['8'], ['4'], ['2'], ['2'], ['1']],
    // M:231-235, then the longbow M:335 and the heavy crossbow M:339
    'missile-modifiers': [['-2'], ['-1'], ['+1'], ['-1'], ['-2'], ['+1'], ['+1']],
    // M:247-249, left column and then right, then the polearm M:337 and the shieldwall M:344
    'melee-modifiers': [['+1'], ['+1'], ['-1'], ['+1'], ['-1'], ['-1'], ['+1'], ['-1']],
    // M:290-303, then the shieldwall M:344
    'morale-modifiers': [
      ['-1'],
      ['-1'],
      ['-2'],
      ['-3'],
      ['+1'],
      ['-1'],
      ['+1'],
      ['-1'],
      ['+1'],
      ['+1'],
      ['+1'],
      ['+1'],
      ['-1'],
      ['-1'],
      ['+1'],
    ],
    // M:305-308 with M:309-312
    'morale-results': [['passed'], ['shaken'], ['driven back 4", shaken and disordered'], ['routed']],
    // M:175, 261-262, 265, 324
    control: [
      ['stops before contact'],
      ['pursues'],
      ['pursues on'],
      ['stays shaken'],
      ['charges as others do'],
    ],
  },
};
