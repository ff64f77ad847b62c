import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { calendarGroups } from '@/domains/identify/calendar'
import { areas } from '@/domains/species/areas'
import { locales } from '@/foundation/i18n/locales'
import { TextsProvider } from '@/ui/texts'
import { InMonth } from './in-month'
import { RegionWarning } from './region-warning'

describe.each(locales)('the season calendar in %s', async (locale) => {
  const { default: identify } = await import(`@messages/${locale}/identify.json`)
  const html = (content: React.ReactNode) =>
    renderToStaticMarkup(
      <TextsProvider locale={locale} timeZone="UTC" messages={{ identify }}>
        {content}
      </TextsProvider>,
    )

  it('never says of a month that no dangerous species is recorded', () => {
    const [dangerous, eaten] = calendarGroups.map((group) =>
      html(<InMonth group={group} found={[]} month={8} />),
    )
    const none = />(?:none recorded|ninguna registrada|nenhuma registrada)</
    expect(eaten).toMatch(none)
    expect(dangerous).not.toMatch(none)
    expect(dangerous).toContain(identify.calendar.incomplete)
  })

  it('warns of amanitas in every region of which little is recorded', () => {
    const { fewSpecies, deadlyAmanitas, poisonousAmanitas } = identify.thinRegion
    for (const area of areas) {
      const warning = html(<RegionWarning region={area} />)
      expect(warning).toContain(fewSpecies)
      expect(warning).toContain(area === 'brazil' ? poisonousAmanitas : deadlyAmanitas)
    }
  })
})
