import type { ReferenceSample } from '@sample/types'

export const darwin1845: ReferenceSample = {
  slug: 'darwin-1845',
  title:
    'Journal of researches into the natural history and geology of the countries visited during the voyage of H.M.S. Beagle round the world',
  authors: 'Charles Darwin',
  publication: 'John Murray, London, second edition',
  year: 1845,
  link: 'https://darwin-online.org.uk/content/frameset?itemID=F14&viewtype=text&pageseq=1',
  summary: {
    en: 'Account of the voyage of the Beagle. Used for how the edible fungus of the southern beeches looks and tastes and how it was eaten in Tierra del Fuego.',
    es: 'Relato del viaje del Beagle. Sirve para el aspecto y el sabor del hongo comestible de las hayas australes y para su uso en Tierra del Fuego.',
    pt: 'Relato da viagem do Beagle. Serve para o aspecto e o sabor do fungo comestível das faias-austrais e para seu uso na Terra do Fogo.',
  },
}
