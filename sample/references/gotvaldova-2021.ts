import type { ReferenceSample } from '@sample/types'

export const gotvaldova2021: ReferenceSample = {
  slug: 'gotvaldova-2021',
  title:
    'Stability of psilocybin and its four analogs in the biomass of the psychotropic mushroom Psilocybe cubensis',
  authors: 'Klára Gotvaldová, Kateřina Hájková, Jan Borovička, Radek Jurok, Petra Cihlářová, Martin Kuchař',
  publication: 'Drug Testing and Analysis 13(2): 439–446',
  year: 2021,
  link: 'https://doi.org/10.1002/dta.2950',
  summary: {
    en: 'Tryptamines in caps, stipes, spores and mycelium of _Psilocybe cubensis_, and how they decay in storage. Used for the differences between parts of one fruit body.',
    es: 'Triptaminas en el píleo, el pie, las esporas y el micelio de _Psilocybe cubensis_, y su degradación durante el almacenamiento. Sirve para las diferencias entre partes de un mismo carpóforo.',
    pt: 'Triptaminas no chapéu, no estipe, nos esporos e no micélio de _Psilocybe cubensis_, e sua degradação durante o armazenamento. Serve para as diferenças entre partes de um mesmo basidioma.',
  },
}
