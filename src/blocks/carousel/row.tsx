import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BlockRow, ViewAll } from '@/blocks/block-row'
import type { Placeable } from '@/blocks/listed-collections'
import { viewAll } from '@/foundation/routing/paths'
import { Carousel } from '@/ui/carousel.client'
import { carouselIcons } from '@/ui/carousel-icons'

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
  const t = useTranslations('blocks')
  const otherwise = t(`headings.${collection}`)
  const words = (key: 'kind' | 'stop' | 'start' | 'previous' | 'next') => t(`carousel.${key}`)
  return (
    <BlockRow id={id} heading={heading} lang={lang} otherwise={otherwise}>
      {cards.length === 0 ? (
        <p>{t(collection === 'products' ? 'empty.products' : 'empty.items')}</p>
      ) : (
        <Carousel
          label={heading ?? otherwise}
          rotates={rotates}
          signs={carouselIcons}
          words={{
            kind: words('kind'),
            stop: words('stop'),
            start: words('start'),
            previous: words('previous'),
            next: words('next'),
            places: cards.map((_, index) => t('carousel.place', { place: index + 1, count: cards.length })),
          }}
          beside={<ViewAll to={viewAll[collection]}>{t(`viewAll.${collection}`)}</ViewAll>}
        >
          {cards}
        </Carousel>
      )}
    </BlockRow>
  )
}
