import { useLocale, useTranslations } from 'next-intl'
import type { Crumb } from '@/foundation/routing/crumbs'
import { localePath } from '@/foundation/routing/locale-path'
import { breadcrumbList } from '@/foundation/seo/breadcrumb-list'
import { JsonLd } from '@/foundation/seo/json-ld'
import { InlineText } from '@/ui/inline-text'
import { LivePart } from '@/ui/live-part.client'

interface BreadcrumbsProps {
  crumbs: readonly Crumb[]
  /** Updates when a filter changes the list without a page load. */
  live?: boolean
}

/** Breadcrumbs from the home page to the current one. */
export function Breadcrumbs({ crumbs, live = false }: BreadcrumbsProps) {
  const t = useTranslations('site')
  const locale = useLocale()
  const content = (
    <>
      <ol className="crumbs">
        {crumbs.map(({ label, path, binomial }, index) => {
          const words = <InlineText text={label} />
          const name = binomial ? <i>{words}</i> : words
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
  return live ? (
    <LivePart as="nav" name="crumbs" aria-label={t('crumbs')}>
      {content}
    </LivePart>
  ) : (
    <nav aria-label={t('crumbs')}>{content}</nav>
  )
}
