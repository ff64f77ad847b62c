import type { ReferenceSample } from '@sample/types'

export const boa2004: ReferenceSample = {
  slug: 'boa-2004',
  title: 'Wild edible fungi: A global overview of their use and importance to people',
  authors: 'Eric Boa',
  publication: 'Food and Agriculture Organization of the United Nations, Non-Wood Forest Products 17, Rome',
  year: 2004,
  link: 'https://www.fao.org/docrep/007/y5489e/y5489e00.htm',
  summary: {
    en: 'Survey of the wild fungi that people gather, eat and sell around the world. Used for traditional use and for trade.',
    es: 'Panorama de los hongos silvestres que se recolectan, comen y venden en el mundo. Sirve para el uso tradicional y el comercio.',
    pt: 'Panorama dos fungos silvestres que se coletam, comem e vendem no mundo. Serve para o uso tradicional e o comércio.',
  },
}
