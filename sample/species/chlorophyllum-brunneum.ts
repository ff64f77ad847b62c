import type { SpeciesSample } from '@sample/types'

export const chlorophyllumBrunneum: SpeciesSample = {
  slug: 'chlorophyllum-brunneum',
  scientificName: 'Chlorophyllum brunneum',
  authority: '(Farl. & Burt) Vellinga',
  synonyms: [
    'Lepiota brunnea',
    'Macrolepiota rachodes var. hortensis',
    'Macrolepiota venenata',
    'Chlorophyllum venenatum',
  ],
  commonNames: { en: ['Brown parasol', 'Shaggy parasol'], es: [], pt: [] },
  summary: {
    en: 'The thickset parasol of gardens and compost, with a rimmed bulb. Many eat it, some are violently sick, and its doubles are worse.',
    es: 'El parasol rechoncho de jardines y compost, con un bulbo ribeteado. Muchos lo comen y a algunos les causa vómitos violentos.',
    pt: 'O para-sol atarracado de jardins e composto, com bulbo de borda nítida. Muitos o comem, e a alguns causa vômitos violentos.',
  },
  about: {
    en: `On lawns, compost and under the cypresses of parks a thickset parasol comes up, at times by the dozen: coarse brown scales on white around a smooth brown centre, a loose ring, and at the foot a bulb with a sharp rim, often with a gutter around the stem. Cut, it turns orange and then reddish brown.

For a long time it was counted as the shaggy parasol, _Chlorophyllum rhacodes_, which has a rounded bulb and a ring with a double edge; in Australia and on the Pacific coast most of what is called so is this. European gardens have a form known as _Chlorophyllum venenatum_, which some keep apart. Californian books call it good and mention allergies; Spanish and Italian mycologists list it as poisonous, at times severely. Nobody can say beforehand who will be sick, so this guide takes the stricter view of all parasols that redden.

Two mistakes are worse. The green-spored parasol stands on the same lawns and looks the same until its gills turn green: take a print. And small scaly dapperlings of gardens kill: nothing under a hand’s breadth belongs in the basket.`,
    es: `En céspedes, compost y bajo los cipreses de los parques sale un parasol rechoncho, a veces por docenas: escamas gruesas pardas sobre blanco en torno a un centro liso y pardo, un anillo suelto y, en la base, un bulbo de borde afilado, a menudo con un canalillo alrededor del pie. Al corte pasa a naranja y luego a pardo rojizo.

Durante mucho tiempo se contó entre los de _Chlorophyllum rhacodes_, que tiene el bulbo redondeado y el anillo de doble borde; en Australia y en la costa del Pacífico casi todo lo que se llama así es este. En los jardines europeos hay una forma conocida como _Chlorophyllum venenatum_, que algunos separan. Los libros californianos lo dan por bueno y citan alergias; micólogos españoles e italianos lo tienen por venenoso, a veces grave. Nadie sabe de antemano a quién le sentará mal; por eso esta guía sigue el criterio más estricto con todos los parasoles que enrojecen.

Hay dos errores peores. El parasol de esporas verdes sale en el mismo césped y es igual hasta que sus láminas verdean: haz una esporada. Y las lepiotas pequeñas y escamosas de los jardines matan: nada menor que un palmo debe ir a la cesta.`,
    pt: `Em gramados, composto e sob os ciprestes dos parques surge um para-sol atarracado, às vezes às dúzias: escamas grossas marrons sobre branco em torno de um centro liso e marrom, um anel solto e, na base, um bulbo de borda afiada, muitas vezes com uma calha em volta do estipe. Ao corte fica laranja e depois marrom-avermelhado.

Por muito tempo foi contado como _Chlorophyllum rhacodes_, que tem bulbo arredondado e anel de borda dupla; na Austrália e na costa do Pacífico, quase tudo o que leva esse nome é este. Nos jardins europeus há uma forma conhecida como _Chlorophyllum venenatum_, que alguns separam. Livros californianos o dão por bom e citam alergias; micólogos espanhóis e italianos o têm por venenoso, às vezes grave. Ninguém sabe de antemão a quem fará mal; por isso este guia segue o critério mais rigoroso com todos os para-sóis que avermelham.

Há dois erros piores. O para-sol-de-esporos-verdes nasce no mesmo gramado e é igual até que suas lâminas fiquem verdes: faça uma esporada. E as lepiotas pequenas e escamosas dos jardins matam: nada menor que um palmo deve ir para a cesta.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Chlorophyllum',
    species: 'brunneum',
  },
  edibility: ['poisonous', 'caution'],
  safety: {
    headline: {
      en: 'Makes some who eat it violently sick.',
      es: 'A algunos les causa vómitos violentos.',
      pt: 'A alguns causa vômitos violentos.',
    },
    advice: {
      en: 'Cooking does not help everyone. Children, the elderly and anyone who cannot keep fluids down need a hospital; vomiting that starts after six hours points to a deadly dapperling or amanita.',
      es: 'Cocinarlo no ayuda a todos. Niños, ancianos y quienes no retengan líquidos deben ir al hospital; los vómitos que empiezan pasadas seis horas apuntan a una lepiota o una amanita mortal.',
      pt: 'Cozinhar não ajuda a todos. Crianças, idosos e quem não consegue reter líquidos devem ir ao hospital; vômitos que começam depois de seis horas indicam uma lepiota ou uma amanita mortal.',
    },
  },
  poisoning: {
    toxins: ['unidentified'],
    syndrome: 'gastrointestinal',
    course: [
      {
        when: { en: 'First hours', es: 'Primeras horas', pt: 'Primeiras horas' },
        what: {
          en: 'Sickness, cramps, vomiting and diarrhoea, in some people only.',
          es: 'Náuseas, cólicos, vómitos y diarrea, solo en algunas personas.',
          pt: 'Náusea, cólicas, vômitos e diarreia, só em algumas pessoas.',
        },
      },
      {
        when: { en: 'First day', es: 'Primer día', pt: 'Primeiro dia' },
        what: {
          en: 'Loss of fluid, which is the danger in children and old people.',
          es: 'Pérdida de líquidos, que es el peligro en niños y ancianos.',
          pt: 'Perda de líquidos, que é o perigo em crianças e idosos.',
        },
      },
      {
        when: { en: 'Vomiting after 6 h', es: 'Vómitos tras 6 h', pt: 'Vômitos após 6 h' },
        what: {
          en: 'Sickness that begins this late points to an amatoxin species: hospital at once.',
          es: 'Un malestar tan tardío apunta a una especie con amatoxinas: al hospital de inmediato.',
          pt: 'Um mal-estar tão tardio indica uma espécie com amatoxinas: ao hospital imediatamente.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '6–20 cm, round then flat; coarse brown scales on white, centre smooth and brown',
      es: '6–20 cm, esférico y luego plano; escamas gruesas pardas sobre blanco, centro liso y pardo',
      pt: '6–20 cm, esférico e depois plano; escamas grossas marrons sobre branco, centro liso e marrom',
    },
    gills: {
      en: 'White, free, crowded; orange to brown where bruised, never green',
      es: 'Blancas, libres, apretadas; naranjas a pardas al roce, nunca verdes',
      pt: 'Brancas, livres, apertadas; laranja a marrons ao toque, nunca verdes',
    },
    ring: {
      en: 'Thick, movable, mostly with a single edge, brown below',
      es: 'Grueso, móvil, casi siempre de borde simple, pardo por debajo',
      pt: 'Espesso, móvel, quase sempre de borda simples, marrom por baixo',
    },
    stipe: {
      en: '6–20 cm, smooth, white bruising brown; bulb with a sharp, often gutter-like rim',
      es: '6–20 cm, liso, blanco, pardea al roce; bulbo de borde afilado, a menudo acanalado',
      pt: '6–20 cm, liso, branco, fica marrom ao toque; bulbo de borda afiada, muitas vezes em calha',
    },
    flesh: {
      en: 'White; orange when cut, then reddish brown',
      es: 'Blanca; naranja al corte, luego pardo rojizo',
      pt: 'Branca; laranja ao corte, depois marrom-avermelhada',
    },
    spores: {
      en: 'Print white; spores smooth with a germ pore',
      es: 'Esporada blanca; esporas lisas con poro germinativo',
      pt: 'Esporada branca; esporos lisos com poro germinativo',
    },
    odour: {
      en: 'None, of mushrooms or raw potato; not telling',
      es: 'Nulo, a seta o a patata cruda; no decide',
      pt: 'Nenhum, de cogumelo ou de batata crua; não decide',
    },
  },
  decisive: ['stipe', 'spores', 'flesh'],
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
    ground: 'grass',
    colours: {
      cap: { typical: '#f0e6d4', light: '#faf4e8', dark: '#6b4326' },
      hymenium: { typical: '#f9f3e6', light: '#fefaf2', dark: '#c98f64' },
      stipe: { typical: '#f3e9da', light: '#fbf6ed', dark: '#b98d69' },
      ring: { typical: '#efe3d0', dark: '#9b7452' },
      flesh: { typical: '#fbf5ea', light: '#fdfaf3', dark: '#d98a4e' },
      marks: { typical: '#6e4628', light: '#8f6340', dark: '#4b2f1b' },
    },
    size: { cap: { min: 6, max: 20 }, height: { min: 6, max: 20 }, stipeThickness: { min: 1.5, max: 3 } },
    bulb: 1,
  },
  keyNotes: {
    'surface-shaggy': 'sometimes',
    'surface-smooth': 'misread',
    'flesh-red': 'usual',
    'flesh-same': 'misread',
    'smell-faint': 'usual',
    'smell-mushroom': 'sometimes',
    'colour-brown': 'usual',
    'colour-white': 'sometimes',
    'ring-sliding': 'usual',
    'ring-skirt': 'usual',
    'base-bulb': 'usual',
    'base-sac': 'misread',
    'ground-soil': 'usual',
    'ground-conifer': 'sometimes',
    'ground-broadleaf': 'sometimes',
    'growth-tuft': 'sometimes',
    'growth-ring': 'sometimes',
    'growth-single': 'sometimes',
    'print-green': 'impossible',
    'colour-violet': 'impossible',
  },
  habitat: {
    en: 'Gardens, lawns, compost, wood chips, flower beds and greenhouses; under cypress, eucalypts and she-oaks.',
    es: 'Jardines, céspedes, compost, astillas, macizos de flores e invernaderos; bajo cipreses, eucaliptos y casuarinas.',
    pt: 'Jardins, gramados, composto, lascas de madeira, canteiros e estufas; sob ciprestes, eucaliptos e casuarinas.',
  },
  distribution: {
    en: 'Pacific coast of North America, Europe, Australia and southern Africa, as a companion of gardens; the parasols of South American gardens that redden have not been sorted out.',
    es: 'Costa del Pacífico de Norteamérica, Europa, Australia y sur de África, ligado a los jardines; los parasoles de jardín que enrojecen en Sudamérica están sin aclarar.',
    pt: 'Costa do Pacífico da América do Norte, Europa, Austrália e sul da África, ligado aos jardins; os para-sóis de jardim que avermelham na América do Sul não estão esclarecidos.',
  },
  seasons: [
    {
      region: { en: 'Pacific coast', es: 'Costa del Pacífico', pt: 'Costa do Pacífico' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [8, 9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Europa septentrional y central',
        pt: 'Europa do Norte e Central',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11, 12],
      peak: [9, 10],
    },
    {
      region: { en: 'South-eastern Australia', es: 'Sureste de Australia', pt: 'Sudeste da Austrália' },
      area: 'australia',
      hemisphere: 'south',
      months: [3, 4, 5],
      peak: [4, 5],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'In a part of those who eat it, also when well cooked.',
        es: 'En una parte de quienes lo comen, aunque esté bien cocido.',
        pt: 'Numa parte de quem o come, mesmo bem cozido.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'With cramps; the danger is loss of fluid.',
        es: 'Con cólicos; el peligro es la deshidratación.',
        pt: 'Com cólicas; o perigo é a desidratação.',
      },
    },
    {
      value: 'allergy',
      description: {
        en: 'Reported from California.',
        es: 'Citada en California.',
        pt: 'Relatada na Califórnia.',
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
      trait: 'flesh',
      own: {
        en: 'Orange when cut, then reddish brown',
        es: 'Naranja al corte, luego pardo rojizo',
        pt: 'Laranja ao corte, depois marrom-avermelhada',
      },
      other: {
        en: 'White to pinkish, never orange; no loose ring. Deadly',
        es: 'Blanca a rosada, nunca naranja; sin anillo suelto. Mortal',
        pt: 'Branca a rosada, nunca laranja; sem anel solto. Mortal',
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
        en: 'Print green; gills white until the spores ripen',
        es: 'Esporada verde; láminas blancas hasta que maduran las esporas',
        pt: 'Esporada verde; lâminas brancas até os esporos amadurecerem',
      },
    },
    {
      species: 'amanita-smithiana',
      trait: 'flesh',
      own: {
        en: 'Orange when cut; scales cannot be wiped off',
        es: 'Naranja al corte; las escamas no se quitan con el dedo',
        pt: 'Laranja ao corte; as escamas não saem com o dedo',
      },
      other: {
        en: 'White, unchanging; warts rub off. Kidney poison',
        es: 'Blanca, inmutable; las verrugas se desprenden. Veneno del riñón',
        pt: 'Branca, imutável; as verrugas se soltam. Veneno do rim',
      },
    },
    {
      species: 'chlorophyllum-rhacodes',
      trait: 'stipe',
      own: {
        en: 'Bulb with a sharp rim. Poisonous',
        es: 'Bulbo de borde afilado. Venenosa',
        pt: 'Bulbo de borda afiada. Venenoso',
      },
      other: {
        en: 'Bulb rounded, without a rim; it makes some sick too',
        es: 'Bulbo redondeado, sin borde; también sienta mal a algunos',
        pt: 'Bulbo arredondado, sem borda; também faz mal a alguns',
      },
    },
    {
      species: 'macrolepiota-procera',
      trait: 'stipe',
      own: {
        en: 'Plain white, turning orange when cut. Poisonous',
        es: 'Blanco liso, naranja al corte. Venenosa',
        pt: 'Branco liso, laranja ao corte. Venenoso',
      },
      other: {
        en: 'Brown snakeskin pattern; flesh does not change',
        es: 'Atigrado de pardo; la carne no cambia',
        pt: 'Tigrado de marrom; a carne não muda',
      },
    },
  ],
  references: [
    'vellinga-2003',
    'benjamin-1995',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'index-fungorum',
  ],
}
