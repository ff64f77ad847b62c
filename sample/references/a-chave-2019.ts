import type { ReferenceSample } from '@sample/types'

export const aChave2019: ReferenceSample = {
  slug: 'a-chave-2019',
  title: 'Os nomes galegos dos cogumelos',
  authors: 'A Chave',
  publication: 'A Chave, Xinzo de Limia, 2.ª ed.',
  year: 2019,
  link: 'https://www.achave.gal/wp-content/uploads/achave_osnomesgalegosdos_cogumelos_2019.pdf',
  summary: {
    en: 'Names of 356 species of mushrooms in Galician. Used for names in Galician.',
    es: 'Nombres de 356 especies de setas en gallego. Sirve para los nombres en gallego.',
    pt: 'Nomes de 356 espécies de cogumelos em galego. Serve para os nomes em galego.',
  },
}
