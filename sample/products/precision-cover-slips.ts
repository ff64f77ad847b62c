import type { ProductSample } from '@sample/marketplace-types'

export const precisionCoverSlips: ProductSample = {
  slug: 'precision-cover-slips',
  title: { en: 'Cover slips, 0.17 mm', es: 'Cubreobjetos de 0,17 mm', pt: 'Lamínulas de 0,17 mm' },
  summary: {
    en: 'A hundred slips of the thickness that oil lenses are ground for.',
    es: 'Cien cubres del grosor para el que se tallan los objetivos de inmersión.',
    pt: 'Cem lamínulas da espessura para a qual se talham as objetivas de imersão.',
  },
  description: {
    en: 'Cheap slips vary, and the image at a thousand times goes soft. These are measured in every box.',
    es: 'Los baratos varían y la imagen a mil aumentos se ablanda. Estos se miden en cada caja.',
    pt: 'As baratas variam e a imagem a mil vezes fica mole. Estas são medidas em cada caixa.',
  },
  categories: ['microscopy/microscopy-equipment/accessories'],
  drawing: 'slide-box',
  vendor: 'quiet-lens-room',
  species: [],
  price: 12,
  currency: 'USD',
  item: 'box',
  holds: { quantity: 100, unit: 'piece' },
  stock: 150,
  quality: ['batchTested'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 90, weightUnit: 'g', size: [6, 4, 6], lengthUnit: 'cm' },
  sku: 'QL-AC-SLIP',
  mpn: 'CS-17',
  facts: [
    {
      label: 'dimensions',
      value: { en: '18 × 18 × 0.17 mm', es: '18 × 18 × 0,17 mm', pt: '18 × 18 × 0,17 mm' },
    },
    { label: 'material', value: { en: 'Borosilicate', es: 'Borosilicato', pt: 'Borossilicato' } },
  ],
  tabs: [
    {
      title: 'use',
      text: {
        en: 'Lower one edge first; bubbles leave by the other.',
        es: 'Baja primero un borde; las burbujas salen por el otro.',
        pt: 'Baixe primeiro uma borda; as bolhas saem pela outra.',
      },
    },
  ],
  publishedAt: '2026-01-17',
}
