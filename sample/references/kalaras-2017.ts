import type { ReferenceSample } from '@sample/types'

export const kalaras2017: ReferenceSample = {
  slug: 'kalaras-2017',
  title: 'Mushrooms: A rich source of the antioxidants ergothioneine and glutathione',
  authors: 'Michael D. Kalaras, John P. Richie, Ana Calcagnotto, Robert B. Beelman',
  publication: 'Food Chemistry 233: 429–433',
  year: 2017,
  link: 'https://doi.org/10.1016/j.foodchem.2017.04.109',
  summary: {
    en: 'Measurements of ergothioneine and glutathione in thirteen species of mushrooms, per gram of dry weight. Used for amounts of ergothioneine.',
    es: 'Mediciones de ergotioneína y glutatión en trece especies de setas, por gramo de peso seco. Sirve para las cantidades de ergotioneína.',
    pt: 'Medições de ergotioneína e glutationa em treze espécies de cogumelos, por grama de peso seco. Serve para as quantidades de ergotioneína.',
  },
}
