import type { RecipeSample } from '@sample/types'

export const shiitakeNoodleSoup: RecipeSample = {
  slug: 'shiitake-noodle-soup',
  name: {
    en: 'Shiitake noodle soup',
    es: 'Sopa de fideos con shiitake',
    pt: 'Sopa de macarrão com shiitake',
  },
  summary: {
    en: 'Dried shiitake make the broth and fresh ones the bowl: an evening soup whose depth comes from mushrooms and seaweed alone.',
    es: 'El shiitake seco hace el caldo y el fresco llena el cuenco: una sopa de noche cuya hondura sale solo de setas y algas.',
    pt: 'O shiitake seco faz o caldo e o fresco enche a tigela: uma sopa de noite cuja profundidade vem só de cogumelos e alga.',
  },
  species: ['lentinula-edodes'],
  prepMinutes: 40,
  cookMinutes: 43,
  servings: 4,
  category: 'soup',
  cuisine: { en: 'Japanese', es: 'Japonesa', pt: 'Japonesa' },
  keywords: {
    en: 'broth, noodles, tofu, vegan',
    es: 'caldo, fideos, tofu, vegano',
    pt: 'caldo, macarrão, tofu, vegano',
  },
  ingredients: [
    {
      quantity: 20,
      unit: 'g',
      name: { en: 'dried shiitake', es: 'shiitake seco', pt: 'shiitake seco' },
      species: 'lentinula-edodes',
    },
    {
      quantity: 200,
      unit: 'g',
      name: { en: 'fresh shiitake', es: 'shiitake fresco', pt: 'shiitake fresco' },
      species: 'lentinula-edodes',
    },
    { quantity: 1400, unit: 'ml', name: { en: 'water', es: 'agua', pt: 'água' } },
    {
      quantity: 1,
      unit: 'piece',
      name: { en: 'kombu seaweed, 10 cm', es: 'alga kombu, 10 cm', pt: 'alga kombu, 10 cm' },
    },
    {
      quantity: 20,
      unit: 'g',
      name: { en: 'ginger', es: 'jengibre', pt: 'gengibre' },
      note: { en: 'sliced', es: 'en rodajas', pt: 'em rodelas' },
    },
    { quantity: 4, unit: 'tbsp', name: { en: 'soy sauce', es: 'salsa de soja', pt: 'molho de soja' } },
    { quantity: 1, unit: 'tbsp', name: { en: 'oil', es: 'aceite', pt: 'óleo' } },
    {
      quantity: 300,
      unit: 'g',
      name: { en: 'wheat noodles', es: 'fideos de trigo', pt: 'macarrão de trigo' },
    },
    { quantity: 300, unit: 'g', name: { en: 'pak choi', es: 'pak choi', pt: 'acelga chinesa' } },
    {
      quantity: 300,
      unit: 'g',
      name: { en: 'firm tofu', es: 'tofu firme', pt: 'tofu firme' },
      note: { en: 'in cubes', es: 'en dados', pt: 'em cubos' },
    },
    { quantity: 3, unit: 'piece', name: { en: 'spring onions', es: 'cebolletas', pt: 'cebolinhas' } },
    {
      quantity: 2,
      unit: 'tsp',
      name: { en: 'toasted sesame oil', es: 'aceite de sésamo tostado', pt: 'óleo de gergelim torrado' },
    },
  ],
  sections: [
    {
      title: { en: 'The broth', es: 'El caldo', pt: 'O caldo' },
      steps: [
        {
          text: {
            en: 'Soak dried shiitake and kombu in the water.',
            es: 'Remoja el shiitake seco y el kombu en el agua.',
            pt: 'Deixe o shiitake seco e o kombu de molho na água.',
          },
          minutes: 30,
        },
        {
          text: {
            en: 'Heat slowly and take the kombu out just before it boils, or the broth turns bitter.',
            es: 'Calienta despacio y saca el kombu justo antes de que hierva; si no, amarga.',
            pt: 'Aqueça devagar e retire o kombu pouco antes de ferver; senão, amarga.',
          },
        },
        {
          text: {
            en: 'Add ginger and soy sauce and simmer. Lift out the shiitake, slice their caps and discard the stems.',
            es: 'Añade el jengibre y la salsa de soja y deja hervir suave. Saca el shiitake, corta los píleos en tiras y tira los pies.',
            pt: 'Junte o gengibre e o molho de soja e deixe em fogo baixo. Retire o shiitake, fatie os chapéus e descarte os estipes.',
          },
          minutes: 20,
        },
      ],
    },
    {
      title: { en: 'The bowl', es: 'El cuenco', pt: 'A tigela' },
      steps: [
        {
          text: {
            en: 'Slice the fresh caps and fry them in the oil until soft and brown. Add them to the broth with the sliced dried ones.',
            es: 'Corta los píleos frescos y fríelos en el aceite hasta que estén tiernos y dorados. Échalos al caldo junto con los secos en tiras.',
            pt: 'Fatie os chapéus frescos e frite no óleo até ficarem macios e dourados. Ponha no caldo com os secos fatiados.',
          },
          minutes: 8,
        },
        {
          text: {
            en: 'Boil everything together for 15 minutes more, with the tofu and the pak choi for the last two.',
            es: 'Hierve todo junto 15 minutos más; en los dos últimos, añade el tofu y el pak choi.',
            pt: 'Ferva tudo junto por mais 15 minutos; nos dois últimos, ponha o tofu e a acelga.',
          },
          minutes: 15,
        },
        {
          text: {
            en: 'Cook the noodles as the packet says, drain and divide among four bowls. Ladle soup over them; finish with spring onions and sesame oil.',
            es: 'Cuece los fideos según el envase, escurre y reparte en cuatro cuencos. Cubre con la sopa y remata con cebolleta y aceite de sésamo.',
            pt: 'Cozinhe o macarrão conforme a embalagem, escorra e divida em quatro tigelas. Cubra com a sopa e finalize com cebolinha e óleo de gergelim.',
          },
        },
      ],
    },
  ],
  safety: {
    en: 'Cook shiitake through. Raw or half-cooked, it can cause an itching rash like whip marks one or two days later.',
    es: 'Cocina el shiitake a fondo. Crudo o a medio hacer puede causar, uno o dos días después, un sarpullido que pica y parece de latigazos.',
    pt: 'Cozinhe bem o shiitake. Cru ou malcozido, pode causar, um ou dois dias depois, uma erupção que coça e lembra chicotadas.',
  },
  references: ['white-2019', 'kalac-2013'],
  publishedAt: '2026-04-21',
}
