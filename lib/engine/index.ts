export type { Books } from './books';
export { type ArmyBook, armyOf } from './catalogue/army';
export { checkRoster } from './check';
export * from './describe';
export { explainUnit, sumText } from './explain';
export { pointsNoun, pointsText, shareText } from './numbers';
export { newUnit, type Pick, type PickGroup, picks } from './picks';
export type { PriceFactor, PricePart, PriceSum, PriceTerm } from './sum';
