export { type DataChange, dataChanges, type Step } from './changes';
export { type Figures, figuresOf, type UnitFigures } from './figures';
