/** Common names of all species of the sample content in each language, as every page and list gets them. */
import { species as samples } from '@sample/index'
import { expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { pickLocale } from '@/foundation/payload/pick-locale'
import type { Mushroom } from '@/payload-types'
import { payload } from '@/testing/users'
import { speciesCard } from './listing'
import { speciesJsonLd } from './structured-data'
import { speciesView } from './view'

/** A document as it is read in all languages, with its names and what a view needs. */
const documentOf = ({ slug, scientificName, commonNames, edibility, traits }: (typeof samples)[number]) => ({
  id: slug,
  slug,
  specie: {
    scientificName,
    commonNames: Object.fromEntries(
      Object.entries(commonNames).map(([locale, names]) => [locale, names.map((name) => ({ name }))]),
    ),
    edibility,
    traits,
    safety: {},
  },
})

const cases = locales.flatMap((locale) => samples.map((sample) => ({ locale, sample, slug: sample.slug })))

test.each(cases)(
  '$slug has the names in $locale that are recorded in $locale, and no other',
  ({ locale, sample }) => {
    const doc = documentOf(sample) as unknown as Mushroom
    const picked = pickLocale(payload, 'mushrooms', doc, locale)
    const view = speciesView(picked)
    const [first = null, ...others] = sample.commonNames[locale]
    expect(view.commonNames).toEqual(sample.commonNames[locale])
    expect(speciesCard(picked).commonName).toBe(first)
    expect(speciesCard(picked).otherNames ?? []).toEqual(others.slice(0, 3))
    const foreign = Object.values(sample.commonNames)
      .flat()
      .filter((name) => !sample.commonNames[locale].includes(name))
    const json = JSON.stringify(speciesJsonLd(view, locale))
    for (const name of foreign) expect(json).not.toContain(JSON.stringify(name))
  },
)
