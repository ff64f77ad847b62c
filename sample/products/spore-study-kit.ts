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
        en: 'Iodine, methylene blue and safranin stain and irritate: wear gloves and goggles, and keep them out of children’s reach. The kit leaves out Congo red, a dye made from benzidine and suspected of causing cancer.',
        es: 'El yodo, el azul de metileno y la safranina manchan e irritan: usa guantes y gafas, y guárdalos lejos de los niños. El kit prescinde del rojo Congo, un tinte derivado de la bencidina que se sospecha cancerígeno.',
        pt: 'Iodo, azul de metileno e safranina mancham e irritam: use luvas e óculos e guarde longe de crianças. O kit dispensa o vermelho Congo, um corante derivado da benzidina e suspeito de causar câncer.',
      },
    },
  ],
  publishedAt: '2026-01-21',
}
