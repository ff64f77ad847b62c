import type { RecipeSample } from '@sample/types'

export const saffronMilkCapsWithPotatoes: RecipeSample = {
  slug: 'saffron-milk-caps-with-potatoes',
  name: {
    en: 'Saffron milk caps with potatoes',
    es: 'Níscalos con patatas',
    pt: 'Lactários (sanchas) com batatas',
  },
  summary: {
    en: 'A shepherd’s stew from the pine woods of Castile: milk caps, potatoes cracked rather than cut, paprika and patience.',
    es: 'Guiso de pastores de los pinares de Castilla: níscalos, patatas chascadas y no cortadas, pimentón y paciencia.',
    pt: 'Ensopado de pastores dos pinhais de Castela: lactários, batatas lascadas em vez de cortadas, páprica e paciência.',
  },
  species: ['lactarius-deliciosus'],
  prepMinutes: 25,
  cookMinutes: 45,
  servings: 4,
  category: 'main',
  cuisine: { en: 'Spanish', es: 'Española', pt: 'Espanhola' },
  keywords: {
    en: 'stew, potatoes, paprika, autumn',
    es: 'guiso, patatas, pimentón, otoño',
    pt: 'ensopado, batata, páprica, outono',
  },
  ingredients: [
    {
      quantity: 600,
      unit: 'g',
      name: { en: 'saffron milk caps', es: 'níscalos', pt: 'lactários (sanchas)' },
      species: 'lactarius-deliciosus',
    },
    {
      quantity: 800,
      unit: 'g',
      name: { en: 'floury potatoes', es: 'patatas para guisar', pt: 'batatas farinhentas' },
    },
    { quantity: 1, unit: 'piece', name: { en: 'onion', es: 'cebolla', pt: 'cebola' } },
    { quantity: 1, unit: 'piece', name: { en: 'green pepper', es: 'pimiento verde', pt: 'pimentão verde' } },
    { quantity: 3, unit: 'clove', name: { en: 'garlic', es: 'ajo', pt: 'alho' } },
    {
      quantity: 150,
      unit: 'g',
      name: { en: 'ripe tomato, grated', es: 'tomate maduro rallado', pt: 'tomate maduro ralado' },
    },
    { quantity: 4, unit: 'tbsp', name: { en: 'olive oil', es: 'aceite de oliva', pt: 'azeite de oliva' } },
    {
      quantity: 1,
      unit: 'tsp',
      name: { en: 'sweet smoked paprika', es: 'pimentón dulce de la Vera', pt: 'páprica doce defumada' },
    },
    { quantity: 1, unit: 'piece', name: { en: 'bay leaf', es: 'hoja de laurel', pt: 'folha de louro' } },
    { quantity: 100, unit: 'ml', name: { en: 'white wine', es: 'vino blanco', pt: 'vinho branco' } },
    { quantity: 900, unit: 'ml', name: { en: 'water', es: 'agua', pt: 'água' } },
    { quantity: 2, unit: 'tsp', name: { en: 'salt', es: 'sal', pt: 'sal' } },
  ],
  sections: [
    {
      steps: [
        {
          text: {
            en: 'Brush pine needles and sand from the milk caps, rinse quickly if needed, and cut them into wide strips. The orange milk turns green; that is how they are.',
            es: 'Quita agujas y arena de los níscalos, enjuágalos deprisa si hace falta y córtalos en tiras anchas. El látex naranja verdea; son así.',
            pt: 'Tire agulhas e areia dos lactários, enxágue depressa se preciso e corte em tiras largas. O látex laranja esverdeia; eles são assim.',
          },
        },
        {
          text: {
            en: 'Fry them in half of the oil over a high flame until their liquid has gone. Set aside.',
            es: 'Saltéalas a fuego vivo con la mitad del aceite hasta que no quede líquido. Reserva.',
            pt: 'Salteie em fogo alto com metade do azeite até o líquido secar. Reserve.',
          },
          minutes: 10,
        },
        {
          text: {
            en: 'In a stew pot, soften onion, pepper and garlic, all chopped, in the rest of the oil. Add tomato and let it thicken.',
            es: 'En una olla, pocha la cebolla, el pimiento y el ajo picados en el resto del aceite. Añade el tomate y deja que espese.',
            pt: 'Numa panela, refogue a cebola, o pimentão e o alho picados no resto do azeite. Junte o tomate e deixe engrossar.',
          },
          minutes: 12,
        },
        {
          text: {
            en: 'Take the pot off the heat, stir in the paprika, which burns easily, and add the wine at once. Boil it down.',
            es: 'Retira del fuego, mezcla el pimentón, que se quema con facilidad, y añade enseguida el vino. Deja reducir.',
            pt: 'Tire do fogo, misture a páprica, que queima fácil, e ponha logo o vinho. Deixe reduzir.',
          },
          minutes: 3,
        },
        {
          text: {
            en: 'Crack the potatoes into the pot: cut in, then twist the knife so that a piece breaks off. Add milk caps, bay, salt and water, and simmer gently until the potatoes thicken the broth.',
            es: 'Chasca las patatas sobre la olla: haz un corte y gira el cuchillo para que se rompan. Añade níscalos, laurel, sal y agua, y cuece a fuego lento hasta que la patata espese el caldo.',
            pt: 'Lasque as batatas sobre a panela: corte um pouco e gire a faca para que se quebrem. Junte os lactários, louro, sal e água, e cozinhe em fogo baixo até a batata engrossar o caldo.',
          },
          minutes: 30,
        },
        {
          text: {
            en: 'Let the stew rest before serving. What is left cools quickly, goes into the refrigerator within two hours and is reheated until it steams: it is better the next day.',
            es: 'Deja reposar antes de servir. Lo que sobre se enfría deprisa, va al frigorífico antes de dos horas y se recalienta hasta que humee: al día siguiente está mejor.',
            pt: 'Deixe descansar antes de servir. O que sobrar esfria depressa, vai à geladeira em até duas horas e é requentado até soltar vapor: no dia seguinte fica melhor.',
          },
          minutes: 10,
        },
      ],
    },
  ],
  safety: {
    en: 'Only milk caps that an expert has identified with certainty: orange milk from the start. Woolly, white-milked relatives upset the gut. They may colour the urine red, which is harmless.',
    es: 'Solo níscalos que un experto haya identificado con certeza, de látex naranja desde el principio. Los de margen lanoso y látex blanco sientan mal. Pueden teñir la orina de rojo, sin importancia.',
    pt: 'Apenas lactários identificados com certeza por um especialista, de látex laranja desde o início. Os de margem lanosa e látex branco fazem mal. Podem tingir a urina de vermelho, sem importância.',
  },
  references: ['laessoe-petersen-2019', 'benjamin-1995'],
  publishedAt: '2026-10-27',
}
