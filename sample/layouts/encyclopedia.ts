import type { BlockSample } from '@sample/block-types'

export const encyclopediaLayout: BlockSample[] = [
  { block: 'encyclopediaContents' },
  { block: 'speciesByShape' },
  {
    block: 'cta',
    text: {
      en: `### Not sure of the shape?

Answer what you can see and skip the rest: the key ranks every species and keeps the deadly ones in sight.`,
      es: `### ¿Dudas de la forma?

Responde lo que veas y salta lo demás: la clave ordena todas las especies y mantiene a la vista las mortales.`,
      pt: `### Em dúvida quanto à forma?

Responda ao que conseguir ver e deixe o resto: a chave ordena todas as espécies e mantém as mortais à vista.`,
    },
    links: [
      {
        label: { en: 'Start the key', es: 'Abrir la clave', pt: 'Abrir a chave' },
        url: '/mushrooms/identify',
      },
      {
        label: { en: 'Compare two species', es: 'Comparar dos especies', pt: 'Comparar duas espécies' },
        url: '/mushrooms/compare',
      },
    ],
  },
  {
    block: 'carousel',
    heading: { en: 'Read about mushrooms', es: 'Leer sobre setas y hongos', pt: 'Ler sobre cogumelos' },
    collection: 'posts',
    sort: 'newest',
  },
  { block: 'taxonomyOverview' },
]
