import guides from '@messages/en/guides.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { GuideView } from '@/domains/guides/view'
import { TextsProvider } from '@/ui/texts'
import { Conditions } from './conditions'

const unmeasured: GuideView['conditions'] = {
  spawnRunCelsius: null,
  fruitingCelsius: null,
  humidityPercent: null,
  daysToHarvest: null,
  spawnRatePercent: null,
  yieldPercent: null,
  substrate: 'Fresh rounds of poplar',
  source: 'Paul Stamets 2000',
}

const html = (conditions: GuideView['conditions']) =>
  renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" messages={{ guides }}>
      <Conditions conditions={conditions} />
    </TextsProvider>,
  )

test('conditions without measured ranges have no table and promise none', () => {
  expect(html(unmeasured)).toContain('Fresh rounds of poplar')
  expect(html(unmeasured)).not.toMatch(/<table|Measured ranges/)
})

test('conditions with one measured range have a table and name it', () => {
  const measured = html({ ...unmeasured, fruitingCelsius: { min: 10, max: 21 } })
  expect(measured).toContain(guides.conditionsLead)
  expect(measured.match(/<tr/g)).toHaveLength(1)
})
