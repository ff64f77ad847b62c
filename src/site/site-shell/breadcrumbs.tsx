import { TaxonName } from '@/domains/cards/taxon-name'
import { plainText } from '@/foundation/i18n/localized-text'
import type { Crumb } from '@/foundation/routing/crumbs'
import { localePath } from '@/foundation/routing/locale-path'
import { breadcrumbList } from '@/foundation/seo/breadcrumb-list'
import { JsonLd } from '@/foundation/seo/json-ld'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'

interface BreadcrumbsProps {
  crumbs: readonly Crumb[]
}

/** Breadcrumbs from the home page to the current one, without the landmark around them. */
export function BreadcrumbItems({ crumbs }: BreadcrumbsProps) {
  const locale = useLocale()
  return (
    <>
      <ol className="crumbs">
        {crumbs.map(({ label, path, binomial }, index) => {
          const name = binomial ? (
            <i>
              <TaxonName name={plainText(label)} />
            </i>
          ) : (
            <InlineText text={label} />
          )
          return (
            <li key={path}>
              {index === crumbs.length - 1 ? (
                <span aria-current="page">{name}</span>
              ) : (
                <a href={localePath(locale, path)}>{name}</a>
              )}
            </li>
          )
        })}
      </ol>
      <JsonLd data={breadcrumbList(crumbs, locale)} />
    </>
  )
}

/** Breadcrumbs from the home page to the current one. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const t = useTranslations('site')
  return (
    <nav aria-label={t('crumbs')}>
      <BreadcrumbItems crumbs={crumbs} />
    </nav>
  )
}
