import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageReader } from '@/app/page-reader'
import { countedCategories, treeUnder } from '@/domains/archives/taxonomy'
import { listingPage } from '@/domains/listings/queries'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { displayedEdibility } from '@/domains/species/edibility'
import type { SpeciesCard as Card } from '@/domains/species/listing'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import { localePath } from '@/foundation/routing/locale-path'
import { pageMetadata } from '@/foundation/seo/metadata'
import { Icon } from '@/ui/icon'
import { Row } from '@/ui/row'
import { Frame } from '../frame/frame'
import { GuideItem } from '../frame/guides'
import { type LocaleParams, localeOf } from '../frame/params'

interface Props {
  params: Promise<LocaleParams>
}

/** Plates on the home page: a large one and six beside it, of as many different classes and forms as there are. */
const plates = 7

function variedPlates(cards: Card[]): Card[] {
  const seen = new Set<string>()
  const varied = cards.filter(({ edibility, traits }) => {
    const kinds = [`class ${displayedEdibility(edibility)}`, `form ${traits.growthForm}`]
    const isNew = kinds.some((kind) => !seen.has(kind))
    for (const kind of kinds) seen.add(kind)
    return isNew
  })
  return [...varied, ...cards.filter((card) => !varied.includes(card))].slice(0, plates)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  const say = await getTranslations('site')
  const metadata = pageMetadata({ locale, path: '/', title: say('tagline'), description: say('description') })
  return { ...metadata, title: { absolute: `Fungarium · ${say('tagline')}` } }
}

export default async function HomePage({ params }: Props) {
  const locale = localeOf(await params)
  const say = await getTranslations()
  const reader = await pageReader(locale)
  const [species, guides, categories] = await Promise.all([
    listingPage(reader, { collection: 'mushrooms', sort: 'oldest', page: 1, limit: 60 }),
    listingPage(reader, { collection: 'growingguides', sort: 'newest', page: 1, limit: 3 }),
    countedCategories(reader, 'species'),
  ])
  await dependsOn([tags.list('mushrooms'), tags.list('growingguides'), tags.list('categories')])
  const deadly = species.cards.filter(({ edibility }) => edibility === 'deadly').slice(0, 4)
  const kinds = treeUnder(categories, 'species/type')
  return (
    <Frame path="/">
      <section className="hero" aria-labelledby="question">
        <div className="ask">
          <h1 id="question">{say('site.homePage.question')}</h1>
          <p className="lead">{say('site.homePage.lead')}</p>
          <p>
            <a className="button" href={localePath(locale, '/mushrooms/species')}>
              {say('site.homePage.all', { count: species.total })}
            </a>
          </p>
        </div>
        <nav className="kinds" aria-label={say('site.homePage.kinds')}>
          <p className="eyebrow">{say('site.homePage.kinds')}</p>
          <ul>
            {kinds.map(({ id, title, url, icon }) => (
              <li key={id}>
                <a href={localePath(locale, url)}>
                  <Icon name={icon} />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </section>
      <h2 className="hidden-visually">{say('site.homePage.plates')}</h2>
      <ul className="mosaic">
        {variedPlates(species.cards).map((card, index) => (
          <SpeciesCard key={card.id} species={card} urgent={index === 0} brief />
        ))}
      </ul>
      <p className="caption mosaic-note">{say('site.homePage.note')}</p>
      {deadly.length > 0 ? (
        <Row id="deadly" title={say('site.homePage.deadly')} note={say('site.homePage.deadlyNote')}>
          <ul className="row-wide four-cards">
            {deadly.map((card) => (
              <SpeciesCard key={card.id} species={card} brief />
            ))}
          </ul>
        </Row>
      ) : null}
      {guides.cards.length > 0 ? (
        <Row id="guides" title={say('site.homePage.guides')}>
          <div className="row-wide stack">
            <ul className="guide-list lead-first">
              {guides.cards.map((guide) => (
                <GuideItem key={guide.id} guide={guide} />
              ))}
            </ul>
            <p>
              <a href={localePath(locale, '/mushrooms/growing-guide')}>{say('site.homePage.allGuides')}</a>
            </p>
          </div>
        </Row>
      ) : null}
    </Frame>
  )
}
