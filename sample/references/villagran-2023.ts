import type { ReferenceSample } from '@sample/types'

export const villagran2023: ReferenceSample = {
  slug: 'villagran-2023',
  title:
    'Huitlacoche (Ustilago maydis), an Iconic Mexican Fungal Resource: Biocultural Importance, Nutritional Content, Bioactive Compounds, and Potential Biotechnological Applications',
  authors:
    'Zuamí Villagrán, Magdalena Martínez-Reyes, Horacio Gómez-Rodríguez, Uzziel Ríos-García, Efigenia Montalvo-González, Rosa Isela Ortiz-Basurto, Luis Miguel Anaya-Esparza, Jesús Pérez-Moreno',
  publication: 'Molecules 28(11): 4415',
  year: 2023,
  link: 'https://doi.org/10.3390/molecules28114415',
  summary: {
    en: 'Review of what huitlacoche means in Mexican culture and cooking, and of what it contains. Used for names, use and trade.',
    es: 'Revisión de lo que el huitlacoche significa en la cultura y la cocina de México y de lo que contiene. Sirve para los nombres, el uso y el comercio.',
    pt: 'Revisão do que o huitlacoche significa na cultura e na cozinha do México e do que contém. Serve para os nomes, o uso e o comércio.',
  },
}
