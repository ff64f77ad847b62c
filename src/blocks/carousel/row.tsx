import type { ReactNode } from 'react'
import { BlockRow, ViewAll } from '@/blocks/block-row'
import type { ListableCollection } from '@/blocks/listed-collections'
import { viewAll } from '@/foundation/routing/paths'
import { Carousel } from '@/ui/carousel'
import { useTranslations } from '@/ui/texts'

interface CarouselRowProps {
  id: string
  heading?: string | null
  lang?: 'en' | 'es' | 'pt'
  /** Gives the default heading and the link to the whole list. */
  collection: ListableCollection
  rotates: boolean
  /** Each renders an `<li>`. */
  cards: readonly ReactNode[]
}

/** A carousel of cards, or a message if there are none. */
export function CarouselRow({ id, heading, lang, collection, rotates, cards }: CarouselRowProps) {
  const t = useTranslations('blocks')
  const defaultHeading = t(`headings.${collection}`)
  const message = (key: 'kind' | 'stop' | 'start' | 'previous' | 'next') => t(`carousel.${key}`)
  return (
    <BlockRow id={id} heading={heading} lang={lang} defaultHeading={defaultHeading}>
      {cards.length === 0 ? (
        <p>{t(collection === 'products' ? 'empty.products' : 'empty.items')}</p>
      ) : (
        <Carousel
          label={heading || defaultHeading}
          isAutomatic={rotates}
          words={{
            kind: message('kind'),
            stop: message('stop'),
            start: message('start'),
            previous: message('previous'),
            next: message('next'),
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
