import type { RecipeSample } from '@sample/types'

export const hotAndSourSoupWithWoodEars: RecipeSample = {
  slug: 'hot-and-sour-soup-with-wood-ears',
  name: {
    en: 'Hot and sour soup with wood ears',
    es: 'Sopa agripicante con orejas de Judas',
    pt: 'Sopa agripicante com orelhas-de-judas',
  },
  summary: {
    en: 'White pepper for heat, vinegar for sourness, wood ears for the bite. Twenty-five minutes from cupboard to bowl, once the ears have swollen.',
    es: 'Pimienta blanca para el picante, vinagre para el ácido y orejas para el mordisco. De la despensa al cuenco en veinticinco minutos, una vez hinchadas.',
    pt: 'Pimenta-branca para o ardor, vinagre para a acidez e orelhas para a mordida. Da despensa à tigela em vinte e cinco minutos, depois de hidratadas.',
  },
  species: ['auricularia-auricula-judae', 'lentinula-edodes'],
  prepMinutes: 40,
  cookMinutes: 25,
  servings: 4,
  category: 'soup',
  cuisine: { en: 'Chinese', es: 'China', pt: 'Chinesa' },
  keywords: {
    en: 'soup, spicy, tofu, winter',
    es: 'sopa, picante, tofu, invierno',
    pt: 'sopa, picante, tofu, inverno',
  },
  ingredients: [
    {
      quantity: 15,
      unit: 'g',
      name: { en: 'dried wood ears', es: 'orejas secas', pt: 'orelhas secas' },
      species: 'auricularia-auricula-judae',
    },
    {
      quantity: 10,
      unit: 'g',
      name: { en: 'dried shiitake', es: 'shiitake seco', pt: 'shiitake seco' },
      species: 'lentinula-edodes',
    },
    {
      quantity: 1200,
      unit: 'ml',
      name: { en: 'vegetable stock', es: 'caldo de verduras', pt: 'caldo de legumes' },
    },
    {
      quantity: 200,
      unit: 'g',
      name: { en: 'firm tofu', es: 'tofu firme', pt: 'tofu firme' },
      note: { en: 'in strips', es: 'en tiras', pt: 'em tiras' },
    },
    {
      quantity: 100,
      unit: 'g',
      name: { en: 'bamboo shoots', es: 'brotes de bambú', pt: 'brotos de bambu' },
      note: { en: 'tinned, in strips', es: 'en conserva, en tiras', pt: 'em conserva, em tiras' },
    },
    { quantity: 3, unit: 'tbsp', name: { en: 'soy sauce', es: 'salsa de soja', pt: 'molho de soja' } },
    {
      quantity: 4,
      unit: 'tbsp',
      name: { en: 'black rice vinegar', es: 'vinagre negro de arroz', pt: 'vinagre preto de arroz' },
      note: { en: 'or 3 of cider vinegar', es: 'o 3 de vinagre de sidra', pt: 'ou 3 de vinagre de maçã' },
    },
    {
      quantity: 2,
      unit: 'tsp',
      name: { en: 'ground white pepper', es: 'pimienta blanca molida', pt: 'pimenta-branca moída' },
    },
    { quantity: 3, unit: 'tbsp', name: { en: 'cornflour', es: 'maicena', pt: 'amido de milho' } },
    { quantity: 2, unit: 'piece', name: { en: 'eggs', es: 'huevos', pt: 'ovos' } },
    { quantity: 2, unit: 'piece', name: { en: 'spring onions', es: 'cebolletas', pt: 'cebolinhas' } },
    {
      quantity: 1,
      unit: 'tsp',
      name: { en: 'toasted sesame oil', es: 'aceite de sésamo tostado', pt: 'óleo de gergelim torrado' },
    },
  ],
  sections: [
    {
      steps: [
        {
          text: {
            en: 'Soak wood ears and shiitake in separate bowls of warm water. No longer than an hour: ears left wet in a warm kitchen have caused fatal poisoning.',
            es: 'Remoja las orejas y el shiitake en cuencos distintos con agua tibia. No más de una hora: las orejas olvidadas en remojo al calor han causado intoxicaciones mortales.',
            pt: 'Deixe as orelhas e o shiitake de molho em tigelas separadas com água morna. Não mais de uma hora: orelhas esquecidas de molho no calor já causaram intoxicações fatais.',
          },
          minutes: 30,
        },
        {
          text: {
            en: 'Rinse the ears, cut away hard bases and slice them into strips. Slice the shiitake caps and keep their water, without the last sandy spoonful.',
            es: 'Enjuaga las orejas, recorta las bases duras y córtalas en tiras. Corta los píleos del shiitake y guarda su agua, menos la última cucharada.',
            pt: 'Enxágue as orelhas, corte as bases duras e fatie em tiras. Fatie os chapéus do shiitake e guarde a água, menos a última colherada.',
          },
        },
        {
          text: {
            en: 'Bring stock, shiitake water, shiitake, wood ears and bamboo to a boil and simmer.',
            es: 'Lleva a ebullición el caldo, el agua del shiitake, el shiitake, las orejas y el bambú, y cuece a fuego suave.',
            pt: 'Ferva o caldo, a água do shiitake, o shiitake, as orelhas e o bambu, e cozinhe em fogo baixo.',
          },
          minutes: 20,
        },
        {
          text: {
            en: 'Add tofu and soy sauce. Stir the cornflour with 100 ml of cold water and pour it in while stirring, until the soup turns glossy.',
            es: 'Añade el tofu y la salsa de soja. Deslíe la maicena en 100 ml de agua fría y viértela sin dejar de remover, hasta que la sopa brille.',
            pt: 'Junte o tofu e o molho de soja. Dissolva o amido em 100 ml de água fria e ponha mexendo, até a sopa ficar brilhante.',
          },
          minutes: 2,
        },
        {
          text: {
            en: 'Beat the eggs and pour them in a thin thread. Wait half a minute, then stir once.',
            es: 'Bate los huevos y échalos en un hilo fino. Espera medio minuto y remueve una vez.',
            pt: 'Bata os ovos e ponha em fio fino. Espere meio minuto e mexa uma vez.',
          },
          minutes: 1,
        },
        {
          text: {
            en: 'Off the heat, add vinegar, pepper and sesame oil. Taste: it should make you blink. Scatter with spring onion.',
            es: 'Fuera del fuego, añade vinagre, pimienta y aceite de sésamo. Prueba: debería hacerte parpadear. Esparce la cebolleta.',
            pt: 'Fora do fogo, junte vinagre, pimenta e óleo de gergelim. Prove: deve fazer você piscar. Espalhe a cebolinha.',
          },
        },
      ],
    },
  ],
  safety: {
    en: 'Soak wood ears for an hour at most, or in the refrigerator, and throw away slimy ones. Boil shiitake through: undercooked, it can cause an itching rash.',
    es: 'Remoja las orejas una hora como mucho, o en el frigorífico, y tira las viscosas. Hierve bien el shiitake: poco hecho puede causar un sarpullido.',
    pt: 'Deixe as orelhas de molho por no máximo uma hora, ou na geladeira, e descarte as viscosas. Ferva bem o shiitake: malcozido, pode causar uma erupção que coça.',
  },
  references: ['cfs-hong-kong-2019', 'white-2019'],
  publishedAt: '2026-11-10',
}
