import type { Field } from 'payload'
import type { ItemCollection } from '../foundation/contributions/items'

/** What a block shows the voices of; left empty, the document it stands in. */
export function chosenItem(among: readonly ItemCollection[]): Field {
  return { name: 'item', type: 'relationship', relationTo: [...among] }
}
