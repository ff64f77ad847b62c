import { withoutTurkeyTail } from '@sample/eu-regions'
import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor } from '@sample/product-warnings'

export const turkeyTailWinterTincture: ProductSample = {
  slug: 'turkey-tail-winter-tincture',
  title: {
    en: 'Turkey tail winter tincture',
    es: 'Tintura de invierno de cola de pavo',
    pt: 'Tintura de inverno de cauda-de-peru',
  },
  summary: {
    en: 'Made once a year, in January, from brackets gathered after the first frost.',
    es: 'Se hace una vez al año, en enero, con repisas recogidas tras la primera helada.',
    pt: 'Feita uma vez por ano, em janeiro, com orelhas colhidas depois da primeira geada.',
  },
  description: {
    en: 'Autumn brackets are thin, clean and free of beetles. They steep in rye spirit until the kettle comes out in the new year.',
    es: 'Las repisas de otoño son finas, limpias y sin escarabajos. Maceran en aguardiente de centeno hasta que en año nuevo sale la olla.',
    pt: 'As orelhas de outono são finas, limpas e sem besouros. Ficam em aguardente de centeio até a panela sair no ano-novo.',
  },
  categories: ['mushroom/extracts/tinctures'],
  vendor: 'tidal-birch-foragers',
  species: ['trametes-versicolor'],
  price: 24,
  currency: 'USD',
  item: 'dropper',
  holds: { quantity: 50, unit: 'ml' },
  stock: 18,
  quality: ['smallBatch', 'expertIdentified'],
  sourcing: ['picked', 'knownForests'],
  badges: ['vegan', 'wildForaged'],
  shipping: { weight: 140, weightUnit: 'g', size: [4, 12, 4], lengthUnit: 'cm' },
  sku: 'TB-TTT-50',
  facts: [
    {
      label: 'extraction',
      value: { en: '1:4, 28% alcohol', es: '1:4, 28 % de alcohol', pt: '1:4, 28% de álcool' },
    },
    { label: 'origin', value: { en: 'Maine coast', es: 'Costa de Maine', pt: 'Costa do Maine' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Twenty drops in tea. Contains 28% alcohol: not for children, in pregnancy or with medicines that do not allow it.',
        es: 'Veinte gotas en el té. Contiene un 28 % de alcohol: no apta para niños, embarazadas ni junto a medicamentos incompatibles.',
        pt: 'Vinte gotas no chá. Contém 28% de álcool: não é para crianças, grávidas nem junto com remédios incompatíveis.',
      },
    },
    { title: 'safety', text: askDoctor },
  ],
  excludedRegions: withoutTurkeyTail,
  publishedAt: '2026-04-21',
}
