import type { FieldHook, GroupField } from 'payload'
import { validateWholeNumber } from '@/foundation/payload/whole-number'

const minutes = { type: 'number', min: 0, max: 20_000, validate: validateWholeNumber } as const

/** The sum, unless an editor has entered more: dough that rests, a stock that cools. */
const atLeastSum: FieldHook = ({ siblingData, value }) => {
  const sum = (siblingData.prepTime ?? 0) + (siblingData.cookTime ?? 0)
  return typeof value === 'number' && value > sum ? value : sum || null
}

/** In minutes. */
export const cookingTime: GroupField = {
  name: 'cookingTime',
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'prepTime', ...minutes },
        { name: 'cookTime', ...minutes },
        { name: 'totalTime', ...minutes, hooks: { beforeChange: [atLeastSum] } },
      ],
    },
  ],
}
