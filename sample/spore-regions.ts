import { countryOptions } from '@/foundation/i18n/countries'

const outsideUnitedStates = countryOptions('en')
  .map(({ value }) => value)
  .filter((code) => code !== 'US')
  .sort()

/** States that forbid the sale of spores of psilocybin species. */
export const statesWithoutSpores = ['US-CA', 'US-FL', 'US-GA', 'US-ID']

/** Where spores of psilocybin species are not sent: to those states, and to other countries, whose laws differ. */
export const regionsWithoutSpores = [...outsideUnitedStates, ...statesWithoutSpores]
