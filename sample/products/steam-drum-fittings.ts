import type { ProductSample } from '@sample/marketplace-types'

export const steamDrumFittings: ProductSample = {
  slug: 'steam-drum-fittings',
  title: {
    en: 'Steam drum fittings',
    es: 'Accesorios para tambor de vapor',
    pt: 'Acessórios para tambor de vapor',
  },
  summary: {
    en: 'What turns a two-hundred-litre drum into an atmospheric steamer, without the drum.',
    es: 'Lo que convierte un bidón de doscientos litros en un vaporizador sin presión; el bidón no va.',
    pt: 'O que transforma um tambor de duzentos litros num vaporizador sem pressão; sem o tambor.',
  },
  description: {
    en: 'Bulkhead, sight tube, float valve, thermometer and a relief that cannot be closed. No pressure: it steams at a hundred degrees for hours.',
    es: 'Pasamuros, tubo de nivel, flotador, termómetro y un alivio que no se puede cerrar. Sin presión: vapor a cien grados durante horas.',
    pt: 'Passador, tubo de nível, boia, termômetro e um alívio que não se fecha. Sem pressão: vapor a cem graus por horas.',
  },
  categories: ['growing/equipment/pressure-sterilizers'],
  drawing: 'drum',
  vendor: 'low-meadow-substrates',
  species: [],
  price: 84,
  currency: 'USD',
  item: 'kit',
  holds: { quantity: 1, unit: 'piece' },
  stock: 15,
  quality: ['handMade', 'repairable'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 2.8, weightUnit: 'kg', size: [30, 12, 20], lengthUnit: 'cm' },
  sku: 'LM-PS-DRUM',
  facts: [
    {
      label: 'contents',
      value: { en: '11 parts, drawing', es: '11 piezas, plano', pt: '11 peças, desenho' },
    },
    { label: 'material', value: { en: 'Brass, steel', es: 'Latón, acero', pt: 'Latão, aço' } },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'The relief stays open. A closed drum is a bomb.',
        es: 'El alivio queda abierto. Un bidón cerrado es una bomba.',
        pt: 'O alívio fica aberto. Um tambor fechado é uma bomba.',
      },
    },
  ],
  publishedAt: '2026-04-23',
}
