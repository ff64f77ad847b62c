import '@/ui/styles/suppliers.css'
import { chosenCards, idOf } from '../listed'
import { ListedCard } from '../listed-card'
import type { VendorBlockView } from '../views'
import type { VoicesOf } from '../voices'

export async function VendorBlock({ page, ...block }: VendorBlockView & { page: VoicesOf }) {
  const { relationTo, value } = block.supplier
  if (relationTo === 'affiliates') return null
  const [card] = await chosenCards(page.reader, relationTo, [idOf(value)])
  return card ? <ListedCard collection={relationTo} card={card} /> : null
}
