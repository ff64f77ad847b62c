import type { ReferenceSample } from '@sample/types'

export const peintner1998: ReferenceSample = {
  slug: 'peintner-1998',
  title: 'The iceman’s fungi',
  authors: 'Ursula Peintner, Reinhold Pöder, Thomas Pümpel',
  publication: 'Mycological Research 102: 1153–1162',
  year: 1998,
  link: 'https://doi.org/10.1017/S0953756298006546',
  summary: {
    en: 'Identification of the fungi that a man carried across the Alps some 5,300 years ago. Used for the history of tinder fungus and birch polypore.',
    es: 'Identificación de los hongos que llevaba un hombre por los Alpes hace unos 5300 años. Sirve para la historia del yesquero y del políporo del abedul.',
    pt: 'Identificação dos fungos que um homem levava pelos Alpes há cerca de 5.300 anos. Serve para a história do fungo-isqueiro e do políporo da bétula.',
  },
}
