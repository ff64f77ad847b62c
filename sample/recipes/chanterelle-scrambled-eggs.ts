import type { RecipeSample } from '@sample/types'

export const chanterelleScrambledEggs: RecipeSample = {
  slug: 'chanterelle-scrambled-eggs',
  name: {
    en: 'Scrambled eggs with chanterelles',
    es: 'Revuelto de rebozuelos',
    pt: 'Ovos mexidos com cantarelos',
  },
  summary: {
    en: 'Chanterelles first and alone, until they have given up their water; eggs last and briefly. In between there is nothing to do.',
    es: 'Los rebozuelos primero y solos, hasta que suelten el agua; los huevos al final y un momento. Entre medias no hay nada que hacer.',
    pt: 'Os cantarelos primeiro e sozinhos, até soltarem a água; os ovos por último e por pouco tempo. No meio não há nada a fazer.',
  },
  species: ['cantharellus-cibarius'],
  prepMinutes: 15,
  cookMinutes: 23,
  servings: 4,
  category: 'starter',
  drawing: 'pan',
  cuisine: { en: 'Spanish', es: 'Española', pt: 'Espanhola' },
  keywords: {
    en: 'eggs, autumn, quick, vegetarian',
    es: 'huevos, otoño, rápido, vegetariano',
    pt: 'ovos, outono, rápido, vegetariano',
  },
  ingredients: [
    {
      quantity: 400,
      unit: 'g',
      name: { en: 'chanterelles', es: 'rebozuelos', pt: 'cantarelos' },
      species: 'cantharellus-cibarius',
    },
    { quantity: 6, unit: 'piece', name: { en: 'eggs', es: 'huevos', pt: 'ovos' } },
    { quantity: 2, unit: 'tbsp', name: { en: 'olive oil', es: 'aceite de oliva', pt: 'azeite de oliva' } },
    { quantity: 15, unit: 'g', name: { en: 'butter', es: 'mantequilla', pt: 'manteiga' } },
    { quantity: 1, unit: 'clove', name: { en: 'garlic', es: 'ajo', pt: 'alho' } },
    {
      quantity: 1,
      unit: 'tbsp',
      name: { en: 'chopped chives', es: 'cebollino picado', pt: 'cebolinha-francesa picada' },
    },
    { quantity: 1, unit: 'pinch', name: { en: 'salt', es: 'sal', pt: 'sal' } },
  ],
  sections: [
    {
      steps: [
        {
          text: {
            en: 'Brush the chanterelles, and rinse sandy ones quickly. Tear large ones lengthwise.',
            es: 'Cepilla los rebozuelos y enjuaga deprisa los que tengan arena. Rasga los grandes a lo largo.',
            pt: 'Escove os cantarelos e enxágue depressa os que tiverem areia. Rasgue os grandes no comprimento.',
          },
        },
        {
          text: {
            en: 'Put them into a dry, hot pan with a pinch of salt. When they have released their water, let it boil away, then add oil and the crushed garlic and fry until the edges brown.',
            es: 'Ponlos en una sartén seca y caliente con una pizca de sal. Cuando suelten el agua, deja que se evapore; añade entonces el aceite y el ajo machacado y fríe hasta que se doren los bordes.',
            pt: 'Ponha numa frigideira seca e quente com uma pitada de sal. Quando soltarem a água, deixe evaporar; então junte o azeite e o alho amassado e frite até dourar as bordas.',
          },
          minutes: 18,
        },
        {
          text: {
            en: 'Beat the eggs lightly with a fork: white and yolk should still be visible.',
            es: 'Bate poco los huevos con un tenedor: clara y yema deben distinguirse aún.',
            pt: 'Bata pouco os ovos com um garfo: clara e gema ainda devem aparecer.',
          },
        },
        {
          text: {
            en: 'Lower the heat, add butter and eggs and draw a spoon through them until just set. Take the pan off early, scatter with chives and serve.',
            es: 'Baja el fuego, añade la mantequilla y los huevos y ve pasando una cuchara hasta que cuajen apenas. Retira pronto, esparce el cebollino y sirve.',
            pt: 'Abaixe o fogo, junte a manteiga e os ovos e passe uma colher até firmarem de leve. Retire cedo, espalhe a cebolinha e sirva.',
          },
          minutes: 3,
        },
      ],
    },
  ],
  safety: {
    en: 'Only chanterelles that an expert has identified with certainty: orange webcaps and jack-o’-lanterns, both poisonous, have been taken for them.',
    es: 'Solo rebozuelos que un experto haya identificado con certeza: se han confundido con cortinarios anaranjados y con la seta de olivo, venenosos ambos.',
    pt: 'Apenas cantarelos identificados com certeza por um especialista: já foram confundidos com cortinários alaranjados e com o cogumelo-da-oliveira, ambos venenosos.',
  },
  references: ['danel-2001', 'laessoe-petersen-2019'],
  publishedAt: '2026-09-19',
}
