import type { ReferenceSample } from '@sample/types'

export const docherty2023: ReferenceSample = {
  slug: 'docherty-2023',
  title:
    'The acute and chronic effects of lion’s mane mushroom supplementation on cognitive function, stress and mood in young adults: a double-blind, parallel groups, pilot study',
  authors: 'Sarah Docherty, Faye L. Doughty, Ellen F. Smith',
  publication: 'Nutrients 15(22): 4842',
  year: 2023,
  link: 'https://doi.org/10.3390/nu15224842',
  summary: {
    en: 'A pilot trial of lion’s mane against placebo in 41 healthy adults for 28 days: one task was quicker after a single dose, other findings were null or negative. Used as a small trial.',
    es: 'Ensayo piloto de melena de león frente a placebo en 41 adultos sanos durante 28 días: una tarea fue más rápida tras una sola dosis; otros resultados fueron nulos o negativos. Se cita como ensayo pequeño.',
    pt: 'Ensaio piloto de juba-de-leão contra placebo em 41 adultos sadios durante 28 dias: uma tarefa foi mais rápida após uma única dose; outros resultados foram nulos ou negativos. Citado como ensaio pequeno.',
  },
}
