import type { ReferenceSample } from '@sample/types'

export const perezSilva2008: ReferenceSample = {
  slug: 'perez-silva-2008',
  title: 'Macromicetos tóxicos de Sonora, México',
  authors: 'Evangelina Pérez-Silva, Martín Esqueda, Teófilo Herrera',
  publication: 'Revista Mexicana de Micología 28, special number',
  year: 2008,
  link: 'https://www.scielo.org.mx/scielo.php?script=sci_arttext&pid=S0187-31802008000300010',
  summary: {
    en: 'Fourteen poisonous gilled mushrooms of the pine and oak woods of Sonora. Used for what grows in north-western Mexico.',
    es: 'Catorce hongos venenosos con láminas de los bosques de pino y encino de Sonora. Sirve para saber qué crece en el noroeste de México.',
    pt: 'Catorze cogumelos venenosos com lâminas dos bosques de pinheiro e carvalho de Sonora. Serve para saber o que cresce no noroeste do México.',
  },
}
