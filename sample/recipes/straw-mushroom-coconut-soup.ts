import type { RecipeSample } from '@sample/types'

export const strawMushroomCoconutSoup: RecipeSample = {
  slug: 'straw-mushroom-coconut-soup',
  name: {
    en: 'Coconut soup with straw mushrooms',
    es: 'Sopa de coco con setas de paja',
    pt: 'Sopa de coco com cogumelo-palha',
  },
  summary: {
    en: 'Galangal, lemongrass, lime leaf and coconut milk around the little egg-shaped mushroom of the rice fields. Tinned is usual, and good.',
    es: 'Galanga, hierba limón, hoja de lima y leche de coco en torno a la pequeña seta ovoide de los arrozales. En lata es lo habitual, y es buena.',
    pt: 'Galanga, capim-limão, folha de limão makrut e leite de coco em torno do pequeno cogumelo ovoide dos arrozais. Em lata é o usual, e é bom.',
  },
  species: ['volvariella-volvacea'],
  prepMinutes: 15,
  cookMinutes: 20,
  servings: 4,
  category: 'soup',
  cuisine: { en: 'Thai', es: 'Tailandesa', pt: 'Tailandesa' },
  keywords: {
    en: 'coconut, lemongrass, spicy, vegan',
    es: 'coco, hierba limón, picante, vegano',
    pt: 'coco, capim-limão, picante, vegano',
  },
  ingredients: [
    {
      quantity: 400,
      unit: 'g',
      name: { en: 'straw mushrooms', es: 'setas de paja de arroz', pt: 'cogumelos-palha' },
      species: 'volvariella-volvacea',
      note: { en: 'tinned, drained', es: 'en conserva, escurridas', pt: 'em conserva, escorridos' },
    },
    { quantity: 600, unit: 'ml', name: { en: 'coconut milk', es: 'leche de coco', pt: 'leite de coco' } },
    {
      quantity: 400,
      unit: 'ml',
      name: { en: 'vegetable stock', es: 'caldo de verduras', pt: 'caldo de legumes' },
    },
    {
      quantity: 2,
      unit: 'piece',
      name: { en: 'lemongrass stalks', es: 'tallos de hierba limón', pt: 'hastes de capim-limão' },
      note: { en: 'bruised', es: 'majados', pt: 'amassadas' },
    },
    {
      quantity: 30,
      unit: 'g',
      name: { en: 'galangal', es: 'galanga', pt: 'galanga' },
      note: { en: 'sliced, or ginger', es: 'en rodajas, o jengibre', pt: 'em rodelas, ou gengibre' },
    },
    {
      quantity: 4,
      unit: 'piece',
      name: { en: 'makrut lime leaves', es: 'hojas de lima makrut', pt: 'folhas de limão makrut' },
    },
    {
      quantity: 2,
      unit: 'piece',
      name: { en: 'small chillies', es: 'chiles pequeños', pt: 'pimentas pequenas' },
    },
    { quantity: 200, unit: 'g', name: { en: 'cherry tomatoes', es: 'tomates cherry', pt: 'tomates-cereja' } },
    { quantity: 3, unit: 'tbsp', name: { en: 'soy sauce', es: 'salsa de soja', pt: 'molho de soja' } },
    { quantity: 2, unit: 'tsp', name: { en: 'palm sugar', es: 'azúcar de palma', pt: 'açúcar de palma' } },
    { quantity: 3, unit: 'tbsp', name: { en: 'lime juice', es: 'zumo de lima', pt: 'suco de limão' } },
    {
      quantity: 20,
      unit: 'g',
      name: { en: 'coriander leaves', es: 'hojas de cilantro', pt: 'folhas de coentro' },
    },
  ],
  sections: [
    {
      steps: [
        {
          text: {
            en: 'Rinse the tinned mushrooms and halve them.',
            es: 'Enjuaga las setas en conserva y pártelas por la mitad.',
            pt: 'Enxágue os cogumelos em conserva e corte ao meio.',
          },
        },
        {
          text: {
            en: 'Bring stock and half of the coconut milk to a simmer with lemongrass, galangal, lime leaves and the crushed chillies.',
            es: 'Lleva a fuego suave el caldo y la mitad de la leche de coco con la hierba limón, la galanga, las hojas de lima y los chiles machacados.',
            pt: 'Leve ao fogo baixo o caldo e metade do leite de coco com capim-limão, galanga, folhas de limão e as pimentas amassadas.',
          },
          minutes: 8,
        },
        {
          text: {
            en: 'Add mushrooms, soy sauce and sugar, and simmer.',
            es: 'Añade las setas, la salsa de soja y el azúcar, y cuece a fuego suave.',
            pt: 'Junte os cogumelos, o molho de soja e o açúcar, e cozinhe em fogo baixo.',
          },
          minutes: 8,
        },
        {
          text: {
            en: 'Add the tomatoes and the rest of the coconut milk. Heat without letting it boil hard, or it separates.',
            es: 'Añade los tomates y el resto de la leche de coco. Calienta sin que hierva fuerte, porque se corta.',
            pt: 'Ponha os tomates e o resto do leite de coco. Aqueça sem ferver forte, porque talha.',
          },
          minutes: 3,
        },
        {
          text: {
            en: 'Off the heat, stir in the lime juice. Serve with coriander; the stalks, slices and leaves stay in the bowl and are not eaten.',
            es: 'Fuera del fuego, mezcla el zumo de lima. Sirve con cilantro; tallos, rodajas y hojas quedan en el cuenco y no se comen.',
            pt: 'Fora do fogo, misture o suco de limão. Sirva com coentro; hastes, rodelas e folhas ficam na tigela e não se comem.',
          },
        },
      ],
    },
  ],
  safety: {
    en: 'Use cultivated straw mushrooms, tinned or fresh. Never pick them under trees: young death caps look the same.',
    es: 'Usa setas de paja cultivadas, en conserva o frescas. No las recolectes nunca bajo árboles: las oronjas verdes jóvenes son iguales.',
    pt: 'Use cogumelos-palha cultivados, em conserva ou frescos. Nunca os colha sob árvores: chapéus-da-morte jovens são iguais.',
  },
  references: ['pringle-vellinga-2006', 'chang-miles-2004'],
  publishedAt: '2026-07-15',
}
