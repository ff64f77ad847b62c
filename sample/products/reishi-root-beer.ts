import { europeanUnion } from '@sample/eu-regions'
import type { ProductSample } from '@sample/marketplace-types'
import { askDoctor } from '@sample/product-warnings'

export const reishiRootBeer: ProductSample = {
  slug: 'reishi-root-beer',
  title: { en: 'Root beer with reishi', es: 'Cerveza de raíz con reishi', pt: 'Root beer com reishi' },
  summary: {
    en: 'Sarsaparilla, birch and a bitter edge of reishi, fizzy and not too sweet.',
    es: 'Zarzaparrilla, abedul y un filo amargo de reishi, con burbuja y poco dulce.',
    pt: 'Salsaparrilha, bétula e um fio amargo de reishi, com gás e pouco doce.',
  },
  description: {
    en: 'Reishi takes the place that hops have in beer: it dries the end of each sip. No alcohol, five grams of sugar in a hundred.',
    es: 'El reishi hace lo que el lúpulo en la cerveza: seca el final de cada trago. Sin alcohol, cinco gramos de azúcar por cien.',
    pt: 'O reishi faz o que o lúpulo faz na cerveja: seca o fim de cada gole. Sem álcool, cinco gramas de açúcar em cem.',
  },
  categories: ['mushroom/beverage/cold'],
  vendor: 'tin-basin-provisions',
  species: ['ganoderma-lingzhi'],
  price: 24,
  currency: 'USD',
  item: 'box',
  holds: { quantity: 6, unit: 'piece' },
  stock: 90,
  choices: [{ key: 'count', options: ['6-pieces', '12-pieces'] }],
  variants: [
    { options: ['6-pieces'], price: 24, stock: 60 },
    { options: ['12-pieces'], price: 45, stock: 30 },
  ],
  quality: ['kitchenGrade', 'smallBatch'],
  sourcing: ['singleOrigin'],
  badges: ['vegan', 'glutenFree'],
  shipping: { weight: 3600, weightUnit: 'g', size: [21, 24, 14], lengthUnit: 'cm' },
  sku: 'TBP-RBR',
  facts: [
    {
      label: 'ingredients',
      value: {
        en: 'Water, cane sugar, sarsaparilla, birch, extract of reishi (Ganoderma lingzhi)',
        es: 'Agua, azúcar de caña, zarzaparrilla, abedul, extracto de reishi (Ganoderma lingzhi)',
        pt: 'Água, açúcar de cana, salsaparrilha, bétula, extrato de reishi (Ganoderma lingzhi)',
      },
    },
    { label: 'storage', value: { en: 'Cold and upright', es: 'Frío y de pie', pt: 'Frio e em pé' } },
  ],
  tabs: [
    {
      title: 'good',
      text: {
        en: 'Whoever takes blood thinners should choose another lemonade.',
        es: 'Quien tome anticoagulantes, mejor que elija otro refresco.',
        pt: 'Quem toma anticoagulantes deve escolher outro refrigerante.',
      },
    },
    { title: 'safety', text: askDoctor },
  ],
  excludedRegions: europeanUnion,
  publishedAt: '2026-01-13',
}
