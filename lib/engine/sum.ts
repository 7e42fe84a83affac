/** A named addend of a price, in points; halves and quarters are exact. No name: the basic price. */
export interface PricePart {
  points: number;
  name?: string;
}

/** A named multiplier: `[3, 2]` is times one and a half. */
export interface PriceFactor {
  times: readonly [number, number];
  name: string;
}

/** `times x ((parts) x factors + plus) x whole`, in `noun`s. */
export interface PriceTerm {
  times: number;
  noun?: string;
  parts: PricePart[];
  factors?: PriceFactor[];
  plus?: PricePart[];
  /** A multiplier of all of that: a champion's. */
  whole?: PriceFactor;
}

/** The price of a unit as a sum that a player can follow. `total` is null where it cannot be priced. */
export interface PriceSum {
  terms: readonly PriceTerm[];
  total: number | null;
}
