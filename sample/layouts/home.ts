import type { BlockSample } from '@sample/block-types'

export const homeLayout: BlockSample[] = [
  { block: 'hero' },
  { block: 'speciesMosaic' },
  { block: 'inSeason' },
  { block: 'deadlySpecies' },
  {
    block: 'cta',
    text: {
      en: `### Has somebody eaten a doubtful mushroom?

Call the poison centre or the emergency number first, even if nobody feels ill yet. Then keep what is left of the mushroom and the meal.`,
      es: `### ¿Alguien ha comido una seta dudosa?

Llama primero al centro toxicológico o al número de emergencias, aunque nadie se encuentre mal todavía. Después, guarda lo que quede de la seta y de la comida.`,
      pt: `### Alguém comeu um cogumelo duvidoso?

Ligue primeiro para o centro de informação toxicológica ou para o número de emergência, mesmo que ninguém se sinta mal ainda. Depois, guarde o que sobrou do cogumelo e da refeição.`,
    },
    links: [
      {
        label: { en: 'What to do next', es: 'Qué hacer después', pt: 'O que fazer em seguida' },
        url: '/posts/after-a-doubtful-meal',
      },
    ],
  },
  { block: 'newest', collection: 'growingguides' },
  { block: 'newest', collection: 'posts' },
  {
    block: 'carousel',
    heading: { en: 'What to cook', es: 'Qué cocinar', pt: 'O que cozinhar' },
    collection: 'recipes',
    sort: 'newest',
  },
  {
    block: 'categoryBar',
    heading: { en: 'Find it in the market', es: 'Búscalo en el mercado', pt: 'Encontre no mercado' },
    root: 'products',
    tree: false,
  },
  { block: 'marketSelection' },
  {
    block: 'content',
    width: 'oneThird',
    text: {
      en: `### Facts have a source

Every species ends with its references, and what nobody has measured stays blank. [How we verify](/how-we-verify)`,
      es: `### Los datos tienen fuente

Cada especie termina con sus referencias, y lo que nadie ha medido queda en blanco. [Cómo verificamos](/how-we-verify)`,
      pt: `### Os dados têm fonte

Cada espécie termina com as suas referências, e o que ninguém mediu fica em branco. [Como verificamos](/how-we-verify)`,
    },
  },
  {
    block: 'content',
    width: 'oneThird',
    text: {
      en: `### Words are explained

_Volva_, _decurrent_, _hymenium_: each in one sentence and with a drawing. [Glossary](/mushrooms/glossary)`,
      es: `### Las palabras se explican

_Volva_, _decurrente_, _himenio_: cada una en una frase y con un dibujo. [Glosario](/mushrooms/glossary)`,
      pt: `### As palavras são explicadas

_Volva_, _decurrente_, _retículo_: cada uma numa frase e com um desenho. [Glossário](/mushrooms/glossary)`,
    },
  },
  {
    block: 'content',
    width: 'oneThird',
    text: {
      en: `### The data are yours

Download every record as a table, with its sources, and use it under an open licence. [Open data](/data)`,
      es: `### Los datos son tuyos

Descarga todas las fichas en tablas, con sus fuentes, y úsalas con una licencia abierta. [Datos abiertos](/data)`,
      pt: `### Os dados são seus

Obtenha todas as fichas em tabelas, com as fontes, e use-as com uma licença aberta. [Dados abertos](/data)`,
    },
  },
]
