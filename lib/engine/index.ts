export {
  explainArmy,
  explainCategory,
  type ShareSum,
  type SumLine,
  shareSumText,
  type TotalSum,
  totalText,
} from './army-sum';
export type { Books } from './books';
export { type ArmyBook, armyOf } from './catalogue/army';
export type { ListIndex } from './catalogue/index-list';
export { checkRoster } from './check';
export * from './describe';
export { explainUnit, isPlainSum, sumText } from './explain';
export { type DesignedUnit, designUnit } from './formula/designed';
export { type FormulaIndex, formulaOf } from './formula/index-system';
export { counted, type Noun, pointsText, shareText } from './numbers';
export { type EntryPick, newUnit, type PickGroup, picks } from './picks';
export type { PriceFactor, PricePart, PriceSum, PriceTerm } from './sum';
export { besideUnit, capital, type Placed } from './text';
export { canBeWaived, covers, waiverOf } from './waivers';
