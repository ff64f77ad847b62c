import type { ProductSample } from '@sample/marketplace-types'

export const usedDryingCabinet: ProductSample = {
  slug: 'used-drying-cabinet',
  title: {
    en: 'Used drying cabinet, sixteen trays',
    es: 'Armario secador usado, dieciséis bandejas',
    pt: 'Armário de secagem usado, dezesseis bandejas',
  },
  summary: {
    en: 'Our first dryer, replaced by a bigger one; the thermostat was renewed last year.',
    es: 'Nuestro primer secador, cambiado por otro mayor; el termostato se renovó el año pasado.',
    pt: 'Nosso primeiro secador, trocado por um maior; o termostato foi renovado no ano passado.',
  },
  description: {
    en: 'It holds six kilos of sliced mushrooms and hums. One tray is bent. We pack it on a pallet or you fetch it and see it run.',
    es: 'Admite seis kilos de setas en lonchas y zumba. Una bandeja está doblada. Lo mandamos en palé o vienes y lo ves funcionar.',
    pt: 'Leva seis quilos de cogumelo fatiado e zumbe. Uma bandeja está torta. Mandamos em palete ou você vem e vê funcionando.',
  },
  categories: ['classifieds'],
  condition: 'used',
  drawing: 'cabinet',
  vendor: 'dry-fork-mushroom-house',
  species: [],
  price: 260,
  currency: 'USD',
  item: 'machine',
  stock: 1,
  quality: ['secondHand', 'repairable'],
  sourcing: ['reusedMaterial'],
  badges: [],
  shipping: { weight: 38, weightUnit: 'kg', size: [50, 90, 55], lengthUnit: 'cm' },
  sku: 'DF-CL-DRYER',
  facts: [
    { label: 'condition', value: { en: 'Used, working', es: 'Usado, funciona', pt: 'Usado, funcionando' } },
    { label: 'power', value: { en: '120 V, 1,500 W', es: '120 V, 1500 W', pt: '120 V, 1.500 W' } },
  ],
  tabs: [
    {
      title: 'good',
      text: {
        en: 'Sold as seen, returned within fourteen days if it does not run.',
        es: 'Se vende tal cual; se devuelve en catorce días si no funciona.',
        pt: 'Vendido no estado; devolução em catorze dias se não funcionar.',
      },
    },
  ],
  publishedAt: '2025-09-07',
}
