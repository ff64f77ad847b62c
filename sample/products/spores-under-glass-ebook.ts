import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const sporesUnderGlassEbook: ProductSample = {
  slug: 'spores-under-glass-ebook',
  title: { en: 'Spores under glass', es: 'Esporas bajo el cristal', pt: 'Esporos sob o vidro' },
  summary: {
    en: 'How to mount, stain and measure spores, with two hundred photographs at the same scale.',
    es: 'Cómo montar, teñir y medir esporas, con doscientas fotos a la misma escala.',
    pt: 'Como montar, corar e medir esporos, com duzentas fotos na mesma escala.',
  },
  description: {
    en: 'Begins with water and a cover slip and ends with statistics of thirty spores. Stains are given with what they do to skin and sink.',
    es: 'Empieza con agua y un cubreobjetos y acaba con la estadística de treinta esporas. De cada tinte dice lo que hace a la piel y al fregadero.',
    pt: 'Começa com água e lamínula e termina com a estatística de trinta esporos. De cada corante diz o que faz à pele e à pia.',
  },
  categories: ['educational/ebooks'],
  vendor: 'quiet-lens-room',
  species: [],
  price: 11,
  currency: 'USD',
  item: 'ebook',
  holds: { quantity: 104, unit: 'piece' },
  stock: 999,
  quality: ['smallBatch'],
  sourcing: ['singleOrigin'],
  badges: [],
  sku: 'QL-EB-SPORE',
  facts: [
    { label: 'format', value: plainText('PDF') },
    {
      label: 'language',
      value: { en: 'English, Portuguese', es: 'Inglés, portugués', pt: 'Inglês, português' },
    },
  ],
  tabs: [
    {
      title: 'who',
      text: {
        en: 'For owners of a microscope with a 100× lens.',
        es: 'Para quien tenga un microscopio con objetivo de 100×.',
        pt: 'Para quem tem um microscópio com objetiva de 100×.',
      },
    },
  ],
  publishedAt: '2026-02-01',
}
