import type { ReferenceSample } from '@sample/types'

export const stover2019: ReferenceSample = {
  slug: 'stover-2019',
  title:
    'Fatal Immunohaemolysis after the Consumption of the Poison Pax Mushroom: A Focus on the Diagnosis of the Paxillus Syndrome with the Aid of Two Case Reports',
  authors:
    'Andreas Stöver, Bettina Haberl, Claudia Helmreich, Werner Müller, Frank Musshoff, Helena Fels, Matthias Graw, Olwen Groth',
  publication: 'Diagnostics 9(4): 130',
  year: 2019,
  link: 'https://doi.org/10.3390/diagnostics9040130',
  summary: {
    en: 'Two deaths after meals of _Paxillus involutus_ that had often been eaten before; illness began two to three hours after the last one. Used for the immune haemolysis.',
    es: 'Dos muertes tras comer _Paxillus involutus_, ya consumido muchas veces; la enfermedad empezó dos o tres horas después de la última comida. Sirve para la hemólisis inmunitaria.',
    pt: 'Duas mortes depois de refeições de _Paxillus involutus_, já consumido muitas vezes; a doença começou duas a três horas depois da última. Serve para a hemólise imunológica.',
  },
}
