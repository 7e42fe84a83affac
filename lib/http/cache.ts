/** For what ships with the product and so changes with it only. */
export const SHIPPED = { 'cache-control': 'public, max-age=300' };
