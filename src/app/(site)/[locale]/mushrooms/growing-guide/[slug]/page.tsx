import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getFormatter, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { Contributions } from '@/app/(site)/contributions/contributions'
import { productsPathOf } from '@/app/(site)/market/products-of'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/app/(site)/site-shell/breadcrumbs'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { guestReader, pageReader } from '@/app/page-reader'
import { Contents } from '@/blocks/contents'
import { RichText } from '@/blocks/rich-text'
import { cardsOf } from '@/domains/catalog/read/list-page'
import { Conditions } from '@/domains/guides/components/conditions'
import { Level } from '@/domains/guides/components/level'
import { guideAt } from '@/domains/guides/queries'
import { guideJsonLd } from '@/domains/guides/structured-data'
import { ReferenceList } from '@/domains/references/components/reference-list'
import { Plate } from '@/domains/species/components/plate'
import { SpeciesBlock } from '@/domains/species/components/species-block'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { JsonLd } from '@/foundation/seo/json-ld'
import { pageMetadata } from '@/foundation/seo/metadata'
import { InlineText } from '@/ui/inline-text'
import { LikeButton } from '@/ui/like-button'
import { RatingSummary } from '@/ui/rating-summary'

interface Props {
  params: Promise<LocaleParams & { slug: string }>
}

export function generateStaticParams() {
  return []
}

const load = cache(async (locale: Locale, slug: string) => {
  const reader = await pageReader(locale)
  const guide = await guideAt(reader, slug)
  await dependsOn([
    tags.slug('growingguides', slug),
    ...(guide ? [tags.document('growingguides', guide.id)] : []),
    ...(guide?.speciesIds ?? []).map((id) => tags.document('mushrooms', id)),
    ...(guide?.references ?? []).map(({ id }) => tags.document('references', id)),
  ])
  if (!guide) notFound()
  const species = await cardsOf(reader, 'mushrooms', guide.speciesIds)
  const grown = await Promise.all(
    species.map(async (one) => ({ ...one, productsPath: await productsPathOf(reader, one) })),
  )
  return { guide, grown }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: segment, slug } = await params
  const locale = localeOf({ locale: segment })
  const { title, summary } = (await load(locale, slug)).guide
  return pageMetadata({
    locale,
    path: documentPath('growingguides', slug),
    title: plainText(title),
    description: plainText(summary ?? title),
  })
}

export default async function GuidePage({ params }: Props) {
  const { locale: segment, slug } = await params
  const locale = localeOf({ locale: segment })
  const { guide, grown } = await load(locale, slug)
  const t = await getTranslations()
  const format = await getFormatter()
  const path = documentPath('growingguides', slug)
  const { card, title, summary, difficulty, publishedAt, content, conditions } = guide
  const [species] = card.species
  const crumbs = await crumbsTo(path, { label: t('archive.guidesTitle') }, { label: title })
  return (
    <SiteShell path={path} voice="food">
      <Breadcrumbs crumbs={crumbs} />
      <JsonLd data={guideJsonLd(guide, locale)} />
      <article>
        <header className="guide-opening">
          <div className="stack">
            <h1>
              <InlineText text={title} />
            </h1>
            <p className="lead">
              <InlineText text={summary} />
            </p>
            {difficulty ? <Level difficulty={difficulty} /> : null}
            <div className="opening-actions">
              <a className="to-voices" href="#reviews">
                <RatingSummary average={card.averageRating} count={card.ratingCount} />
              </a>
              <LikeButton
                label={t('contributions.like')}
                item={`growingguides:${guide.id}`}
                count={card.likeCount}
              />
              <a className="report-link" href={localePath(locale, `/report?entry=growingguides:${guide.id}`)}>
                {t('contributions.report')}
              </a>
            </div>
            <p className="caption">
              <time dateTime={publishedAt}>
                {t('guides.published', {
                  date: format.dateTime(new Date(publishedAt), { dateStyle: 'long' }),
                })}
              </time>
            </p>
          </div>
          {species ? (
            <div className="plate goods">
              <Plate species={{ ...species, image: null }} detail="page" urgent />
            </div>
          ) : null}
        </header>
        <Conditions conditions={conditions} />
        {content ? (
          <section className="row guide-row" aria-label={t('species.sections.grow')}>
            <div className="row-head">
              <Contents {...content} />
            </div>
            <div className="row-main guide-text">
              <RichText {...content} />
            </div>
            <div className="row-side stack">
              {grown.map((one) => (
                <SpeciesBlock key={one.id} species={one} productsPath={one.productsPath} />
              ))}
            </div>
          </section>
        ) : null}
        <ReferenceList references={guide.references} />
        <Contributions
          about={{
            reader: await guestReader(locale),
            item: { relationTo: 'growingguides', value: guide.id },
            title: plainText(title),
            path,
            onlyHarms: false,
            visit: null,
            place: '',
          }}
        />
      </article>
    </SiteShell>
  )
}
