import type { SpeciesSample } from '@sample/types'

export const schizophyllumCommune: SpeciesSample = {
  slug: 'schizophyllum-commune',
  scientificName: 'Schizophyllum commune',
  authority: 'Fr.',
  mycobank: 208403,
  gbif: 5241128,
  wikidata: 'Q941733',
  commonNames: {
    en: ['Split gill'],
    es: [],
    pt: [],
  },
  summary: {
    en: 'Small furry fans on dead wood in every climate, with gills that split lengthwise and close when dry. Market food in the tropics of Mexico.',
    es: 'Pequeños abanicos peludos en madera muerta de todos los climas, con láminas que se parten a lo largo y se cierran en seco. Alimento en el trópico mexicano.',
    pt: 'Pequenos leques peludos em madeira morta de todos os climas, com lâminas que se fendem de ponta a ponta e se fecham na seca. Alimento no trópico mexicano.',
  },
  about: {
    en: `Turn one over in dry weather and it seems to have hair instead of gills. Each “gill” is really two walls back to back, which curl apart and inward as they lose water and cover the spore-bearing face. Rain opens them again, even after years on a herbarium shelf, and they go on shedding spores.

It may be the most widespread of all mushrooms, on logs, fence posts and sugar cane on every continent but Antarctica. Geneticists value it for its tens of thousands of mating types, which let nearly any two strangers breed.

In Chiapas, Tabasco and Veracruz, as in parts of Africa and south-east Asia, it is eaten in stews and tamales, chewy as it is; part of what is eaten in Tabasco is its relative _S. radiatum_. Schizophyllan, its glucan, was licensed in Japan as an injection beside radiotherapy for cervical cancer. The fungus itself has, rarely, grown in the sinuses and lungs of people who breathed its spores.`,
    es: `En tiempo seco, dale la vuelta y parecerá que tiene pelo en lugar de láminas. Cada «lámina» son en realidad dos paredes, espalda con espalda, que al perder agua se enrollan hacia dentro y cubren la cara fértil. La lluvia las abre de nuevo, incluso tras años en un herbario, y siguen soltando esporas.

Quizá sea la seta más extendida del mundo: en troncos, postes y caña de azúcar de todos los continentes salvo la Antártida. Los genetistas la aprecian por sus decenas de miles de tipos sexuales, que permiten cruzarse a casi cualquier pareja de extraños.

En Chiapas, Tabasco y Veracruz, como en partes de África y del sudeste asiático, se come en guisos y tamales, con lo correosa que es; parte de lo que se come en Tabasco es su pariente _S. radiatum_. El esquizofilano, su glucano, se autorizó en Japón como inyección junto a la radioterapia del cáncer de cuello uterino. El propio hongo ha crecido, raras veces, en los senos nasales y pulmones de quien respiró sus esporas.`,
    pt: `No tempo seco, vire-o e parecerá que tem pelo em vez de lâminas. Cada “lâmina” são na verdade duas paredes, costas com costas, que ao perder água se enrolam para dentro e cobrem a face fértil. A chuva as abre de novo, mesmo depois de anos num herbário, e elas continuam soltando esporos.

Talvez seja o cogumelo mais difundido do mundo: em troncos, postes e cana-de-açúcar de todos os continentes, exceto a Antártida. Os geneticistas o prezam por suas dezenas de milhares de tipos sexuais, que permitem o cruzamento de quase qualquer par de estranhos.

Em Chiapas, Tabasco e Veracruz, como em partes da África e do Sudeste Asiático, é comido em ensopados e tamales, por mais duro que seja; parte do que se come em Tabasco é seu parente _S. radiatum_. A esquizofilana, sua glucana, foi autorizada no Japão como injeção ao lado da radioterapia do câncer do colo do útero. O próprio fungo já cresceu, raras vezes, nos seios da face e pulmões de quem respirou seus esporos.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Schizophyllaceae',
    genus: 'Schizophyllum',
    species: 'commune',
  },
  edibility: ['caution', 'edible'],
  safety: {
    headline: {
      en: 'Never sniff it or grow it indoors: the spores can settle in the airways.',
      es: 'No lo huelas de cerca ni lo críes en casa: las esporas pueden instalarse en las vías aéreas.',
      pt: 'Não o cheire de perto nem o crie em casa: os esporos podem se instalar nas vias aéreas.',
    },
    advice: {
      en: 'Eaten only when identified with certainty by an expert, and long cooked. People with weak immunity or asthma should not handle it in closed rooms.',
      es: 'Se come solo si un experto lo ha identificado con certeza, y muy cocido. Quien tenga defensas bajas o asma no debe manipularlo en espacios cerrados.',
      pt: 'Só se come quando identificado com certeza por um especialista, e muito bem cozido. Quem tem imunidade baixa ou asma não deve manipulá-lo em ambientes fechados.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'medicinal'],
  characteristics: {
    cap: {
      en: '1–4 cm, fan-shaped, densely hairy, white to grey, often lobed',
      es: '1–4 cm, en abanico, densamente peludo, blanco a gris, a menudo lobulado',
      pt: '1–4 cm, em leque, densamente peludo, branco a cinza, muitas vezes lobado',
    },
    gills: {
      en: 'Radiating, pinkish grey, split lengthwise and rolled back when dry',
      es: 'Radiadas, gris rosado, partidas a lo largo y enrolladas en seco',
      pt: 'Radiadas, cinza-rosadas, fendidas no sentido do comprimento e enroladas na seca',
    },
    flesh: {
      en: 'Thin, leathery, grey; revives when wetted',
      es: 'Fina, coriácea, gris; revive al mojarse',
      pt: 'Fina, coriácea, cinza; revive ao molhar',
    },
    spores: {
      en: 'Print white to pinkish; spores cylindrical',
      es: 'Esporada blanca a rosada; esporas cilíndricas',
      pt: 'Esporada branca a rosada; esporos cilíndricos',
    },
  },
  decisive: ['gills', 'cap'],
  traits: {
    growthForm: 'shelf',
    capShapes: ['offset'],
    capSurfaces: ['shaggy', 'velvety'],
    capMargin: 'lobed',
    hymenium: 'gills',
    attachment: 'none',
    stipe: 'none',
    sporePrint: ['white', 'pink'],
    ecology: ['saprotrophic'],
    habit: 'shelf',
    ground: 'wood-log',
    colours: {
      cap: { typical: '#d9d2c6', light: '#f2eee5', dark: '#a39b90' },
      hymenium: { typical: '#c7aea3', light: '#e2d1c8', dark: '#9a8078' },
      flesh: { typical: '#cfc5b8' },
    },
    size: { cap: { min: 1, max: 4 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'colour-white': 'usual',
    'colour-grey': 'usual',
    'stem-absent': 'usual',
    'underside-ridges': 'misread',
    'ground-trunk': 'usual',
    'growth-group': 'usual',
  },
  habitat: {
    en: 'Dead trunks, branches, posts and worked timber, and cane, in sun and shade.',
    es: 'Troncos, ramas, postes y madera labrada muertos, y caña, al sol y a la sombra.',
    pt: 'Troncos, galhos, postes e madeira trabalhada mortos, e cana, ao sol e à sombra.',
  },
  distribution: {
    en: 'All continents except Antarctica.',
    es: 'Todos los continentes salvo la Antártida.',
    pt: 'Todos os continentes, exceto a Antártida.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [10, 11, 12, 1, 2, 3],
    },
    {
      region: { en: 'Tropical Mexico', es: 'México tropical', pt: 'México tropical' },
      area: 'mexico',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10],
      peak: [6, 7, 8, 9],
    },
    {
      region: { en: 'Brazil', es: 'Brasil', pt: 'Brasil' },
      area: 'brazil',
      hemisphere: 'south',
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [12, 1, 2, 3],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'airway-irritation',
      description: {
        en: 'Isolated infections of sinuses and lungs, and allergic coughing with mucus plugs.',
        es: 'Infecciones aisladas de senos y pulmones, y tos alérgica con tapones de moco.',
        pt: 'Infecções isoladas dos seios da face e pulmões, e tosse alérgica com tampões de muco.',
      },
    },
  ],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Faint; it carries the sauce.',
        es: 'Tenue; lleva el de la salsa.',
        pt: 'Tênue; leva o do molho.',
      },
    },
  ],
  textures: [
    {
      value: 'chewy',
      description: {
        en: 'Leathery unless simmered for an hour.',
        es: 'Correoso si no cuece una hora.',
        pt: 'Duro se não cozinhar uma hora.',
      },
    },
  ],
  fragrances: [],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'schizophyllan',
      benefits: {
        en: 'Purified and injected beside radiotherapy in Japan; this says nothing of eating the mushroom.',
        es: 'Purificado e inyectado junto a la radioterapia en Japón; nada dice de comer la seta.',
        pt: 'Purificada e injetada ao lado da radioterapia no Japão; nada diz sobre comer o cogumelo.',
      },
      source: 'wasser-2002',
    },
  ],
  lookAlikes: [],
  references: ['ruan-soto-2006', 'wasser-2002', 'boa-2004', 'laessoe-petersen-2019', 'index-fungorum'],
}
