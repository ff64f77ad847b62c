import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messagesOf } from '@/foundation/i18n/messages'
import { TextsProvider } from '@/ui/texts'
import { ShoppingList } from './shopping-list'

const goods = (id: string) => ({ id, title: `Category ${id}`, path: `/mushrooms/products/${id}` })

test('every material has a box, and a link only where the market has goods for the guide', () => {
  const items = [
    { id: 'row-1', item: 'Grain spawn', goods: goods('spawn') },
    { id: 'row-2', item: 'Hydrated lime', goods: null },
    { id: 'row-3', item: 'Bags', goods: goods('bags') },
  ]
  const markup = renderToStaticMarkup(
    <TextsProvider locale="es" timeZone="UTC" messages={messagesOf('es')}>
      <ShoppingList
        guide={{ card: { slug: 'on-straw', title: 'On straw' } as never, shopping: { scope: null, items } }}
        goodsPaths={{ spawn: '/mushrooms/products/spawn?species=pleurotus-ostreatus' }}
      />
    </TextsProvider>,
  )
  expect([...markup.matchAll(/type="checkbox"[^>]*value="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'row-1',
    'row-2',
    'row-3',
  ])
  expect([...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/es/mushrooms/products/spawn?species=pleurotus-ostreatus',
  ])
})
