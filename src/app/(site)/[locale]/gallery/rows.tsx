import { useLocale, useTranslations } from 'next-intl'
import { Carousel } from '@/ui/carousel.client'
import { carouselSigns } from '@/ui/carousel-signs'
import { Row } from '@/ui/row'
import { Picture } from './picture'

const species = [
  'amanita-phalloides',
  'hericium-erinaceus',
  'pleurotus-ostreatus',
  'ganoderma-lucidum',
  'boletus-edulis',
  'cantharellus-cibarius',
  'morchella-esculenta',
]

/** What is pushed sideways, moving on by itself. */
export function Rows() {
  const say = useTranslations('blocks')
  const locale = useLocale()
  return (
    <Row id="carousel" title="Carousel">
      <div className="row-wide">
        <Carousel
          signs={carouselSigns}
          label="Plates"
          rotates
          words={{
            kind: say('carousel.kind'),
            stop: say('carousel.stop'),
            start: say('carousel.start'),
            previous: say('carousel.previous'),
            next: say('carousel.next'),
            places: species.map((_, index) =>
              say('carousel.place', { place: index + 1, count: species.length }),
            ),
          }}
          beside={<a href="#carousel">{say('viewAll.mushrooms')}</a>}
        >
          {species.map((slug) => (
            <li className="card" key={slug} lang={locale}>
              <div className="plate">
                <Picture species={slug} />
              </div>
              <div className="body">
                <h3 className="binomial">
                  <a href="#carousel">{slug}</a>
                </h3>
              </div>
            </li>
          ))}
        </Carousel>
      </div>
    </Row>
  )
}
