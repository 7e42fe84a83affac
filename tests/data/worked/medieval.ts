// Worked by hand from the source: moves M:161-169, to hit M:205-209, ranges M:227-229, 335, 339.
import type { MedievalStats } from './types';

const FOOT_BOW = { close: 6, long: 18 }; // M:227
const MOUNTED_BOW = { close: 6, long: 12 }; // M:228

export const MEDIEVAL_STATS: MedievalStats[] = [
  {
    name: 'Town Militia: close foot, unarmoured',
    unit: { quality: 'levy', code: 'CUF', size: 16 },
    stats: { move: 6, hitOn: 3, flight: '3d6' },
  },
  {
    name: 'Knights: loose mounted, mailed',
    unit: { quality: 'fanatic', code: 'LMM', size: 12 },
    stats: { move: 12, hitOn: 6, flight: '4d6' },
  },
  {
    name: 'Combat Archers: loose foot, protected, cross-trained with the bow',
    unit: { quality: 'elite', code: 'LPF', size: 12, arms: 'cross-trained' },
    stats: { move: 8, hitOn: 4, flight: '3d6', range: FOOT_BOW },
  },
  {
    name: 'close mounted, armoured',
    unit: { quality: 'average', code: 'CAM', size: 8 },
    stats: { move: 8, hitOn: 5, flight: '4d6' },
  },
  {
    name: 'open mounted bowmen',
    unit: { quality: 'average', code: 'OUM', size: 6, arms: 'missile' },
    stats: { move: 16, hitOn: 3, flight: '5d6', range: MOUNTED_BOW },
  },
  {
    name: 'open foot slingers',
    unit: { quality: 'levy', code: 'OUF', size: 8, arms: 'missile', options: ['sling', 'skirmishers'] },
    stats: { move: 8, hitOn: 3, flight: '3d6', range: { close: 6, long: 12 } }, // M:229
  },
  {
    name: 'longbowmen',
    unit: { quality: 'average', code: 'LUF', size: 15, arms: 'missile', options: ['longbow'] },
    stats: { move: 8, hitOn: 3, flight: '3d6', range: { close: 8, long: 24 } }, // M:335
  },
  {
    name: 'light crossbowmen on foot: as a bow',
    unit: { quality: 'average', code: 'CPF', size: 12, arms: 'missile', options: ['light-crossbow'] },
    stats: { move: 6, hitOn: 4, flight: '3d6', range: FOOT_BOW }, // M:221, 339
  },
  {
    name: 'light crossbowmen on horses: as a mounted bow',
    unit: { quality: 'average', code: 'LPM', size: 6, arms: 'missile', options: ['light-crossbow'] },
    stats: { move: 12, hitOn: 4, flight: '4d6', range: MOUNTED_BOW }, // M:339 with M:222
  },
  {
    name: 'heavy crossbowmen',
    unit: { quality: 'average', code: 'CAF', size: 12, arms: 'missile', options: ['heavy-crossbow'] },
    stats: { move: 6, hitOn: 5, flight: '3d6', range: { close: 6, long: 24 } }, // M:339
  },
  {
    name: 'pikemen have no range',
    unit: { quality: 'average', code: 'CAF', size: 20, options: ['pike'] },
    stats: { move: 6, hitOn: 5, flight: '3d6' },
  },
  {
    name: 'encased foot in close order: 4" and 2d6 at most',
    unit: { quality: 'elite', code: 'CEF', size: 8 },
    stats: { move: 4, hitOn: 7, flight: '2d6' }, // of 6" and 3d6
  },
  {
    name: 'encased foot in loose order: 4" and 2d6 at most',
    unit: { quality: 'elite', code: 'LEF', size: 6 },
    stats: { move: 4, hitOn: 7, flight: '2d6' }, // of 8" and 3d6
  },
  {
    name: 'encased knights in close order: 8" anyway, 3d6 at most',
    unit: { quality: 'elite', code: 'CEM', size: 8 },
    stats: { move: 8, hitOn: 7, flight: '3d6' }, // of 8" and 4d6
  },
  {
    name: 'encased knights in loose order: 8" and 3d6 at most',
    unit: { quality: 'fanatic', code: 'LEM', size: 6 },
    stats: { move: 8, hitOn: 7, flight: '3d6' }, // of 12" and 4d6
  },
  {
    name: 'champion on foot in open order',
    unit: { quality: 'elite', code: 'OAF', size: 1, champion: true },
    stats: { move: 8, hitOn: 5, flight: '3d6' },
  },
  {
    name: 'champion written down as close order moves in open order all the same',
    unit: { quality: 'elite', code: 'CAM', size: 1, champion: true },
    stats: { move: 16, hitOn: 5, flight: '5d6' }, // M:320: of 8" and 4d6 as written
  },
  {
    name: 'encased champion on a horse',
    unit: { quality: 'fanatic', code: 'OEM', size: 1, champion: true },
    stats: { move: 8, hitOn: 7, flight: '3d6' }, // of 16" and 5d6
  },
];
