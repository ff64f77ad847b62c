import type { ArrayField, FieldHook } from 'payload'
import { type Unit, units } from '@/domains/recipes/amount'
import { ingredientLine } from '@/domains/recipes/ingredient-line'
import { ingredientNutrients } from '@/domains/recipes/vocabulary'
import { amountField, source } from '@/domains/species/fields/basics'
import { isLocale, type Locale, locales } from '@/foundation/i18n/locales'
import { localizedTextField } from '@/foundation/payload/text-fields'

type Localized = string | Partial<Record<Locale, string | null>> | null | undefined

interface Row {
  quantity?: number | null
  unit?: Unit | null
  name?: Localized
  note?: Localized
}

const textIn = (text: Localized, locale: Locale) =>
  (typeof text === 'object' && text !== null ? text[locale] : text) ?? null

/** The ingredient in one line; a read in all languages gets a line for each. */
const composeLine: FieldHook = ({ req, siblingData }) => {
  const { quantity = null, unit = null, name, note } = siblingData as Row
  const lineIn = (locale: Locale) => {
    const named = textIn(name, locale)
    return named === null
      ? null
      : ingredientLine({ quantity, unit, name: named, note: textIn(note, locale) }, locale)
  }
  if (isLocale(req.locale)) return lineIn(req.locale)
  return Object.fromEntries(locales.map((locale) => [locale, lineIn(locale)]))
}

/** Clients may send an ingredient as one line. */
const nameFromLine: FieldHook = ({ siblingData, value }) => value ?? siblingData.ingredient

/** What goes into the dish. `ingredient` is the whole line, as the product documents define it. */
export const ingredients: ArrayField = {
  name: 'ingredients',
  type: 'array',
  required: true,
  maxRows: 60,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'quantity', type: 'number', min: 0, max: 100_000 },
        { name: 'unit', type: 'select', options: [...units], enumName: 'enum_recipe_units' },
        localizedTextField('name', {
          required: true,
          maxLength: 160,
          hooks: { beforeValidate: [nameFromLine] },
        }),
      ],
    },
    localizedTextField('note', { maxLength: 200 }),
    {
      type: 'row',
      fields: [
        { name: 'species', type: 'relationship', relationTo: 'mushrooms' },
        // The figures of a species are those of the fresh mushroom.
        { name: 'dried', type: 'checkbox', defaultValue: false },
      ],
    },
    {
      name: 'figures',
      type: 'group',
      fields: [
        // Amounts in grams need none.
        amountField('grams'),
        { type: 'row', fields: ingredientNutrients.map(amountField) },
        source,
      ],
    },
    {
      name: 'ingredient',
      type: 'text',
      virtual: true,
      admin: { hidden: true },
      hooks: { afterRead: [composeLine] },
    },
  ],
}
