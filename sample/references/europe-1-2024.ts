import type { ReferenceSample } from '@sample/types'

export const europe12024: ReferenceSample = {
  slug: 'europe-1-2024',
  title: 'La saison des champignons, c’est parti : les conseils pour aller en chercher',
  authors: 'Europe 1',
  publication: 'Europe 1, October 2024',
  year: 2024,
  link: 'https://www.europe1.fr/societe/la-saison-des-champignons-cest-parti-les-conseils-pour-aller-en-chercher-4271016',
  summary: {
    en: 'Report with a speaker of the French food agency ANSES: wild mushrooms are cooked for at least 20 minutes. Used for that time.',
    es: 'Noticia con una portavoz de la agencia alimentaria francesa ANSES: las setas silvestres se cocinan al menos 20 minutos. Sirve para ese tiempo.',
    pt: 'Notícia com uma porta-voz da agência francesa de alimentos ANSES: cogumelos silvestres cozinham pelo menos 20 minutos. Serve para esse tempo.',
  },
}
