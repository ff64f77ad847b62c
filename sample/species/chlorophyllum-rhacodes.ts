import type { SpeciesSample } from '@sample/types'

export const chlorophyllumRhacodes: SpeciesSample = {
  slug: 'chlorophyllum-rhacodes',
  scientificName: 'Chlorophyllum rhacodes',
  authority: '(Vittad.) Vellinga',
  gbif: 5955395,
  synonyms: ['Macrolepiota rhacodes', 'Lepiota rhacodes'],
  commonNames: { en: ['Shaggy parasol'], es: [], pt: [] },
  summary: {
    en: 'A shaggy parasol whose flesh turns saffron and then wine red. Some people vomit after it, and its tropical cousin poisons nearly all.',
    es: 'Parasol escamoso de carne azafranada y luego vinosa. A algunos les hace vomitar, y su pariente tropical intoxica a casi todos.',
    pt: 'Para-sol escamoso de carne cor de açafrão e depois vinosa. Faz alguns vomitarem, e seu parente tropical intoxica quase todos.',
  },
  about: {
    en: `Scratch the white stem with a nail: within seconds the line glows orange, then deepens to brown-red. No other test sets it apart so fast from _Macrolepiota procera_, whose flesh does not change and whose stem is patterned like snakeskin. Here the stem is plain and ends in a broad bulb.

It grows in needle litter, compost and hedge bottoms, often in arcs. Under the one name several species were long united; _Chlorophyllum brunneum_ and _Chlorophyllum olivieri_ differ in the shape of the bulb and the colour of the scales. That matters to people with a sensitive stomach, for some of the group make a part of those who eat them ill, and nobody can tell beforehand whom.

In warm countries the likeness is worse. _Chlorophyllum molybdites_ reddens a little too, and its gills turn green only when it is ripe. In Brazil, Mexico or Florida a shaggy parasol on a lawn should be taken for that one until a spore print says otherwise.`,
    es: `Raya el pie blanco con la uña: en segundos la línea se enciende en naranja y luego se apaga en rojo pardusco. Ninguna prueba la separa tan deprisa de _Macrolepiota procera_, cuya carne no cambia y cuyo pie está atigrado como piel de serpiente. Aquí el pie es liso y acaba en un bulbo ancho.

Crece entre acículas, en compost y al pie de los setos, a menudo en arcos. Bajo un solo nombre estuvieron reunidas mucho tiempo varias especies; _Chlorophyllum brunneum_ y _Chlorophyllum olivieri_ difieren en la forma del bulbo y el color de las escamas. Importa a los estómagos sensibles, pues algunas del grupo sientan mal a una parte de quienes las comen, y nadie sabe de antemano a quién.

En los países cálidos el parecido es peor. _Chlorophyllum molybdites_ también enrojece un poco, y sus láminas verdean solo al madurar. En Brasil, México o Florida, un parasol escamoso en un césped debe tenerse por ella mientras la esporada no diga otra cosa.`,
    pt: `Risque o estipe branco com a unha: em segundos a linha se acende em laranja e depois se apaga em vermelho-amarronzado. Nenhuma prova o separa tão depressa de _Macrolepiota procera_, cuja carne não muda e cujo estipe é tigrado como pele de cobra. Aqui o estipe é liso e acaba num bulbo largo.

Cresce entre agulhas, em composto e junto a cercas-vivas, muitas vezes em arcos. Sob um só nome estiveram reunidas por muito tempo várias espécies; _Chlorophyllum brunneum_ e _Chlorophyllum olivieri_ diferem na forma do bulbo e na cor das escamas. Isso importa a estômagos sensíveis, pois algumas do grupo fazem mal a uma parte de quem as come, e ninguém sabe de antemão a quem.

Nos países quentes a semelhança é pior. _Chlorophyllum molybdites_ também avermelha um pouco, e suas lâminas só esverdeiam ao amadurecer. No Brasil, no México ou na Flórida, um para-sol escamoso num gramado deve ser tomado por ele enquanto a esporada não disser outra coisa.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Chlorophyllum',
    species: 'rhacodes',
  },
  edibility: ['caution', 'edible'],
  safety: {
    headline: {
      en: 'Makes some people ill, and has a poisonous double.',
      es: 'A algunos les sienta mal, y tiene una doble venenosa.',
      pt: 'Faz mal a alguns e confunde-se com uma espécie venenosa.',
    },
    advice: {
      en: 'Never raw, never from lawns in warm countries, and only when identified with certainty by an expert, with a white spore print.',
      es: 'Nunca cruda, nunca de céspedes en países cálidos, y solo si un experto la identifica con certeza, con esporada blanca.',
      pt: 'Nunca cru, nunca de gramados em países quentes, e só se um especialista o identificar com certeza, com esporada branca.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '6–18 cm, whitish with coarse, shaggy brown scales around a smooth brown centre',
      es: '6–18 cm, blanquecino con gruesas escamas pardas y erizadas en torno a un centro liso',
      pt: '6–18 cm, esbranquiçado com grossas escamas marrons e eriçadas em torno de um centro liso',
    },
    gills: {
      en: 'White, free, bruising orange to red',
      es: 'Blancas, libres, anaranjadas a rojas al roce',
      pt: 'Brancas, livres, alaranjadas a vermelhas ao toque',
    },
    ring: {
      en: 'Thick, double-edged, sliding on the stem',
      es: 'Grueso, de doble borde, deslizante',
      pt: 'Espesso, de borda dupla, deslizante',
    },
    stipe: {
      en: '8–18 cm, smooth and white, never patterned, on a broad bulb',
      es: '8–18 cm, liso y blanco, nunca atigrado, sobre un bulbo ancho',
      pt: '8–18 cm, liso e branco, nunca tigrado, sobre um bulbo largo',
    },
    flesh: {
      en: 'White; saffron orange at once when cut, then wine red',
      es: 'Blanca; naranja azafrán al instante al corte, luego rojo vinoso',
      pt: 'Branca; laranja-açafrão de imediato ao corte, depois vermelho vinoso',
    },
    spores: {
      en: 'Print white; spores smooth with a small germ pore',
      es: 'Esporada blanca; esporas lisas con un pequeño poro germinativo',
      pt: 'Esporada branca; esporos lisos com pequeno poro germinativo',
    },
  },
  decisive: ['flesh', 'stipe', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'convex', 'flat'],
    capSurfaces: ['scaly'],
    capMargin: 'appendiculate',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'needles',
    colours: {
      cap: { typical: '#cdb494', light: '#eadfca', dark: '#7d5a3c' },
      hymenium: { typical: '#f8f1e2', light: '#fdfaf1', dark: '#dba786' },
      stipe: { typical: '#f1e6d6', light: '#fbf6ec', dark: '#c79d82' },
      ring: { typical: '#efe3d0' },
      flesh: { typical: '#fbf5ea', light: '#fdfaf3', dark: '#d9844e' },
      marks: { typical: '#8d6848', light: '#a88362', dark: '#654630' },
    },
    size: { cap: { min: 6, max: 18 }, height: { min: 8, max: 18 }, stipeThickness: { min: 1, max: 2.5 } },
    bulb: 0.8,
  },
  keyNotes: {
    'surface-shaggy': 'usual',
    'flesh-red': 'usual',
    'flesh-same': 'misread',
    'smell-faint': 'usual',
    'smell-mushroom': 'sometimes',
    'ring-sliding': 'usual',
    'base-bulb': 'usual',
    'ground-grass': 'sometimes',
    'ground-soil': 'usual',
    'colour-brown': 'usual',
    'colour-cream': 'usual',
    'stem-bands': 'impossible',
    'print-green': 'impossible',
  },
  habitat: {
    en: 'Needle litter of spruce and cypress, gardens, compost, hedges, rich disturbed ground.',
    es: 'Acículas de píceas y cipreses, jardines, compost, setos, suelos ricos y removidos.',
    pt: 'Agulhas de espruces e ciprestes, jardins, composto, cercas-vivas, solos ricos e revolvidos.',
  },
  distribution: {
    en: 'Europe and North America; related species elsewhere.',
    es: 'Europa y Norteamérica; en otros lugares, especies afines.',
    pt: 'Europa e América do Norte; em outros lugares, espécies próximas.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'In a part of those who eat it, even well cooked.',
        es: 'En una parte de quienes la comen, incluso bien cocida.',
        pt: 'Numa parte de quem o come, mesmo bem cozido.',
      },
    },
  ],
  flavors: [],
  textures: [],
  fragrances: [],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'lepiota-brunneoincarnata',
      trait: 'cap',
      own: {
        en: 'Over 6 cm, shaggy; ring slides',
        es: 'Más de 6 cm, erizado; anillo deslizante',
        pt: 'Mais de 6 cm, eriçado; anel deslizante',
      },
      other: {
        en: 'Under 6 cm, wine-brown scales; no sliding ring. Deadly',
        es: 'Menos de 6 cm, escamas pardo vinosas; sin anillo deslizante. Mortal',
        pt: 'Menos de 6 cm, escamas marrom-vinosas; sem anel deslizante. Mortal',
      },
    },
    {
      species: 'chlorophyllum-molybdites',
      trait: 'spores',
      own: {
        en: 'Print white; gills never green',
        es: 'Esporada blanca; láminas nunca verdes',
        pt: 'Esporada branca; lâminas nunca verdes',
      },
      other: {
        en: 'Print green; gills greenish when ripe. Poisonous',
        es: 'Esporada verde; láminas verdosas al madurar. Venenosa',
        pt: 'Esporada verde; lâminas esverdeadas ao amadurecer. Venenoso',
      },
    },
    {
      species: 'chlorophyllum-brunneum',
      trait: 'stipe',
      own: {
        en: 'Bulb rounded, without a rim; it makes some sick too',
        es: 'Bulbo redondeado, sin borde; también sienta mal a algunos',
        pt: 'Bulbo arredondado, sem borda; também faz mal a alguns',
      },
      other: {
        en: 'Bulb with a sharp rim. Poisonous',
        es: 'Bulbo de borde afilado. Venenosa',
        pt: 'Bulbo de borda afiada. Venenoso',
      },
    },
    {
      name: 'Chlorophyllum olivieri',
      edibility: 'caution',
      trait: 'cap',
      own: {
        en: 'Coarse brown scales that stand out on white',
        es: 'Escamas pardas gruesas que resaltan sobre blanco',
        pt: 'Escamas marrons grossas que sobressaem no branco',
      },
      other: {
        en: 'Olive-grey scales on a ground of much the same tone',
        es: 'Escamas gris oliváceas sobre fondo casi del mismo tono',
        pt: 'Escamas cinza-oliváceas sobre fundo quase do mesmo tom',
      },
    },
    {
      species: 'macrolepiota-procera',
      trait: 'stipe',
      own: {
        en: 'Plain white, turning orange-red when scratched',
        es: 'Blanco liso, rojo anaranjado al rayarlo',
        pt: 'Branco liso, vermelho-alaranjado ao riscar',
      },
      other: {
        en: 'Brown snakeskin pattern; flesh does not change',
        es: 'Atigrado de pardo; la carne no cambia',
        pt: 'Tigrado de marrom; a carne não muda',
      },
    },
  ],
  references: ['laessoe-petersen-2019', 'knudsen-vesterholt-2012', 'benjamin-1995', 'bresinsky-besl-1990'],
}
