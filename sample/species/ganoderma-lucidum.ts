import type { SpeciesSample } from '@sample/types'

export const ganodermaLucidum: SpeciesSample = {
  slug: 'ganoderma-lucidum',
  scientificName: 'Ganoderma lucidum',
  authority: '(Curtis) P. Karst.',
  gbif: 2549730,
  commonNames: {
    en: ['Lacquered bracket', 'Reishi', 'Lingzhi'],
    es: ['pipa', 'reishi'],
    pt: ['cogumelo-rei', 'reishi'],
  },
  summary: {
    en: 'A red-brown bracket that shines as if varnished. Too hard to eat; what is sold under its name is nearly always an Asian relative.',
    es: 'Yesquero rojo oscuro que brilla como barnizado. Demasiado duro para comerlo; lo que se vende con su nombre es casi siempre un pariente asiático.',
    pt: 'Orelha-de-pau vermelho-escura que brilha como envernizada. Dura demais para comer; o que se vende com seu nome é quase sempre um parente asiático.',
  },
  about: {
    en: `No other European bracket looks so much like a piece of furniture. The upper side is covered with a crust of resin that catches the light, ox-blood red in the middle, then orange, with a cream rim where it is still growing. The stem, set at one side, is lacquered almost black. Beneath, fine white pores bruise brown; the spores settle as cocoa dust on everything around, its own cap included.

It rots the stumps and roots of oak, hornbeam, alder and other broad-leaved trees and lasts a single season, though dead brackets stand through the winter. _Ganoderma carnosum_ on silver fir and the thicker, almost stemless _Ganoderma resinaceum_ share the varnish. The common _Ganoderma applanatum_ is dull.

The lingzhi of China and the reishi of Japan, drawn and drunk for some two thousand years, were long filed under this European name. They are now held to be another species, _Ganoderma lingzhi_ or _Ganoderma sichuanense_, and most of what is sold or studied as _Ganoderma lucidum_ is that one. Fame runs ahead of proof: a Cochrane review of five trials, in people with type 2 diabetes, found no support for its use against cardiovascular risk.`,
    es: `Ningún otro yesquero europeo se parece tanto a un mueble barnizado. Una costra resinosa cubre la cara superior y devuelve la luz: rojo sangre en el centro, luego naranja y crema en el borde que aún crece. El pie, lateral, llega a un lacado casi negro. Por debajo, unos poros finos y blancos se manchan de pardo al tocarlos, y las esporas caen como polvo de cacao sobre todo lo que hay alrededor, incluido su propio píleo.

Pudre tocones y raíces de robles, carpes, alisos y otros planifolios y vive una sola temporada, aunque los ejemplares muertos aguantan el invierno. Comparten el barniz _Ganoderma carnosum_, propio del abeto, y _Ganoderma resinaceum_, más grueso y casi sin pie. El común _Ganoderma applanatum_ es mate.

El lingzhi chino y el reishi japonés, pintados y bebidos desde hace unos dos mil años, llevaron mucho tiempo este nombre europeo. Hoy se consideran otra especie, _Ganoderma lingzhi_ o _Ganoderma sichuanense_, y a ella corresponde casi todo lo que se vende o se estudia como _Ganoderma lucidum_. La fama va por delante de las pruebas: una revisión Cochrane de cinco ensayos, en personas con diabetes tipo 2, no halló respaldo a su uso contra el riesgo cardiovascular.`,
    pt: `Nenhuma outra orelha-de-pau europeia lembra tanto um móvel envernizado. Uma crosta resinosa cobre a face superior e devolve a luz: vermelho-sangue no centro, depois laranja e creme na borda que ainda cresce. O estipe, lateral, chega a um laqueado quase preto. Embaixo, poros finos e brancos mancham-se de marrom ao toque, e os esporos caem como pó de cacau sobre tudo em volta, inclusive sobre o próprio chapéu.

Apodrece tocos e raízes de carvalhos, carpinos, amieiros e outras folhosas e vive uma só estação, embora os exemplares mortos atravessem o inverno. Compartilham o verniz _Ganoderma carnosum_, do abeto, e _Ganoderma resinaceum_, mais grosso e quase sem estipe. O comum _Ganoderma applanatum_ é fosco.

O lingzhi chinês e o reishi japonês, pintados e bebidos há cerca de dois mil anos, levaram por muito tempo este nome europeu. Hoje são tidos por outra espécie, _Ganoderma lingzhi_ ou _Ganoderma sichuanense_, e a ela corresponde quase tudo o que se vende ou se estuda como _Ganoderma lucidum_. A fama corre adiante das provas: uma revisão Cochrane de cinco ensaios, em pessoas com diabetes tipo 2, não encontrou apoio para seu uso contra o risco cardiovascular.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Ganodermataceae',
    genus: 'Ganoderma',
    species: 'lucidum',
  },
  edibility: ['inedible'],
  safety: {
    headline: {
      en: 'Hard as wood and not a food; used only steeped or extracted.',
      es: 'Dura como la madera, no es alimento; solo se usa en infusión o extracto.',
      pt: 'Duro como madeira, não é alimento; só se usa em chá ou extrato.',
    },
    advice: {
      en: 'Ask a doctor first if you are pregnant or breast-feeding, expect surgery, have liver disease, or take blood thinners, medicines for blood pressure or diabetes, or medicines that suppress the immune system. Wild antlers need an expert: a deadly fungus looks like them.',
      es: 'Consulta antes al médico en caso de embarazo o lactancia, si vas a operarte o padeces del hígado, o si tomas anticoagulantes, medicamentos para la tensión o la diabetes, o inmunosupresores. Las astas silvestres exigen un experto: un hongo mortal se les parece.',
      pt: 'Consulte antes o médico em caso de gravidez ou amamentação, se vai ser operado ou sofre do fígado, ou se toma anticoagulantes, remédios para a pressão ou o diabetes, ou imunossupressores. Chifres silvestres exigem um especialista: um fungo mortal se parece com eles.',
    },
  },
  types: ['medicinal'],
  characteristics: {
    cap: {
      en: '5–20 cm, kidney- or fan-shaped, zoned; a shining crust from cream at the rim to dark red',
      es: '5–20 cm, arriñonado o en abanico, zonado; costra brillante, crema en el borde y rojo oscuro dentro',
      pt: '5–20 cm, reniforme ou em leque, zonado; crosta brilhante, creme na borda e vermelho-escura dentro',
    },
    gills: {
      en: 'None: fine round pores, 4–5 to a millimetre, whitish, bruising brown',
      es: 'No tiene: poros finos y redondos, 4–5 por milímetro, blanquecinos, pardos al roce',
      pt: 'Não tem: poros finos e redondos, 4–5 por milímetro, esbranquiçados, marrons ao toque',
    },
    stipe: {
      en: '5–20 cm, set at the side, knobbly, lacquered dark red to nearly black; at times very short',
      es: '5–20 cm, lateral, nudoso, lacado de rojo oscuro a casi negro; a veces muy corto',
      pt: '5–20 cm, lateral, nodoso, laqueado de vermelho-escuro a quase preto; às vezes muito curto',
    },
    flesh: {
      en: 'Corky then woody, cream to pale brown, darker by the tubes',
      es: 'Corchosa y luego leñosa, de crema a pardo pálido, más oscura junto a los tubos',
      pt: 'Suberosa e depois lenhosa, de creme a marrom-clara, mais escura junto aos tubos',
    },
    spores: {
      en: 'Print cocoa-brown, often dusting the cap; spores blunt at one end, double-walled',
      es: 'Esporada pardo cacao, que suele cubrir el píleo; esporas truncadas, de doble pared',
      pt: 'Esporada marrom-cacau, que costuma cobrir o chapéu; esporos truncados, de parede dupla',
    },
  },
  decisive: ['cap', 'stipe', 'flesh'],
  traits: {
    growthForm: 'bracket',
    capShapes: ['offset', 'flat'],
    capSurfaces: ['lacquered', 'zoned', 'wrinkled'],
    capMargin: 'even',
    hymenium: 'pores',
    attachment: 'none',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['brown'],
    ecology: ['saprotrophic', 'parasitic'],
    habit: 'single',
    ground: 'wood-stump',
    colours: {
      cap: { typical: '#8a2b17', light: '#f0ddb0', dark: '#4e140e' },
      hymenium: { typical: '#ece1c6', light: '#f7f1e0', dark: '#b79a74' },
      stipe: { typical: '#5c1a12', light: '#84301f', dark: '#2f0d0a' },
      flesh: { typical: '#d2b48a', light: '#e6d3b0', dark: '#a67d55' },
      marks: { typical: '#d98a32' },
    },
    size: { cap: { min: 5, max: 20 }, height: { min: 5, max: 20 }, stipeThickness: { min: 1, max: 3 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'colour-red': 'usual',
    'stem-absent': 'sometimes',
    'colour-orange': 'sometimes',
    'colour-yellow': 'sometimes',
    'ground-trunk': 'sometimes',
  },
  habitat: {
    en: 'Stumps, roots and trunk bases of broad-leaved trees, above all oak, hornbeam and alder; seldom on conifers.',
    es: 'Tocones, raíces y base de troncos de planifolios, sobre todo robles, carpes y alisos; rara vez en coníferas.',
    pt: 'Tocos, raízes e base de troncos de folhosas, sobretudo carvalhos, carpinos e amieiros; raramente em coníferas.',
  },
  distribution: {
    en: 'Europe to northern and central Asia, local; in a few places of the western United States, perhaps introduced.',
    es: 'De Europa al norte y centro de Asia, localizada; en algunos puntos del oeste de Estados Unidos, quizá introducida.',
    pt: 'Da Europa ao norte e centro da Ásia, localizado; em alguns pontos do oeste dos Estados Unidos, talvez introduzido.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
      peak: [7, 8, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Dry mouth, nausea or loose stools, chiefly with powders and strong extracts.',
        es: 'Boca seca, náuseas o heces blandas, sobre todo con polvos y extractos fuertes.',
        pt: 'Boca seca, náusea ou fezes moles, sobretudo com pós e extratos fortes.',
      },
    },
    {
      value: 'bleeding-risk',
      description: {
        en: 'May slow clotting; stop before surgery and avoid beside blood thinners unless a doctor agrees.',
        es: 'Puede retrasar la coagulación; suspéndela antes de operarte y evítala con anticoagulantes salvo acuerdo del médico.',
        pt: 'Pode retardar a coagulação; suspenda antes de cirurgias e evite com anticoagulantes, salvo acordo do médico.',
      },
    },
    {
      value: 'liver-damage',
      description: {
        en: 'A few case reports after powdered preparations; the cause was not proved beyond doubt.',
        es: 'Unos pocos casos publicados tras tomar preparados en polvo; la causa no quedó probada del todo.',
        pt: 'Uns poucos casos publicados após preparados em pó; a causa não ficou de todo provada.',
      },
    },
    {
      value: 'skin-rash',
      description: {
        en: 'Itching and rash in sensitive people.',
        es: 'Picor y erupción en personas sensibles.',
        pt: 'Coceira e erupção em pessoas sensíveis.',
      },
    },
  ],
  flavors: [
    {
      value: 'bitter',
      description: {
        en: 'Long and deep, from the triterpenes; stronger the longer it simmers.',
        es: 'Largo y hondo, por los triterpenos; crece cuanto más cuece.',
        pt: 'Longo e fundo, pelos triterpenos; cresce quanto mais ferve.',
      },
    },
    {
      value: 'woody',
      description: {
        en: 'Like water in which bark has boiled.',
        es: 'Como agua en la que ha hervido corteza.',
        pt: 'Como água em que se ferveu casca de árvore.',
      },
    },
  ],
  textures: [],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Ask which species it is and whether fruit body or mycelium was used.',
      es: 'Pregunta qué especie es y si procede de cuerpo fructífero o de micelio.',
      pt: 'Pergunte qual é a espécie e se vem de corpo de frutificação ou de micélio.',
    },
    description: {
      en: 'Almost everything sold as reishi is the Asian _Ganoderma lingzhi_; an honest label says so. Look for a stated content of beta-glucans. “Polysaccharides” alone also counts the starch of the grain on which mycelium is grown. Bitterness is a plain sign that triterpenes are there. Whole slices let you see what you buy.',
      es: 'Casi todo lo que se vende como reishi es el asiático _Ganoderma lingzhi_; una etiqueta honesta lo dice. Busca el contenido declarado de betaglucanos: «polisacáridos» a secas incluye también el almidón del grano en que se cultiva el micelio. El amargor es señal sencilla de que hay triterpenos. Las lonchas secas enteras dejan ver lo que se compra.',
      pt: 'Quase tudo o que se vende como reishi é o asiático _Ganoderma lingzhi_; um rótulo honesto o diz. Procure o teor declarado de betaglucanas: “polissacarídeos”, sem mais, inclui também o amido do grão em que se cultiva o micélio. O amargor é sinal simples de que há triterpenos. As fatias secas inteiras deixam ver o que se compra.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'ganoderic-acid',
      benefits: {
        en: 'Bitter triterpenes of the group; studied in cell cultures and animals, without proof in people.',
        es: 'Triterpenos amargos propios del grupo; estudiados en células y animales, sin prueba en personas.',
        pt: 'Triterpenos amargos próprios do grupo; estudados em células e animais, sem prova em pessoas.',
      },
    },
    {
      compound: 'beta-glucan',
      benefits: {
        en: 'Cell-wall polysaccharides studied for their action on immune cells.',
        es: 'Polisacáridos de la pared celular, estudiados por su acción sobre las células inmunitarias.',
        pt: 'Polissacarídeos da parede celular, estudados por sua ação sobre as células imunitárias.',
      },
    },
    { compound: 'ergosterol' },
  ],
  lookAlikes: [
    {
      species: 'trichoderma-cornu-damae',
      trait: 'flesh',
      own: {
        en: 'Corky and brown; pores beneath the cap',
        es: 'Corchosa y parda; poros bajo el píleo',
        pt: 'Corticosa e marrom; poros sob o chapéu',
      },
      other: {
        en: 'White and firm inside; no pores anywhere',
        es: 'Blanca y firme; sin poros en ninguna parte',
        pt: 'Branca e firme; sem poros em parte alguma',
      },
    },
    {
      species: 'fomes-fomentarius',
      trait: 'spores',
      own: {
        en: 'Print cocoa brown; crust varnished',
        es: 'Esporada pardo cacao; costra barnizada',
        pt: 'Esporada marrom-cacau; crosta envernizada',
      },
      other: {
        en: 'Print white; crust dull',
        es: 'Esporada blanca; costra mate',
        pt: 'Esporada branca; crosta fosca',
      },
    },
    {
      species: 'ganoderma-lingzhi',
      trait: 'gills',
      own: {
        en: 'Pores whitish; wild from Europe to central Asia',
        es: 'Poros blanquecinos; silvestre de Europa a Asia central',
        pt: 'Poros esbranquiçados; silvestre da Europa à Ásia central',
      },
      other: {
        en: 'Pores whitish to yellow; wild in East Asia',
        es: 'Poros blanquecinos a amarillos; silvestre en Asia oriental',
        pt: 'Poros esbranquiçados a amarelos; silvestre na Ásia oriental',
      },
    },
    {
      name: 'Ganoderma carnosum',
      edibility: 'inedible',
      trait: 'stipe',
      own: {
        en: 'Rises from broad-leaved wood, seldom from conifers',
        es: 'Nace en madera de frondosas, rara vez en coníferas',
        pt: 'Nasce em madeira de folhosas, raramente em coníferas',
      },
      other: {
        en: 'Rises from the wood of silver fir',
        es: 'Nace en madera de abeto blanco',
        pt: 'Nasce em madeira de abeto-branco',
      },
    },
    {
      name: 'Ganoderma resinaceum',
      edibility: 'inedible',
      trait: 'stipe',
      own: {
        en: 'Long, to one side, varnished like the cap',
        es: 'Largo, lateral, barnizado como el píleo',
        pt: 'Longo, lateral, envernizado como o chapéu',
      },
      other: {
        en: 'Almost none; the bracket is thicker',
        es: 'Casi nulo; el píleo es más grueso',
        pt: 'Quase nulo; o chapéu é mais espesso',
      },
    },
    {
      name: 'Ganoderma applanatum',
      edibility: 'inedible',
      trait: 'cap',
      own: {
        en: 'Shining as if varnished',
        es: 'Brillante como barnizado',
        pt: 'Brilhante como envernizado',
      },
      other: {
        en: 'Dull, brown, often wide as a plate',
        es: 'Mate, pardo, a menudo ancho como un plato',
        pt: 'Fosco, marrom, muitas vezes largo como um prato',
      },
    },
  ],
  references: [
    'wasser-2002',
    'klupp-2015',
    'cui-2012',
    'chu-2007',
    'stamets-2000',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
  ],
}
