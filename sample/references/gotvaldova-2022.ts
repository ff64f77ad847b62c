import type { ReferenceSample } from '@sample/types'

export const gotvaldova2022: ReferenceSample = {
  slug: 'gotvaldova-2022',
  title: 'Extensive Collection of Psychotropic Mushrooms with Determination of Their Tryptamine Alkaloids',
  authors:
    'Klára Gotvaldová, Jan Borovička, Kateřina Hájková, Petra Cihlářová, Alan Rockefeller, Martin Kuchař',
  publication: 'International Journal of Molecular Sciences 23(22): 14068',
  year: 2022,
  link: 'https://doi.org/10.3390/ijms232214068',
  summary: {
    en: 'Five tryptamines measured in 226 fruit bodies of about thirty species. Used for amounts and for their variation within a species.',
    es: 'Cinco triptaminas medidas en 226 carpóforos de unas treinta especies. Sirve para las cantidades y para su variación dentro de una misma especie.',
    pt: 'Cinco triptaminas medidas em 226 basidiomas de cerca de trinta espécies. Serve para as quantidades e para sua variação dentro de uma mesma espécie.',
  },
}
