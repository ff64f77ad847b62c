import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { viewAll } from '@/foundation/routing/paths'
import { Carousel } from '@/ui/carousel.client'
import { carouselSigns } from '@/ui/carousel-signs'
import { BlockRow, ViewAll } from '../block-row'
import type { Placeable } from '../listed-collections'

interface CarouselRowProps {
  id: string
  heading?: string | null
  lang?: 'en' | 'es' | 'pt'
  /** What it shows, for its heading and the way to all of it. */
  collection: Placeable
  rotates: boolean
  /** Each an item of the list. */
  cards: readonly ReactNode[]
}

/** Cards in a row that is pushed sideways; a word where there are none. */
export function CarouselRow({ id, heading, lang, collection, rotates, cards }: CarouselRowProps) {
  const say = useTranslations('blocks')
  const otherwise = say(`headings.${collection}`)
  const words = (key: 'kind' | 'stop' | 'start' | 'previous' | 'next') => say(`carousel.${key}`)
  return (
    <BlockRow id={id} heading={heading} lang={lang} otherwise={otherwise}>
      {cards.length === 0 ? (
        <p>{say(collection === 'products' ? 'empty.products' : 'empty.items')}</p>
      ) : (
        <Carousel
          label={heading ?? otherwise}
          rotates={rotates}
          signs={carouselSigns}
          words={{
            kind: words('kind'),
            stop: words('stop'),
            start: words('start'),
            previous: words('previous'),
            next: words('next'),
            places: cards.map((_, index) => say('carousel.place', { place: index + 1, count: cards.length })),
          }}
          beside={<ViewAll to={viewAll[collection]}>{say(`viewAll.${collection}`)}</ViewAll>}
        >
          {cards}
        </Carousel>
      )}
    </BlockRow>
  )
}
