import type { RecipeSample } from '@sample/types'

export const garlicButtonMushrooms: RecipeSample = {
  slug: 'garlic-button-mushrooms',
  name: { en: 'Garlic mushrooms', es: 'Champiñones al ajillo', pt: 'Cogumelos ao alho' },
  summary: {
    en: 'The tapas bar’s classic: buttons fried until their water has gone, garlic that stays golden, and a splash of sherry to scrape the pan.',
    es: 'El clásico de barra: champiñones que sueltan toda el agua, ajo que no pasa de dorado y un chorro de jerez para despegar lo bueno de la sartén.',
    pt: 'O clássico do bar espanhol: champignons que soltam toda a água, alho que não passa de dourado e um gole de xerez para raspar a frigideira.',
  },
  species: ['agaricus-bisporus'],
  prepMinutes: 10,
  cookMinutes: 15,
  servings: 4,
  category: 'starter',
  drawing: 'pan',
  cuisine: { en: 'Spanish', es: 'Española', pt: 'Espanhola' },
  keywords: {
    en: 'tapas, garlic, quick, vegan',
    es: 'tapas, ajo, rápido, vegano',
    pt: 'tapas, alho, rápido, vegano',
  },
  ingredients: [
    {
      quantity: 500,
      unit: 'g',
      name: {
        en: 'button or chestnut mushrooms',
        es: 'champiñones blancos o castaños',
        pt: 'champignons brancos ou portobello pequenos',
      },
      species: 'agaricus-bisporus',
    },
    { quantity: 4, unit: 'tbsp', name: { en: 'olive oil', es: 'aceite de oliva', pt: 'azeite de oliva' } },
    {
      quantity: 4,
      unit: 'clove',
      name: { en: 'garlic', es: 'ajo', pt: 'alho' },
      note: { en: 'thinly sliced', es: 'en láminas finas', pt: 'em fatias finas' },
    },
    { quantity: 1, unit: 'piece', name: { en: 'dried chilli', es: 'guindilla seca', pt: 'pimenta seca' } },
    {
      quantity: 60,
      unit: 'ml',
      name: { en: 'dry sherry', es: 'jerez seco', pt: 'xerez seco' },
      note: { en: 'or white wine', es: 'o vino blanco', pt: 'ou vinho branco' },
    },
    {
      quantity: 2,
      unit: 'tbsp',
      name: { en: 'chopped parsley', es: 'perejil picado', pt: 'salsinha picada' },
    },
    { quantity: 1, unit: 'pinch', name: { en: 'salt', es: 'sal', pt: 'sal' } },
  ],
  sections: [
    {
      steps: [
        {
          text: {
            en: 'Brush the mushrooms clean and quarter them. Small ones can stay whole.',
            es: 'Limpia los champiñones con un cepillo y córtalos en cuartos. Los pequeños pueden ir enteros.',
            pt: 'Limpe os champignons com um pincel e corte em quartos. Os pequenos podem ficar inteiros.',
          },
        },
        {
          text: {
            en: 'Heat half of the oil in a wide pan over a high flame. Add the mushrooms in one layer and leave them alone until their water has boiled away and they brown underneath. Stir once, brown the other side.',
            es: 'Calienta la mitad del aceite en una sartén amplia a fuego vivo. Pon los champiñones en una sola capa y no los muevas hasta que se evapore el agua y se doren por debajo. Remueve una vez y dora el otro lado.',
            pt: 'Aqueça metade do azeite numa frigideira larga em fogo alto. Ponha os champignons numa só camada e não mexa até que a água evapore e eles dourem por baixo. Mexa uma vez e doure o outro lado.',
          },
          minutes: 8,
        },
        {
          text: {
            en: 'Push them aside, pour in the rest of the oil and let garlic and chilli sizzle in it until the garlic is pale gold. Brown garlic is bitter.',
            es: 'Apártalos, echa el resto del aceite y sofríe en él el ajo y la guindilla hasta que el ajo esté apenas dorado. Si se tuesta, amarga.',
            pt: 'Empurre para o lado, ponha o resto do azeite e frite nele o alho e a pimenta até o alho ficar levemente dourado. Queimado, amarga.',
          },
          minutes: 2,
        },
        {
          text: {
            en: 'Add the sherry and scrape the pan. When only a spoonful of liquid is left, season with salt, fold in the parsley and serve with bread.',
            es: 'Añade el jerez y rasca el fondo. Cuando quede solo una cucharada de líquido, sala, mezcla el perejil y sirve con pan.',
            pt: 'Junte o xerez e raspe o fundo. Quando restar só uma colherada de líquido, ponha o sal, misture a salsinha e sirva com pão.',
          },
          minutes: 2,
        },
      ],
    },
  ],
  safety: {
    en: 'Buy the mushrooms: wild white buttons cannot be told from deadly young amanitas without an expert.',
    es: 'Compra los champiñones: sin un experto, las setas blancas silvestres, aún cerradas, no se distinguen de las amanitas mortales jóvenes.',
    pt: 'Compre os champignons: sem um especialista, botões brancos silvestres não se distinguem de amanitas mortais jovens.',
  },
  references: ['kalac-2013'],
  publishedAt: '2026-03-18',
}
