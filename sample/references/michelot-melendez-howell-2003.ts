import type { ReferenceSample } from '@sample/types'

export const michelotMelendezHowell2003: ReferenceSample = {
  slug: 'michelot-melendez-howell-2003',
  title: 'Amanita muscaria: chemistry, biology, toxicology, and ethnomycology',
  authors: 'Didier Michelot, Leda Maria Melendez-Howell',
  publication: 'Mycological Research 107(2): 131–146',
  year: 2003,
  link: 'https://doi.org/10.1017/S0953756203007305',
  summary: {
    en: 'Review of the fly agaric: its compounds, its poisoning and its place in human cultures. Used for the isoxazoles and their effects.',
    es: 'Revisión sobre la matamoscas: sus compuestos, su intoxicación y su lugar en las culturas humanas. Sirve para los isoxazoles y sus efectos.',
    pt: 'Revisão sobre o agário-das-moscas: seus compostos, sua intoxicação e seu lugar nas culturas humanas. Serve para os isoxazóis e seus efeitos.',
  },
}
