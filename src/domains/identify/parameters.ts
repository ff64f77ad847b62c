// The server loads this file where the path aliases are not resolved: it must not import anything.

/** Query parameters of the key and the calendar that no list has; the region is also a filter of lists. */
export const identifyParameters = [
  'shape',
  'underside',
  'ring',
  'base',
  'stem',
  'colour',
  'surface',
  'flesh',
  'smell',
  'print',
  'ground',
  'growth',
  'month',
]
