/** Countries in which the law on novel foods of the European Union holds. */
export const europeanUnion = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]

/** The United Kingdom kept that law and treats turkey tail in the same way. */
export const withoutTurkeyTail = [...europeanUnion, 'GB']
