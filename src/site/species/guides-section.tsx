import { GuideItem } from '@/blocks/guide-item'
import type { GuideCard } from '@/domains/guides/listing'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'

/** The section with the growing guides of a species; null where there are none. */
export function GuidesSection({ guides }: { guides: GuideCard[] }) {
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
