// The server loads this file where the path aliases are not resolved: it must not import anything.

/** Query parameters of the key, one for each trait, and of the comparison and the calendar. */
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
