import { Carousel } from '@/ui/carousel'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
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

/** Carousels. */
export function Rows() {
  const t = useTranslations('blocks')
  const locale = useLocale()
  return (
    <Row id="carousel" title="Carousel">
      <div className="row-wide">
        <Carousel
          label="Plates"
          isAutomatic
          words={{
            kind: t('carousel.kind'),
            stop: t('carousel.stop'),
            start: t('carousel.start'),
            previous: t('carousel.previous'),
            next: t('carousel.next'),
            places: species.map((_, index) =>
              t('carousel.place', { place: index + 1, count: species.length }),
            ),
          }}
          beside={<a href="#carousel">{t('viewAll.mushrooms')}</a>}
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
