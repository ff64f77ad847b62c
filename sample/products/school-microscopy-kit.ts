import type { ProductSample } from '@sample/marketplace-types'

export const schoolMicroscopyKit: ProductSample = {
  slug: 'school-microscopy-kit',
  title: { en: 'Classroom kit for twelve', es: 'Kit de aula para doce', pt: 'Kit de sala para doze' },
  summary: {
    en: 'Six reconditioned microscopes and slides for twelve pupils, in one trunk.',
    es: 'Seis microscopios reacondicionados y portas para doce alumnos, en un baúl.',
    pt: 'Seis microscópios recondicionados e lâminas para doze alunos, num baú.',
  },
  description: {
    en: 'Lamps are low-voltage, knobs are metal. The lesson begins with baker’s yeast and ends with the spores of a shop mushroom.',
    es: 'Lámparas de baja tensión, mandos de metal. La clase empieza con levadura y acaba con las esporas de un champiñón de tienda.',
    pt: 'Lâmpadas de baixa tensão, botões de metal. A aula começa com fermento e termina com os esporos de um champignon de mercado.',
  },
  categories: ['microscopy/microscopy-equipment/kits'],
  vendor: 'quiet-lens-room',
  species: [],
  price: 420,
  currency: 'USD',
  item: 'kit',
  holds: { quantity: 1, unit: 'piece' },
  stock: 6,
  quality: ['repairable'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 14, weightUnit: 'kg', size: [60, 40, 40], lengthUnit: 'cm' },
  sku: 'QL-KT-SCH',
  facts: [
    {
      label: 'contents',
      value: {
        en: '6 microscopes, slides, lesson plan',
        es: '6 microscopios, portas, guion',
        pt: '6 microscópios, lâminas, roteiro',
      },
    },
    { label: 'warranty', value: { en: '2 years', es: '2 años', pt: '2 anos' } },
  ],
  tabs: [
    {
      title: 'who',
      text: {
        en: 'For ages ten and up, two to an eyepiece.',
        es: 'Desde los diez años, dos por ocular.',
        pt: 'A partir de dez anos, dois por ocular.',
      },
    },
  ],
  publishedAt: '2026-02-18',
}
