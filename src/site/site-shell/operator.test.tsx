import site from '@messages/en/site.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextsProvider } from '@/ui/texts'
import { OperatorLine } from './operator'

const lineWith = (address: string) =>
  renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" messages={{ site }}>
      <OperatorLine
        operator={{ name: 'Micelio', legalForm: 'S. L.', address, email: 'hola@micelio.example' }}
      />
    </TextsProvider>,
  )

test('the lines of the postal address are separated by commas, without empty ones', () => {
  expect(lineWith('Calle Mayor 1 \n\n 28001 Madrid\nSpain')).toContain(
    'Micelio · S. L. · Calle Mayor 1, 28001 Madrid, Spain · ',
  )
})
