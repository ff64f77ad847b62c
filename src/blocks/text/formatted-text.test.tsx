import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { richTextOf } from '@/testing/rich-text'
import { TextsProvider } from '@/ui/texts'
import { FormattedText } from './formatted-text'

test('no line of a rich text ends between a number and its unit or within a range', () => {
  const html = renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" messages={{}}>
      <FormattedText state={richTextOf('Steam 200 g at 65–75 °C for 2 h.') as never} />
    </TextsProvider>,
  )
  expect(html).toContain('Steam 200\u00a0g at 65–\u206075\u00a0°C for 2\u00a0h.')
})
