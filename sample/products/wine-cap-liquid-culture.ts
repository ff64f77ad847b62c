import type { ProductSample } from '@sample/marketplace-types'
import { plainText } from '@sample/words'

export const wineCapLiquidCulture: ProductSample = {
  slug: 'wine-cap-liquid-culture',
  title: {
    en: 'Wine cap liquid culture',
    es: 'Cultivo líquido de estrofaria',
    pt: 'Cultura líquida de estrofária',
  },
  summary: {
    en: 'A garden mushroom to be raised on grain before it goes outdoors.',
    es: 'Una seta de jardín que se cría en grano antes de salir fuera.',
    pt: 'Um cogumelo de jardim que se cria em grão antes de sair.',
  },
  description: {
    en: 'It does not like sterile substrate for long: give it wood chips and soil as soon as the grain is white.',
    es: 'No le gusta mucho tiempo el sustrato estéril: dale astillas y tierra en cuanto el grano esté blanco.',
    pt: 'Não gosta muito tempo de substrato estéril: dê lascas e terra assim que o grão ficar branco.',
  },
  categories: ['growing/genetics/liquid-culture'],
  vendor: 'micelios-tres-acequias',
  species: ['stropharia-rugosoannulata'],
  price: 13,
  currency: 'EUR',
  item: 'syringe',
  holds: { quantity: 10, unit: 'ml' },
  stock: 20,
  quality: ['cleanRoom'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 50, weightUnit: 'g', size: [4, 3, 18], lengthUnit: 'cm' },
  sku: 'TA-LC-SR',
  facts: [
    { label: 'strain', value: plainText('TA-SR-02') },
    { label: 'storage', value: plainText('2–6 °C') },
  ],
  tabs: [
    {
      title: 'begin',
      text: {
        en: 'Our guide to a wine cap bed on this site takes it from there.',
        es: 'Nuestra guía del bancal de estrofarias en este sitio cuenta el resto.',
        pt: 'Nosso guia do canteiro de estrofárias neste site conta o resto.',
      },
    },
  ],
  publishedAt: '2026-01-03',
}
