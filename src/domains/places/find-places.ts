import { foldName } from '@/foundation/text/fold-name'
import { type KnownPlace, loadGazetteer, placeOfPostcode, townsNamed } from './gazetteer'
import { isCountryName, isRegionName } from './region-names'

/** Whether words after the name of a town are its region, its country, or both in this order. */
function isIn(place: KnownPlace, words: readonly string[]): boolean {
  return words.some((_, index) => {
    const region = words.slice(0, index + 1).join(' ')
    const country = words.slice(index + 1).join(' ')
    if (country === '') return isRegionName(place, region) || isCountryName(place.country, region)
    return isRegionName(place, region) && isCountryName(place.country, country)
  })
}

/** Whether a word may be a part of a postcode. */
const hasDigit = (word: string) => /\d/.test(word)

/** The forms under which a postcode may be known: whole, without its last part, and the first half of a Canadian one. */
function postcodeForms(words: readonly string[]): string[] {
  const whole = words.join('')
  return [whole, words[0] ?? '', /^[a-z]\d[a-z]/.test(whole) ? whole.slice(0, 3) : ''].filter(Boolean)
}

/**
 * The places that a text means, the most populous first: a town ("São Paulo"), a town with its region or country
 * ("Denver CO", "Salem, Oregon", "Madrid, Spain"), a postcode ("80205"), or a postcode and a town ("10115 Berlin").
 */
export async function findPlaces(text: string): Promise<KnownPlace[]> {
  const gazetteer = await loadGazetteer()
  const words = foldName(text).split(' ')
  const names = words.filter((word) => !hasDigit(word))
  const towns = names
    .map((_, index) => names.length - index)
    .map((count) => {
      const inRegion = names.slice(count)
      const named = townsNamed(gazetteer, names.slice(0, count).join(' '))
      return inRegion.length === 0 ? named : named.filter((town) => isIn(town, inRegion))
    })
    .find((found) => found.length > 0)
  const [postcode] = postcodeForms(words.filter(hasDigit)).flatMap(
    (form) => placeOfPostcode(gazetteer, form) ?? [],
  )
  // The same digits are postcodes in several countries, so a town beside them decides.
  const isOfTown = names.length === 0 || names.join(' ').startsWith(foldName(postcode?.name ?? ''))
  return postcode && (isOfTown || !towns) ? [postcode] : (towns ?? [])
}
