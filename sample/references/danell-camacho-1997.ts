import type { ReferenceSample } from '@sample/types'

export const danellCamacho1997: ReferenceSample = {
  slug: 'danell-camacho-1997',
  title: 'Successful cultivation of the golden chanterelle',
  authors: 'Eric Danell, Francisco J. Camacho',
  publication: 'Nature 385: 303',
  year: 1997,
  link: 'https://doi.org/10.1038/385303a0',
  summary: {
    en: 'Chanterelles brought to fruit in a greenhouse, on the roots of pine seedlings. Used for what it takes to grow a mycorrhizal mushroom.',
    es: 'Rebozuelos que fructificaron en invernadero, en las raíces de plantones de pino. Sirve para mostrar lo que cuesta cultivar una seta micorrícica.',
    pt: 'Cantarelos que frutificaram em estufa, nas raízes de mudas de pinheiro. Serve para mostrar o que custa cultivar um cogumelo micorrízico.',
  },
}
