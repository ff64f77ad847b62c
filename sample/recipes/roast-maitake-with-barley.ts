import type { RecipeSample } from '@sample/types'

export const roastMaitakeWithBarley: RecipeSample = {
  slug: 'roast-maitake-with-barley',
  name: { en: 'Roast maitake with barley', es: 'Maitake asado con cebada', pt: 'Maitake assado com cevada' },
  summary: {
    en: 'The frills crisp like autumn leaves while the heart stays juicy. Underneath, barley cooked like a risotto that does not need you.',
    es: 'Los volantes crujen como hojas de otoño y el corazón queda jugoso. Debajo, una cebada hecha como un risotto que no te necesita.',
    pt: 'Os babados ficam crocantes como folhas de outono e o coração, suculento. Embaixo, cevada feita como um risoto que não precisa de você.',
  },
  species: ['grifola-frondosa'],
  prepMinutes: 15,
  cookMinutes: 50,
  servings: 4,
  category: 'main',
  cuisine: { en: 'Contemporary', es: 'Contemporánea', pt: 'Contemporânea' },
  keywords: {
    en: 'roast, barley, oven, vegetarian',
    es: 'asado, cebada, horno, vegetariano',
    pt: 'assado, cevada, forno, vegetariano',
  },
  ingredients: [
    {
      quantity: 500,
      unit: 'g',
      name: { en: 'maitake', es: 'maitake', pt: 'maitake' },
      species: 'grifola-frondosa',
    },
    { quantity: 250, unit: 'g', name: { en: 'pearl barley', es: 'cebada perlada', pt: 'cevadinha' } },
    {
      quantity: 1,
      unit: 'piece',
      name: { en: 'leek', es: 'puerro', pt: 'alho-poró' },
      note: { en: 'sliced', es: 'en rodajas', pt: 'em rodelas' },
    },
    { quantity: 4, unit: 'tbsp', name: { en: 'olive oil', es: 'aceite de oliva', pt: 'azeite de oliva' } },
    {
      quantity: 900,
      unit: 'ml',
      name: { en: 'vegetable stock', es: 'caldo de verduras', pt: 'caldo de legumes' },
    },
    { quantity: 1, unit: 'tbsp', name: { en: 'miso', es: 'miso', pt: 'missô' } },
    {
      quantity: 2,
      unit: 'tsp',
      name: { en: 'maple syrup', es: 'sirope de arce', pt: 'xarope de bordo' },
    },
    {
      quantity: 1,
      unit: 'tbsp',
      name: { en: 'cider vinegar', es: 'vinagre de sidra', pt: 'vinagre de maçã' },
    },
    {
      quantity: 50,
      unit: 'g',
      name: { en: 'hazelnuts', es: 'avellanas', pt: 'avelãs' },
      note: { en: 'toasted', es: 'tostadas', pt: 'tostadas' },
    },
    { quantity: 1, unit: 'tsp', name: { en: 'salt', es: 'sal', pt: 'sal' } },
  ],
  sections: [
    {
      title: { en: 'The barley', es: 'La cebada', pt: 'A cevada' },
      steps: [
        {
          text: {
            en: 'Soften the leek in one spoonful of oil with half of the salt. Stir in the barley until it smells nutty.',
            es: 'Pocha el puerro en una cucharada de aceite con la mitad de la sal. Añade la cebada y remueve hasta que huela a nuez.',
            pt: 'Refogue o alho-poró em uma colher de azeite com metade do sal. Junte a cevadinha e mexa até cheirar a noz.',
          },
          minutes: 5,
        },
        {
          text: {
            en: 'Add the stock, cover, and simmer until the barley is tender and creamy. Stir now and then.',
            es: 'Añade el caldo, tapa y cuece a fuego suave hasta que la cebada esté tierna y cremosa. Remueve de vez en cuando.',
            pt: 'Ponha o caldo, tampe e cozinhe em fogo baixo até a cevadinha ficar macia e cremosa. Mexa de vez em quando.',
          },
          minutes: 40,
        },
      ],
    },
    {
      title: { en: 'The maitake', es: 'El maitake', pt: 'O maitake' },
      steps: [
        {
          text: {
            en: 'Heat the oven to 210 °C. Tear the cluster into four or six pieces with a bit of stalk each. Shake out grit; do not soak.',
            es: 'Calienta el horno a 210 °C. Divide el ramillete en cuatro o seis trozos, cada uno con algo de pie. Sacude la tierra; no lo remojes.',
            pt: 'Aqueça o forno a 210 °C. Divida o cacho em quatro ou seis pedaços, cada um com um pouco de estipe. Sacuda a terra; não deixe de molho.',
          },
        },
        {
          text: {
            en: 'Mix miso, syrup, vinegar and the rest of oil and salt. Brush the pieces with it and roast on a hot tray, turning once.',
            es: 'Mezcla miso, sirope, vinagre y el resto del aceite y la sal. Pincela los trozos y ásalos en una bandeja caliente, dándoles la vuelta una vez.',
            pt: 'Misture missô, xarope, vinagre e o resto do azeite e do sal. Pincele os pedaços e asse numa assadeira quente, virando uma vez.',
          },
          minutes: 20,
        },
        {
          text: {
            en: 'Roast until the tips are dark and crisp and the stalks tender to a knife. Serve on the barley with the hazelnuts.',
            es: 'Ásalos hasta que las puntas estén oscuras y crujientes y el cuchillo entre sin esfuerzo en los pies. Sirve sobre la cebada con las avellanas.',
            pt: 'Asse até as pontas ficarem escuras e crocantes e a faca entrar sem esforço nos estipes. Sirva sobre a cevadinha com as avelãs.',
          },
          minutes: 5,
        },
      ],
    },
  ],
  safety: {
    en: 'Cook maitake right through, and keep the first portion small: some people react to it.',
    es: 'Cocina el maitake por completo y toma poco la primera vez: hay quien reacciona.',
    pt: 'Cozinhe o maitake por completo e coma pouco na primeira vez: há quem reaja.',
  },
  references: ['kalac-2013', 'chang-miles-2004'],
  publishedAt: '2026-10-14',
}
