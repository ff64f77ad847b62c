import type { ReferenceSample } from '@sample/types'

export const kamper2006: ReferenceSample = {
  slug: 'kamper-2006',
  title: 'Insights from the genome of the biotrophic fungal plant pathogen Ustilago maydis',
  authors: 'Jörg Kämper, Regine Kahmann, Michael Bölker et al.',
  publication: 'Nature 444: 97–101',
  year: 2006,
  link: 'https://doi.org/10.1038/nature05248',
  summary: {
    en: 'The genome of corn smut, with clusters of genes for proteins that it releases in the plant. Used for the history of research on it.',
    es: 'El genoma del carbón del maíz, con grupos de genes de proteínas que libera en la planta. Sirve para la historia de su investigación.',
    pt: 'O genoma do carvão-do-milho, com grupos de genes de proteínas que ele libera na planta. Serve para a história de sua pesquisa.',
  },
}
