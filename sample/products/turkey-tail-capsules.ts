import { withoutTurkeyTail } from '@sample/eu-regions'
import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor } from '@sample/product-warnings'

export const turkeyTailCapsules: ProductSample = {
  slug: 'turkey-tail-capsules',
  title: { en: 'Turkey tail capsules', es: 'Cápsulas de cola de pavo', pt: 'Cápsulas de cauda-de-peru' },
  summary: {
    en: 'Hot-water extract of wild turkey tail from coastal Maine, dried and filled by hand.',
    es: 'Extracto acuoso de cola de pavo silvestre de la costa de Maine, seco y encapsulado a mano.',
    pt: 'Extrato aquoso de cauda-de-peru silvestre da costa do Maine, seco e encapsulado à mão.',
  },
  description: {
    en: 'The brackets are checked for a white pored underside before they go into the kettle. Simmered for four hours, reduced, dried on its own fibre.',
    es: 'Antes de ir a la olla se comprueba que cada repisa tenga poros blancos por debajo. Cuatro horas a fuego lento, reducción y secado sobre su propia fibra.',
    pt: 'Antes da panela, confere-se se cada orelha tem poros brancos embaixo. Quatro horas em fogo baixo, redução e secagem sobre a própria fibra.',
  },
  categories: ['mushroom/extracts/capsules'],
  vendor: 'tidal-birch-foragers',
  species: ['trametes-versicolor'],
  price: 24,
  currency: 'USD',
  item: 'jar',
  holds: { quantity: 60, unit: 'piece' },
  stock: 35,
  quality: ['expertIdentified', 'smallBatch'],
  sourcing: ['picked', 'knownForests'],
  badges: ['vegan', 'glutenFree', 'wildForaged', 'noFillersAdditives'],
  shipping: { weight: 110, weightUnit: 'g', size: [6, 11, 6], lengthUnit: 'cm' },
  sku: 'TB-CTT-60',
  facts: [
    {
      label: 'extraction',
      value: { en: 'Hot water, 8:1', es: 'Agua caliente, 8:1', pt: 'Água quente, 8:1' },
    },
    { label: 'dose', value: { en: '400 mg a capsule', es: '400 mg por cápsula', pt: '400 mg por cápsula' } },
  ],
  tabs: [
    {
      title: 'good',
      text: {
        en: 'Not for use beside immune-suppressing treatment unless your doctor agrees.',
        es: 'No la tomes junto a un tratamiento inmunosupresor si tu médico no está de acuerdo.',
        pt: 'Não use junto com tratamento imunossupressor sem o acordo do seu médico.',
      },
    },
    { title: 'safety', text: askDoctor },
  ],
  excludedRegions: withoutTurkeyTail,
  publishedAt: '2026-04-19',
}
