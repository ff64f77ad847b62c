import type { ReferenceSample } from '@sample/types'

export const santos1975: ReferenceSample = {
  slug: 'santos-1975',
  title: 'Intoxicação em bovinos pelo cogumelo Ramaria flavo-brunnescens',
  authors: 'Murilo Nogueira dos Santos, Severo Sales de Barros, Claudio Severo Lombardo de Barros',
  publication: 'Pesquisa Agropecuária Brasileira 10(8): 105–109',
  year: 1975,
  link: 'https://seer.sct.embrapa.br/index.php/pab/article/view/17187',
  summary: {
    en: 'Shows that a coral of eucalyptus plantations causes the “mal do eucalipto” of cattle in southern Brazil. Used for _Ramaria flavobrunnescens_.',
    es: 'Demuestra que un hongo coral de los eucaliptales causa el «mal do eucalipto» del ganado en el sur de Brasil. Sirve para _Ramaria flavobrunnescens_.',
    pt: 'Demonstra que um cogumelo-coral dos eucaliptais causa o “mal do eucalipto” do gado no sul do Brasil. Serve para _Ramaria flavobrunnescens_.',
  },
}
