import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Blocks } from '@/blocks/render'
import { localePath } from '@/foundation/routing/locale-path'
import { effectsPath, identifyPath, nutritionPath } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { composedPage } from '@/site/site-shell/composed-page'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { SiteShell } from '@/site/site-shell/site-shell'

interface Props {
  params: Promise<LocaleParams>
}

const path = '/mushrooms'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  const t = await getTranslations('archive')
  return pageMetadata({ locale, path, title: t('mushroomsTitle'), description: t('mushroomsLead') })
}

export default async function MushroomsPage({ params }: Props) {
  const locale = localeOf(await params)
  const t = await getTranslations()
  const title = t('archive.mushroomsTitle')
  const { layout, page } = await composedPage({ locale, slug: 'encyclopediaPage', title, path })
  const crumbs = crumbsTo(locale, path)
  return (
    <SiteShell path={path}>
      <Breadcrumbs crumbs={crumbs} />
      <ArchiveHead title={title} lead={t('archive.mushroomsLead')}>
        <p className="actions">
          <a className="button" href={localePath(locale, identifyPath)}>
            {t('site.nav.identify')}
          </a>
          <a className="button line" href={localePath(locale, '/mushrooms/species')}>
            {t('archive.all')}
          </a>
          <a className="button line" href="#traits">
            {t('archive.traits')}
          </a>
          <a href={localePath(locale, nutritionPath)}>{t('tables.nutrition.title')}</a>
          <a href={localePath(locale, effectsPath)}>{t('tables.effects.title')}</a>
        </p>
      </ArchiveHead>
      <Blocks blocks={layout} page={page} />
    </SiteShell>
  )
}
