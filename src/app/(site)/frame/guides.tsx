import { useLocale, useTranslations } from 'next-intl'
import { GuideCard } from '@/domains/guides/components/guide-card'
import type { GuideCard as Card } from '@/domains/guides/listing'
import { Plate } from '@/domains/species/components/plate'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import { Row } from '@/ui/row'

interface GuideItemProps {
  guide: Card
  urgent?: boolean
}

/** A guide's card with the plate of what it grows. */
export function GuideItem({ guide, urgent }: GuideItemProps) {
  const [species] = guide.species
  return (
    <GuideCard
      guide={guide}
      plate={species ? <Plate species={{ ...species, image: null }} alt="" urgent={urgent} /> : null}
    />
  )
}

/** Guides that grow a species; nothing where there are none. */
export function Guides({ guides }: { guides: Card[] }) {
  const say = useTranslations()
  const locale = useLocale()
  if (guides.length === 0) return null
  return (
    <Row id="grow" title={say('species.sections.grow')}>
      <div className="row-wide stack">
        <ul className="guide-list">
          {guides.map((guide) => (
            <GuideItem key={guide.id} guide={guide} />
          ))}
        </ul>
        <p>
          <a href={localePath(locale, viewAll.growingguides)}>{say('site.homePage.allGuides')}</a>
        </p>
      </div>
    </Row>
  )
}
