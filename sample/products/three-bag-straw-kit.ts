import type { ProductSample } from '@sample/marketplace-types'

export const threeBagStrawKit: ProductSample = {
  slug: 'three-bag-straw-kit',
  title: { en: 'Make-your-own straw kit', es: 'Kit de paja para hacerlo tú', pt: 'Kit de palha para montar' },
  summary: {
    en: 'Spawn, bags and pasteurized straw: you pack it, you wait, you pick.',
    es: 'Micelio, bolsas y paja pasteurizada: tú llenas, esperas y cosechas.',
    pt: 'Micélio, sacos e palha pasteurizada: você enche, espera e colhe.',
  },
  description: {
    en: 'Three bags for an afternoon with friends. The straw is pasteurized at the barn the day before it leaves.',
    es: 'Tres bolsas para una tarde entre amigos. La paja se pasteuriza en la nave la víspera del envío.',
    pt: 'Três sacos para uma tarde entre amigos. A palha é pasteurizada no galpão na véspera do envio.',
  },
  categories: ['growing/equipment/grow-kits'],
  drawing: 'grow-bags',
  vendor: 'galpao-da-terra-rubra',
  species: ['pleurotus-ostreatus'],
  price: 95,
  currency: 'BRL',
  item: 'kit',
  holds: { quantity: 1, unit: 'piece' },
  stock: 36,
  quality: ['checkedByHand'],
  sourcing: ['strawFromNeighbours', 'farmGrown'],
  badges: [],
  shipping: { weight: 3, weightUnit: 'kg', size: [25, 30, 25], lengthUnit: 'cm' },
  sku: 'TR-KI-STR',
  facts: [
    {
      label: 'contents',
      value: {
        en: '2 kg straw, 300 g spawn, 3 bags',
        es: '2 kg de paja, 300 g de micelio, 3 bolsas',
        pt: '2 kg de palha, 300 g de micélio, 3 sacos',
      },
    },
    {
      label: 'room',
      value: { en: '20–26 °C, 14–20 days', es: '20–26 °C, 14–20 días', pt: '20–26 °C, 14–20 dias' },
    },
  ],
  tabs: [
    {
      title: 'begin',
      text: {
        en: 'Wash hands and table; pack firmly; tie; pierce every ten centimetres.',
        es: 'Lava manos y mesa; llena apretado; ata; pincha cada diez centímetros.',
        pt: 'Lave mãos e mesa; encha firme; amarre; fure a cada dez centímetros.',
      },
    },
  ],
  publishedAt: '2026-01-09',
}
