/*
 * Parts of pages that have no role or name of their own. Tests use roles and texts; these are the exceptions, collected
 * here so that a renamed class changes one line.
 */
export const selectors = {
  /** The band at the top of a species' page with its edibility. */
  verdict: 'main > section:first-child',
  plateLegendLastItem: '.legend > :last-child',
  heroPlate: '.opening-plate img',
  /** A placeholder of a card while a list is loading. */
  skeletonCard: '.skeleton',
  filterOptionsList: '.filter-options, .filter-tiles',
  storeList: '.store-list',
  /** The number of a place on a map, and the same number in the list beside it. */
  mapMark: '.dot-mark',
  listMapMark: '.map-mark',
  cardSeller: '.secondary',
  priceFigure: '.price-figure',
  productWarning: '.product-warning',
  productPrice: '.product-price',
} as const
