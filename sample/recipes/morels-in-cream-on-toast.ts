import type { RecipeSample } from '@sample/types'

export const morelsInCreamOnToast: RecipeSample = {
  slug: 'morels-in-cream-on-toast',
  name: {
    en: 'Morels in cream on toast',
    es: 'Colmenillas a la crema sobre pan',
    pt: 'Morchelas ao creme no pão tostado',
  },
  summary: {
    en: 'Few dishes ask so little of the cook and so much of the clock: morels boiled and drained, then cream: half an hour on the heat, not a minute less.',
    es: 'Pocos platos piden tan poco al cocinero y tanto al reloj: colmenillas hervidas y escurridas, nata y media hora de fuego, ni un minuto menos.',
    pt: 'Poucos pratos pedem tão pouco ao cozinheiro e tanto ao relógio: morchelas fervidas e escorridas, creme e meia hora de fogo, nem um minuto a menos.',
  },
  species: ['morchella-esculenta'],
  prepMinutes: 40,
  cookMinutes: 45,
  servings: 4,
  category: 'starter',
  cuisine: { en: 'French', es: 'Francesa', pt: 'Francesa' },
  keywords: {
    en: 'spring, cream, toast, vegetarian',
    es: 'primavera, nata, tostada, vegetariano',
    pt: 'primavera, creme de leite, torrada, vegetariano',
  },
  ingredients: [
    {
      quantity: 40,
      unit: 'g',
      name: { en: 'dried morels', es: 'colmenillas secas', pt: 'morchelas secas' },
      species: 'morchella-esculenta',
      note: { en: 'or 350 g of fresh ones', es: 'o 350 g de frescas', pt: 'ou 350 g de frescas' },
    },
    { quantity: 30, unit: 'g', name: { en: 'butter', es: 'mantequilla', pt: 'manteiga' } },
    {
      quantity: 2,
      unit: 'piece',
      name: { en: 'shallots', es: 'chalotas', pt: 'echalotas' },
      note: { en: 'finely chopped', es: 'picadas finas', pt: 'bem picadas' },
    },
    {
      quantity: 200,
      unit: 'ml',
      name: { en: 'vegetable stock', es: 'caldo de verduras', pt: 'caldo de legumes' },
    },
    {
      quantity: 200,
      unit: 'ml',
      name: { en: 'cream', es: 'nata para cocinar', pt: 'creme de leite fresco' },
    },
    {
      quantity: 4,
      unit: 'piece',
      name: { en: 'slices of country bread', es: 'rebanadas de pan de pueblo', pt: 'fatias de pão rústico' },
    },
    { quantity: 1, unit: 'tsp', name: { en: 'lemon juice', es: 'zumo de limón', pt: 'suco de limão' } },
    { quantity: 1, unit: 'pinch', name: { en: 'salt', es: 'sal', pt: 'sal' } },
  ],
  sections: [
    {
      steps: [
        {
          text: {
            en: 'Soak dried morels in warm water. Lift them out, rinse inside and out, and throw away the soaking water with its sand. Halve fresh ones lengthwise, look into each, and wash them.',
            es: 'Remoja las secas en agua tibia. Sácalas, enjuágalas por dentro y por fuera y tira el agua con su arena. Las frescas, pártelas a lo largo, mira dentro de cada una y lávalas.',
            pt: 'Deixe as secas de molho em água morna. Retire, enxágue por dentro e por fora e jogue fora a água com a areia. As frescas, parta no comprimento, olhe dentro de cada uma e lave.',
          },
          minutes: 30,
        },
        {
          text: {
            en: 'Boil the morels, dried or fresh, in plenty of fresh water with the window open. Drain them and throw this water away too. This is the step that cannot be shortened.',
            es: 'Hierve las colmenillas, secas o frescas, en mucha agua limpia y con la ventana abierta. Escúrrelas y tira también esa agua. Este es el paso que no se puede acortar.',
            pt: 'Ferva as morchelas, secas ou frescas, em bastante água limpa e com a janela aberta. Escorra e jogue essa água fora também. Este é o passo que não pode ser encurtado.',
          },
          minutes: 20,
        },
        {
          text: {
            en: 'Soften the shallots in the butter.',
            es: 'Rehoga las chalotas en la mantequilla.',
            pt: 'Refogue as echalotas na manteiga.',
          },
          minutes: 5,
        },
        {
          text: {
            en: 'Add the morels and the stock, cover and simmer.',
            es: 'Añade las colmenillas y el caldo, tapa y deja hervir a fuego suave.',
            pt: 'Junte as morchelas e o caldo, tampe e deixe ferver em fogo baixo.',
          },
          minutes: 5,
        },
        {
          text: {
            en: 'Uncover, pour in the cream and boil down until it coats a spoon. Season with salt and lemon.',
            es: 'Destapa, vierte la nata y reduce hasta que cubra la cuchara. Sazona con sal y limón.',
            pt: 'Destampe, ponha o creme e reduza até cobrir a colher. Tempere com sal e limão.',
          },
          minutes: 10,
        },
        {
          text: {
            en: 'Toast the bread and spoon the morels over it.',
            es: 'Tuesta el pan y reparte encima las colmenillas.',
            pt: 'Toste o pão e distribua as morchelas por cima.',
          },
          minutes: 3,
        },
      ],
    },
  ],
  safety: {
    en: 'Never serve morels raw or half-cooked: people have died. Do not use the water they were soaked or boiled in. Keep helpings modest, drink no alcohol with them, and check each one: a single hollow from tip to foot.',
    es: 'Nunca sirvas colmenillas crudas ni a medio hacer: ha habido muertes. No uses el agua del remojo ni la de la cocción. Raciones moderadas, sin alcohol, y revisa cada una: un solo hueco de punta a base.',
    pt: 'Nunca sirva morchelas cruas nem malcozidas: já houve mortes. Não use a água do molho nem a do cozimento. Porções moderadas, sem álcool, e confira cada uma: um só oco da ponta à base.',
  },
  references: ['demorest-2024', 'saviuc-2010'],
  publishedAt: '2026-04-28',
}
