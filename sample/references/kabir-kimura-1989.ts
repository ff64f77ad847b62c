import type { ReferenceSample } from '@sample/types'

export const kabirKimura1989: ReferenceSample = {
  slug: 'kabir-kimura-1989',
  title: 'Dietary mushrooms reduce blood pressure in spontaneously hypertensive rats (SHR)',
  authors: 'Y. Kabir, S. Kimura',
  publication: 'Journal of Nutritional Science and Vitaminology 35(1): 91–94',
  year: 1989,
  link: 'https://doi.org/10.3177/jnsv.35.91',
  summary: {
    en: 'A second feeding experiment on hypertensive rats: maitake lowered blood pressure, shiitake did not. Animal evidence only.',
    es: 'Segundo ensayo de alimentación en ratas hipertensas: el maitake bajó la presión arterial; el shiitake, no. Solo prueba en animales.',
    pt: 'Segundo ensaio de alimentação em ratos hipertensos: o maitake baixou a pressão arterial; o shiitake, não. Evidência apenas em animais.',
  },
}
