import { type LocalizedText, plainText } from '@/foundation/i18n/localized-text'

const expert = '\\b(?:experts?|expert[oa]s?|especialistas?)\\b'
const condition = new RegExp(`identif\\p{L}+[^.]{0,60}${expert}|${expert}[^.]{0,60}\\bidentif`, 'iu')

/** Whether a text says itself that an expert must have identified the species, in any of the languages. */
export function statesExpertCondition(text: LocalizedText): boolean {
  return condition.test(plainText(text))
}
