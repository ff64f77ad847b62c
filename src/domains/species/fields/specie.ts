import type { Field } from 'payload'
import { checkScientificName } from '@/domains/species/check-name'
import { languageTag } from '@/domains/species/language-tags'
import { withoutFallback } from '@/foundation/payload/pick-locale'
import { patternField } from '@/foundation/payload/text-fields'
import { validateWholeNumber } from '@/foundation/payload/whole-number'
import { characteristics, keyNotes, occurrence, traits } from './appearance'
import { arrayField, localizedTextareaField, source } from './basics'
import { cooking, lookAlikeSpecies, safety } from './danger'
import { chemistry, effects, nutrients, senseCharacteristics } from './inside'

const ranks = ['kingdom', 'division', 'class', 'order', 'family', 'genus', 'species'] as const

const names: Field[] = [
  {
    name: 'scientificName',
    type: 'text',
    required: true,
    maxLength: 120,
    index: true,
    validate: checkScientificName,
  },
  { name: 'authority', type: 'text', maxLength: 120 },
  { name: 'mycobank', type: 'number', min: 1, validate: validateWholeNumber },
  { name: 'gbif', type: 'number', min: 1, validate: validateWholeNumber },
  patternField('wikidata', /^Q[1-9]\d*$/, 'wikidata', { maxLength: 12 }),
  { name: 'variation', type: 'text', maxLength: 120 },
  // A name of another language is no name of the species here: the scientific name stands alone.
  arrayField(
    'commonNames',
    'common_names',
    [{ name: 'name', type: 'text', required: true, maxLength: 120 }],
    { localized: true, custom: withoutFallback },
  ),
  // Names in other languages than those of the site, and of one country alone, with the language as a BCP 47 tag.
  arrayField('localNames', 'local_names', [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 120 },
        patternField('language', languageTag, 'languageTag', { required: true, maxLength: 30 }),
      ],
    },
    source,
  ]),
  // Names under which it was published before, and orthographic variants.
  { name: 'synonyms', type: 'text', hasMany: true, maxLength: 120, maxRows: 20 },
  { name: 'desc', type: 'group', fields: [{ name: 'richText', type: 'richText', localized: true }] },
  {
    name: 'taxonomy',
    type: 'group',
    fields: ranks.map((name) => ({ name, type: 'text', maxLength: 80 }) as const),
  },
]

const productGuide: Field = {
  name: 'productGuide',
  type: 'group',
  fields: [localizedTextareaField('tip'), localizedTextareaField('description')],
}

/** All facts about a species, in the order in which readers need them. */
export const specie: Field = {
  name: 'specie',
  type: 'group',
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'names', fields: names },
        { label: 'danger', fields: [...safety, cooking, lookAlikeSpecies] },
        { label: 'appearance', fields: [characteristics, traits, keyNotes] },
        { label: 'occurrence', fields: occurrence },
        { label: 'kitchen', fields: [senseCharacteristics, productGuide, nutrients] },
        {
          label: 'chemistry',
          fields: [
            { name: 'psychoactive', type: 'checkbox', defaultValue: false, index: true },
            effects,
            chemistry,
          ],
        },
        {
          label: 'references',
          fields: [{ name: 'references', type: 'relationship', relationTo: 'references', hasMany: true }],
        },
      ],
    },
  ],
}
