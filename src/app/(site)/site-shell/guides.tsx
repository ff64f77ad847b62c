import { useLocale, useTranslations } from 'next-intl'
import { GuideItem } from '@/blocks/guide-item'
import type { GuideCard as Card } from '@/domains/guides/listing'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import { Row } from '@/ui/row'

/** Guides that grow a species; nothing where there are none. */
export function Guides({ guides }: { guides: Card[] }) {
  const t = useTranslations()
  const locale = useLocale()
  if (guides.length === 0) return null
  return (
    <Row id="grow" title={t('species.sections.grow')}>
      <div className="row-wide stack">
        <ul className="guide-list">
          {guides.map((guide) => (
            <GuideItem key={guide.id} guide={guide} />
          ))}
        </ul>
        <p>
          <a href={localePath(locale, viewAll.growingguides)}>{t('site.homePage.allGuides')}</a>
        </p>
      </div>
    </Row>
  )
}
