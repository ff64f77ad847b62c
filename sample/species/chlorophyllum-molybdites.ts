import type { SpeciesSample } from '@sample/types'

export const chlorophyllumMolybdites: SpeciesSample = {
  slug: 'chlorophyllum-molybdites',
  scientificName: 'Chlorophyllum molybdites',
  authority: '(G. Mey.) Massee',
  gbif: 5243168,
  synonyms: ['Lepiota morganii', 'Lepiota molybdites'],
  commonNames: {
    en: ['False parasol', 'Green-spored parasol', 'Vomiter'],
    es: ['falso parasol', 'parasol de láminas verdes', 'lepiota de esporas verdes'],
    pt: ['cogumelo-de-esporos-verdes', 'chapéu-de-cobra', 'para-sol-de-esporos-verdes'],
  },
  summary: {
    en: 'A big, handsome parasol of lawns in warm countries. Its green spore print gives it away; the illness it causes is violent and common.',
    es: 'Un parasol grande y vistoso de los céspedes de clima cálido. Lo delata su esporada verde; la intoxicación que provoca es violenta y frecuente.',
    pt: 'Um para-sol grande e vistoso dos gramados de clima quente. A esporada verde o denuncia; a intoxicação que provoca é violenta e frequente.',
  },
  about: {
    en: `After warm rain this mushroom comes up on lawns, playing fields and road verges, often in wide arcs or full rings, and unfolds within days to the size of a dinner plate. White gills, a sliding ring and a scaly cap are just what a picker hopes to see in a parasol. In the United States no other identified species is recorded more often in mushroom poisonings, and it is a regular cause of them in southern Brazil.

The green is the key, but it comes late. Young gills are pure white and stay so until the spores ripen, so an unopened cap proves nothing. Leave a cap on white paper overnight: a dull green print separates it from every parasol it is taken for. _Macrolepiota procera_ leaves a white print and wears brown snakeskin bands on the stem; here the stem is smooth. The shaggy parasol, _Chlorophyllum rhacodes_, also has a plain stem, but its print is white and its cut flesh turns orange-red at once.

The chemistry of the poison is not settled; it is probably a protein, molybdophyllysin, which was isolated in 2012 and killed mice. Heat weakens it unreliably: people have fallen ill after well-cooked meals as well as raw caps. Most recover in a day or two, yet children and the elderly can lose dangerous amounts of fluid. Dogs are poisoned on lawns too.`,
    es: `Tras las lluvias de la época cálida brota en céspedes, campos de juego y cunetas, a menudo en arcos amplios o corros completos, y en pocos días se abre hasta el tamaño de un plato. Láminas blancas, anillo móvil y píleo escamoso: justo lo que un aficionado espera de un parasol. En Estados Unidos ninguna otra especie identificada figura tantas veces en las intoxicaciones por setas, y en el sur de Brasil los casos se repiten. En España se extiende por Canarias y el litoral mediterráneo.

La clave es el verde, pero llega tarde. Las láminas jóvenes son blancas hasta que maduran las esporas, de modo que un ejemplar cerrado no demuestra nada. Conviene dejar un píleo sobre papel blanco toda la noche: una esporada verde apagado lo separa de todos los parasoles con los que se confunde. _Macrolepiota procera_ da esporada blanca y tiene el pie atigrado; aquí el pie es liso. _Chlorophyllum rhacodes_ también lo tiene liso, pero su esporada es blanca y su carne pasa enseguida al rojo anaranjado al corte.

La naturaleza del veneno no está del todo aclarada; probablemente sea una proteína, la molibdofilisina, aislada en 2012 y letal en ratones. El calor lo atenúa de forma poco fiable: ha habido enfermos tras comerlo bien cocinado. Casi todos se recuperan en uno o dos días, pero niños y ancianos pueden deshidratarse peligrosamente. También se intoxican los perros.`,
    pt: `Depois das chuvas da estação quente, surge em gramados, campos esportivos e beiras de estrada, muitas vezes em arcos largos ou anéis completos, e em poucos dias abre até o tamanho de um prato. Lâminas brancas, anel móvel e chapéu escamoso: tudo o que um coletor espera ver num para-sol. Nos Estados Unidos, nenhuma outra espécie identificada aparece tanto nos registros de intoxicação por cogumelos; no sul do Brasil, os casos se repetem.

O verde é a chave, mas chega tarde. As lâminas jovens são brancas até que os esporos amadureçam, de modo que um chapéu ainda fechado nada prova. Deixe um chapéu sobre papel branco durante a noite: a esporada verde-opaca o separa de todos os parassóis com que é confundido. _Macrolepiota procera_ tem esporada branca e estipe com faixas que lembram pele de cobra; aqui o estipe é liso. _Chlorophyllum rhacodes_ também tem o estipe liso, mas sua esporada é branca e a carne cortada fica logo vermelho-alaranjada.

A natureza do veneno ainda não está inteiramente esclarecida; provavelmente é uma proteína, a molibdofilisina, isolada em 2012 e letal para camundongos. O calor o enfraquece de modo pouco confiável: há casos depois de refeições bem cozidas, não só de exemplares crus. A maioria se recupera em um ou dois dias, mas crianças e idosos podem sofrer desidratação perigosa. Cães também se intoxicam nos gramados.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Chlorophyllum',
    species: 'molybdites',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Violent vomiting within hours.',
      es: 'Vómitos violentos en pocas horas.',
      pt: 'Vômitos violentos em poucas horas.',
    },
    advice: {
      en: 'Cooking does not make it harmless. If any has been eaten, call a poison centre now; children, the elderly and anyone who cannot keep fluids down need a hospital.',
      es: 'Cocinarlo no lo vuelve inofensivo. Si alguien lo ha comido, llama ya a un centro de información toxicológica; niños, ancianos y quienes no retengan líquidos deben ir al hospital.',
      pt: 'Cozinhá-lo não o torna inofensivo. Se alguém o comeu, ligue já para um centro de informação toxicológica; crianças, idosos e quem não consegue reter líquidos devem ir ao hospital.',
    },
  },
  poisoning: {
    toxins: ['molybdophyllysin (probably)'],
    syndrome: 'gastrointestinal',
    onsetHours: { min: 1, max: 3 },
    course: [
      {
        when: { en: '1–3 h', es: '1–3 h', pt: '1–3 h' },
        what: {
          en: 'Nausea, sharp cramps, then repeated forceful vomiting.',
          es: 'Náuseas, cólicos intensos y después vómitos violentos y repetidos.',
          pt: 'Náusea, cólicas fortes e depois vômitos violentos e repetidos.',
        },
      },
      {
        when: { en: 'First day', es: 'Primer día', pt: 'Primeiro dia' },
        what: {
          en: 'Profuse diarrhoea, at times bloody; sweating, weakness and loss of fluid. Severe cases need a drip in hospital.',
          es: 'Diarrea abundante, a veces con sangre; sudor, debilidad y pérdida de líquidos. Los casos graves precisan suero en el hospital.',
          pt: 'Diarreia abundante, às vezes com sangue; suor, fraqueza e perda de líquidos. Os casos graves precisam de soro no hospital.',
        },
      },
      {
        when: { en: '24–48 h', es: '24–48 h', pt: '24–48 h' },
        what: {
          en: 'Symptoms ease in most people; tiredness may last some days.',
          es: 'En la mayoría los síntomas ceden; el cansancio puede durar unos días.',
          pt: 'Na maioria das pessoas os sintomas cedem; o cansaço pode durar alguns dias.',
        },
      },
    ],
    source: 'benjamin-1995',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '4–30 cm, egg-shaped then flat; white with coarse pinkish-brown scales and a solid brown centre',
      es: '4–30 cm, ovoide y luego plano; blanco con escamas gruesas pardo-rosadas y centro pardo continuo',
      pt: '4–30 cm, ovoide e depois plano; branco com escamas grossas marrom-rosadas e centro marrom contínuo',
    },
    gills: {
      en: 'Free, crowded; white for a long time, then grey-green to olive as the spores ripen',
      es: 'Libres, apretadas; blancas mucho tiempo, luego verde grisáceas a oliváceas al madurar las esporas',
      pt: 'Livres, apertadas; brancas por muito tempo, depois verde-acinzentadas a oliva com os esporos maduros',
    },
    ring: {
      en: 'Thick, double-edged, sliding; white above, brownish below',
      es: 'Grueso, doble y móvil; blanco por arriba, pardusco por debajo',
      pt: 'Espesso, duplo e móvel; branco em cima, amarronzado embaixo',
    },
    stipe: {
      en: '10–25 cm, smooth, whitish turning brownish, swollen at the base; never banded like snakeskin',
      es: '10–25 cm, liso, blanquecino y luego pardusco, engrosado en la base; nunca atigrado',
      pt: '10–25 cm, liso, esbranquiçado e depois amarronzado, engrossado na base; nunca com faixas',
    },
    flesh: {
      en: 'White; slowly reddish-brown where cut, most of all near the base of the stem',
      es: 'Blanca; al corte se tiñe despacio de pardo rojizo, sobre todo en la base del pie',
      pt: 'Branca; ao corte tinge-se devagar de marrom-avermelhado, sobretudo na base do estipe',
    },
    spores: {
      en: 'Print dull grey-green, unlike any other parasol',
      es: 'Esporada verde grisácea apagada, distinta de la de los demás parasoles',
      pt: 'Esporada verde-acinzentada opaca, diferente da dos outros parassóis',
    },
  },
  decisive: ['spores', 'gills', 'stipe'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'convex', 'flat'],
    capSurfaces: ['scaly'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring',
    stipePattern: 'plain',
    sporePrint: ['green'],
    ecology: ['saprotrophic'],
    habit: 'fairy-ring',
    ground: 'grass',
    colours: {
      cap: { typical: '#efe6d3', light: '#f8f2e4', dark: '#a9825c' },
      hymenium: { typical: '#98a283', light: '#f3efe2', dark: '#6f7b5c' },
      stipe: { typical: '#e6dbc5', light: '#f1e9d9', dark: '#b49a7c' },
      ring: { typical: '#ece1cc', dark: '#a88a68' },
      flesh: { typical: '#f7f1e4' },
      marks: { typical: '#a9825c', light: '#c6a47d', dark: '#7e5a3c' },
    },
    size: { cap: { min: 4, max: 30 }, height: { min: 10, max: 25 }, stipeThickness: { min: 1, max: 2.5 } },
    bulb: 0.45,
  },
  keyNotes: {
    'ring-sliding': 'usual',
    'flesh-red': 'usual',
    'smell-faint': 'usual',
    'growth-group': 'sometimes',
    'flesh-same': 'misread',
    'print-white': 'misread',
  },
  habitat: {
    en: 'Lawns, parks, playing fields, pasture and road verges, after warm rain; sometimes in greenhouses and on mulch.',
    es: 'Céspedes, parques, campos de juego, pastos y cunetas tras lluvias cálidas; a veces en invernaderos y acolchados.',
    pt: 'Gramados, parques, campos esportivos, pastagens e beiras de estrada, após chuvas quentes; às vezes em estufas e coberturas vegetais.',
  },
  distribution: {
    en: 'Tropics and warm temperate regions of the Americas, from eastern North America and California through Mexico and Brazil to Argentina, of Africa, Asia and Australia; established in the Canary Islands and spreading around the Mediterranean.',
    es: 'Trópicos y regiones templadas cálidas de América, del este de Norteamérica y California a México, Brasil y Argentina, y de África, Asia y Australia; establecido en las islas Canarias y en expansión por el Mediterráneo.',
    pt: 'Trópicos e regiões temperadas quentes da América, do leste da América do Norte e da Califórnia ao México, ao Brasil e à Argentina, e da África, Ásia e Austrália; estabelecido nas Ilhas Canárias e em expansão no Mediterrâneo.',
  },
  seasons: [
    {
      region: { en: 'Eastern United States', es: 'Este de Estados Unidos', pt: 'Leste dos Estados Unidos' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [7, 8, 9],
    },
    {
      region: { en: 'Southern Brazil', es: 'Sur de Brasil', pt: 'Sul do Brasil' },
      area: 'brazil',
      hemisphere: 'south',
      months: [9, 10, 11, 12, 1, 2, 3, 4, 5],
      peak: [1, 2, 3],
    },
    {
      region: { en: 'Mexico', es: 'México', pt: 'México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10],
      peak: [7, 8, 9],
    },
    {
      region: { en: 'Argentina', es: 'Argentina', pt: 'Argentina' },
      area: 'southern-cone',
      hemisphere: 'south',
      months: [9, 10, 11, 12, 1, 2, 3, 4, 5],
      peak: [],
    },
    {
      region: { en: 'Queensland', es: 'Queensland', pt: 'Queensland' },
      area: 'australia',
      hemisphere: 'south',
      months: [9, 10, 11, 12, 1, 2, 3, 4, 5],
      peak: [],
    },
    {
      region: { en: 'Japan', es: 'Japón', pt: 'Japão' },
      area: 'asia',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10],
      peak: [],
    },
    {
      region: { en: 'Mediterranean Europe', es: 'Europa mediterránea', pt: 'Europa mediterrânea' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
      peak: [],
    },
    {
      region: { en: 'California', es: 'California', pt: 'Califórnia' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'Forceful and repeated, from one to three hours after the meal.',
        es: 'Violentos y repetidos, entre una y tres horas después de comer.',
        pt: 'Violentos e repetidos, de uma a três horas depois da refeição.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Profuse and sometimes bloody; fluid loss is the main danger.',
        es: 'Abundante y a veces sanguinolenta; el mayor peligro es la deshidratación.',
        pt: 'Abundante e às vezes com sangue; o maior perigo é a desidratação.',
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
      species: 'chlorophyllum-brunneum',
      trait: 'spores',
      own: {
        en: 'Print green; gills white until the spores ripen',
        es: 'Esporada verde; láminas blancas hasta que maduran las esporas',
        pt: 'Esporada verde; lâminas brancas até os esporos amadurecerem',
      },
      other: {
        en: 'Print white; gills never green',
        es: 'Esporada blanca; láminas nunca verdes',
        pt: 'Esporada branca; lâminas nunca verdes',
      },
    },
    {
      species: 'psilocybe-cubensis',
      trait: 'spores',
      own: {
        en: 'Print dull green; gills free',
        es: 'Esporada verde apagada; láminas libres',
        pt: 'Esporada verde-opaca; lâminas livres',
      },
      other: {
        en: 'Print purple-black; gills attached, flesh bruising blue',
        es: 'Esporada negro púrpura; láminas unidas al pie, carne que azulea',
        pt: 'Esporada preto-púrpura; lâminas presas ao estipe, carne que azula',
      },
    },
    {
      species: 'chlorophyllum-rhacodes',
      trait: 'spores',
      own: {
        en: 'Print green; gills greenish when ripe. Poisonous',
        es: 'Esporada verde; láminas verdosas al madurar. Venenosa',
        pt: 'Esporada verde; lâminas esverdeadas ao amadurecer. Venenoso',
      },
      other: {
        en: 'Print white; gills never green',
        es: 'Esporada blanca; láminas nunca verdes',
        pt: 'Esporada branca; lâminas nunca verdes',
      },
    },
    {
      species: 'macrolepiota-procera',
      trait: 'spores',
      own: {
        en: 'Print green; the stem is smooth, without bands',
        es: 'Esporada verde; pie liso, sin bandas',
        pt: 'Esporada verde; estipe liso, sem faixas',
      },
      other: {
        en: 'Print white to cream; brown snakeskin bands on the stem',
        es: 'Esporada blanca a crema; pie atigrado con bandas pardas',
        pt: 'Esporada branca a creme; estipe com faixas marrons',
      },
    },
    {
      species: 'agaricus-campestris',
      trait: 'gills',
      own: {
        en: 'White, then grey-green',
        es: 'Blancas, luego verde grisáceas',
        pt: 'Brancas, depois verde-acinzentadas',
      },
      other: {
        en: 'Pink, then chocolate brown',
        es: 'Rosadas, luego pardo chocolate',
        pt: 'Rosadas, depois marrom-chocolate',
      },
    },
    {
      species: 'coprinus-comatus',
      trait: 'gills',
      own: {
        en: 'White, then grey-green; never inky',
        es: 'Blancas, luego verde grisáceas; nunca se deshacen en tinta',
        pt: 'Brancas, depois verde-acinzentadas; nunca viram tinta',
      },
      other: {
        en: 'Pink, then black, dissolving into ink',
        es: 'Rosadas, luego negras y deshechas en tinta',
        pt: 'Rosadas, depois pretas, desfeitas em tinta',
      },
    },
    {
      species: 'agaricus-subrufescens',
      trait: 'spores',
      own: { en: 'Print green', es: 'Esporada verde', pt: 'Esporada verde' },
      other: { en: 'Print purple-brown', es: 'Esporada pardo púrpura', pt: 'Esporada marrom-púrpura' },
    },
  ],
  references: [
    'benjamin-1995',
    'white-2019',
    'yamada-2012',
    'bresinsky-besl-1990',
    'index-fungorum',
    'perez-silva-2008',
  ],
}
