import orders from '@messages/en/orders.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderView } from '@/domains/orders/queries'
import { partial } from '@/testing/partial'
import { TextsProvider } from '@/ui/texts'
import { OrderSteps } from './order-steps'

test.each(['requested', 'confirmed', 'shipped'] as const)(
  'the step from %s says which state the buyer was shown',
  (state) => {
    const order = partial<OrderView>({ id: 'o', number: 'F-1', state, canUndo: false })
    const html = renderToStaticMarkup(
      <TextsProvider locale="en" messages={{ orders }} timeZone="UTC">
        <OrderSteps order={order} submission={null} />
      </TextsProvider>,
    )
    expect(html).toContain(`name="was" value="${state}"`)
  },
)
