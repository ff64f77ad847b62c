import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getFormatter, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { anyone, pageReader } from '@/app/page-reader'
import { Contents } from '@/blocks/contents'
import { RichText } from '@/blocks/rich-text'
import { Conditions } from '@/domains/guides/components/conditions'
import { Level } from '@/domains/guides/components/level'
import { guideAt } from '@/domains/guides/queries'
import { guideJsonLd } from '@/domains/guides/structured-data'
import { cardsOf } from '@/domains/listings/queries'
import { ReferenceList } from '@/domains/references/components/reference-list'
import { Plate } from '@/domains/species/components/plate'
import { SpeciesBlock } from '@/domains/species/components/species-block'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { plain } from '@/foundation/i18n/said'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { JsonLd } from '@/foundation/seo/json-ld'
import { pageMetadata } from '@/foundation/seo/metadata'
import { LikeButton } from '@/ui/like-button'
import { Marked } from '@/ui/marked'
import { RatingSummary } from '@/ui/rating-summary'
import { Breadcrumbs } from '../../../../frame/breadcrumbs'
import { crumbsTo } from '../../../../frame/crumbs'
import { Frame } from '../../../../frame/frame'
import { type LocaleParams, localeOf } from '../../../../frame/params'
import { productsPathOf } from '../../../../market/products-of'
import { Voices } from '../../../../people/voices'

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
    title: plain(title),
    description: plain(summary ?? title),
  })
}

export default async function GuidePage({ params }: Props) {
  const { locale: segment, slug } = await params
  const locale = localeOf({ locale: segment })
  const { guide, grown } = await load(locale, slug)
  const say = await getTranslations()
  const format = await getFormatter()
  const path = documentPath('growingguides', slug)
  const { card, title, summary, difficulty, publishedAt, content, conditions } = guide
  const [species] = card.species
  const crumbs = await crumbsTo(path, { label: say('archive.guidesTitle') }, { label: title })
  return (
    <Frame path={path} voice="food">
      <Breadcrumbs crumbs={crumbs} />
      <JsonLd data={guideJsonLd(guide, locale)} />
      <article>
        <header className="guide-opening">
          <div className="stack">
            <h1>
              <Marked text={title} />
            </h1>
            <p className="lead">
              <Marked text={summary} />
            </p>
            {difficulty ? <Level difficulty={difficulty} /> : null}
            <div className="opening-actions">
              <a className="to-voices" href="#reviews">
                <RatingSummary average={card.averageRating} count={card.ratingCount} />
              </a>
              <LikeButton
                label={say('contributions.like')}
                item={`growingguides:${guide.id}`}
                count={card.likeCount}
              />
              <a className="report-link" href={localePath(locale, `/report?entry=growingguides:${guide.id}`)}>
                {say('contributions.report')}
              </a>
            </div>
            <p className="caption">
              <time dateTime={publishedAt}>
                {say('guides.published', {
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
          <section className="row guide-row" aria-label={say('species.sections.grow')}>
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
        <Voices
          about={{
            reader: await anyone(locale),
            item: { relationTo: 'growingguides', value: guide.id },
            title: plain(title),
            path,
            onlyHarms: false,
            visit: null,
            place: '',
          }}
        />
      </article>
    </Frame>
  )
}
