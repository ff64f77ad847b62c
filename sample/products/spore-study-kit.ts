import type { ProductSample } from '@sample/marketplace-types'

export const sporeStudyKit: ProductSample = {
  slug: 'spore-study-kit',
  title: { en: 'Spore study kit', es: 'Kit de estudio de esporas', pt: 'Kit de estudo de esporos' },
  summary: {
    en: 'Slides, cover slips, three stains, a razor and a booklet: everything but the microscope.',
    es: 'Portas, cubres, tres tintes, cuchilla y cuaderno: todo menos el microscopio.',
    pt: 'Lâminas, lamínulas, três corantes, navalha e caderno: tudo menos o microscópio.',
  },
  description: {
    en: 'Enough for a hundred mounts. Stains are in dropper bottles with the hazard printed large.',
    es: 'Da para cien preparaciones. Los tintes van en cuentagotas con el peligro impreso en grande.',
    pt: 'Dá para cem preparações. Os corantes vêm em conta-gotas com o perigo impresso em letras grandes.',
  },
  categories: ['microscopy/microscopy-equipment/kits'],
  vendor: 'quiet-lens-room',
  species: [],
  price: 58,
  currency: 'USD',
  item: 'kit',
  holds: { quantity: 1, unit: 'piece' },
  stock: 30,
  quality: ['checkedByHand'],
  sourcing: ['ownLaboratory'],
  badges: [],
  shipping: { weight: 900, weightUnit: 'g', size: [24, 8, 18], lengthUnit: 'cm' },
  sku: 'QL-KT-SPO',
  facts: [
    {
      label: 'contents',
      value: {
        en: '50 slides, 100 slips, 3 stains',
        es: '50 portas, 100 cubres, 3 tintes',
        pt: '50 lâminas, 100 lamínulas, 3 corantes',
      },
    },
    { label: 'level', value: { en: 'Beginners', es: 'Principiantes', pt: 'Iniciantes' } },
  ],
  tabs: [
    {
      title: 'safety',
      text: {
        en: 'Iodine and Congo red stain and harm: gloves, and out of children’s reach.',
        es: 'El yodo y el rojo Congo manchan y dañan: guantes y lejos de los niños.',
        pt: 'Iodo e vermelho Congo mancham e fazem mal: luvas e longe de crianças.',
      },
    },
  ],
  publishedAt: '2026-01-21',
}
