import { describe, expect, it } from 'vitest'
import { afterADoubtfulMeal } from './posts/after-a-doubtful-meal'
import { languages } from './testing'

const content = ({ content: texts }: typeof afterADoubtfulMeal) =>
  languages.map((language): [string, string] => [language, texts[language]])

describe('the post on what to do after a doubtful meal', () => {
  it('begins with the emergency number for those who are unconscious, in convulsions or short of breath', () => {
    const first = {
      en: /unconscious.*emergency number/,
      es: /inconsciente.*emergencias/,
      pt: /inconsciente.*emergência/,
    }
    const violations = content(afterADoubtfulMeal).filter(
      ([language, text]) => !first[language as keyof typeof first].test(/^1\. .*$/m.exec(text)?.[0] ?? ''),
    )
    expect(violations.map(([language]) => language)).toEqual([])
  })

  it('names the early kidneys, the muscles, the blood and the burning hands and feet, with their fungi', () => {
    const fungi = [
      'amanita-proxima',
      '_Amanita smithiana_',
      'tricholoma-equestre',
      'paxillus-involutus',
      '_Paralepistopsis amoenolens_',
    ]
    const violations = content(afterADoubtfulMeal).flatMap(([language, text]) =>
      fungi.filter((name) => !text.includes(name)).map((name) => `${language}: ${name}`),
    )
    expect(violations).toEqual([])
  })
})
