import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const maitakeCultureSlant: ProductSample = {
  slug: 'maitake-culture-slant',
  title: { en: 'Maitake culture slant', es: 'Cultivo de maitake en tubo', pt: 'Cultura de maitake em tubo' },
  summary: {
    en: 'An oak strain that fruits in eleven weeks, for growers with time.',
    es: 'Una cepa de roble que fructifica en once semanas, para quien tiene tiempo.',
    pt: 'Uma linhagem de carvalho que frutifica em onze semanas, para quem tem tempo.',
  },
  description: {
    en: 'It browns the agar, which alarms people: that is the mushroom, not a contaminant. Not a strain for a first try.',
    es: 'Oscurece el agar, y eso alarma: es la seta, no un contaminante. No es una cepa para empezar.',
    pt: 'Escurece o ágar, o que assusta: é o cogumelo, não um contaminante. Não é linhagem para começar.',
  },
  categories: ['growing/genetics/culture-slant'],
  vendor: 'micelios-tres-acequias',
  species: ['grifola-frondosa'],
  price: 22,
  currency: 'EUR',
  item: 'tube',
  holds: { quantity: 1, unit: 'piece' },
  stock: 9,
  quality: ['cleanRoom', 'batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 60, weightUnit: 'g', size: [4, 4, 18], lengthUnit: 'cm' },
  sku: 'TA-CS-GF',
  facts: [
    { label: 'strain', value: plainText('TA-GF-04') },
    { label: 'level', value: { en: 'Advanced', es: 'Avanzado', pt: 'Avançado' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Grow it on oak bran agar for vigour before it goes to grain.',
        es: 'Cultívala en agar con salvado de roble antes de pasarla al grano.',
        pt: 'Cultive em ágar com serragem de carvalho antes de passar ao grão.',
      },
    },
  ],
  publishedAt: '2026-02-14',
}
