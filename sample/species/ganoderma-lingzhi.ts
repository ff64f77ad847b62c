import type { SpeciesSample } from '@sample/types'

export const ganodermaLingzhi: SpeciesSample = {
  slug: 'ganoderma-lingzhi',
  scientificName: 'Ganoderma lingzhi',
  authority: 'Sheng H. Wu, Y. Cao & Y.C. Dai',
  synonyms: ['Ganoderma sichuanense'],
  commonNames: {
    en: ['Reishi', 'Lingzhi'],
    es: ['reishi', 'lingzhi'],
    pt: ['reishi', 'lingzhi'],
  },
  summary: {
    en: 'The reishi of trade: a lacquered bracket from East Asia that books and labels long called _Ganoderma lucidum_. Too hard to eat.',
    es: 'El reishi del comercio: un yesquero lacado de Asia oriental al que libros y etiquetas llamaron _Ganoderma lucidum_. Demasiado duro para comer.',
    pt: 'O reishi do comércio: uma orelha-de-pau laqueada da Ásia oriental, chamada por livros e rótulos de _Ganoderma lucidum_. Dura demais para comer.',
  },
  about: {
    en: `This is the mushroom in the packet. The lingzhi of China and the reishi of Japan were long filed under the European name _Ganoderma lucidum_, until two studies of 2012 showed that they are another species. Books, trials and labels that say _Ganoderma lucidum_ mostly mean this one: of twenty products that were sold under that name in the United States and tested by DNA, 93% were it, and none was the European species. Some hold that its right name is _Ganoderma sichuanense_.

A lacquered fan stands on a dark stem set at the side: yellow at the growing rim, then orange, then ox-blood red, and dusted with cocoa-brown spores when ripe. The pores beneath are whitish to yellow. In the wild it rots the roots and stumps of plum, cherry, oak and other broad-leaved trees. Its young red antlers resemble the deadly _Trichoderma cornu-damae_, and that mistake has poisoned people.

Fame runs ahead of proof: a Cochrane review of five trials, in people with type 2 diabetes, found no support for its use against cardiovascular risk. It may act on clotting, blood pressure, blood sugar and immunity, and whether it is harmless in pregnancy is not known.`,
    es: `Esta es la seta del paquete. El lingzhi chino y el reishi japonés llevaron mucho tiempo el nombre europeo _Ganoderma lucidum_, hasta que dos estudios de 2012 mostraron que son otra especie. Los libros, ensayos y etiquetas que dicen _Ganoderma lucidum_ se refieren casi siempre a esta: de veinte productos vendidos con ese nombre en Estados Unidos y analizados por su ADN, el 93 % eran ella y ninguno la especie europea. Algunos sostienen que su nombre correcto es _Ganoderma sichuanense_.

Un abanico lacado se alza sobre un pie oscuro y lateral: amarillo en el borde que crece, luego naranja y después rojo sangre, cubierto de esporas de color cacao al madurar. Los poros van de blanquecinos a amarillos. En la naturaleza pudre raíces y tocones de ciruelos, cerezos, robles y otros planifolios. Sus astas jóvenes y rojas se parecen a la mortal _Trichoderma cornu-damae_, y ese error ha intoxicado a personas.

La fama va por delante de las pruebas: una revisión Cochrane de cinco ensayos, en personas con diabetes tipo 2, no halló respaldo a su uso contra el riesgo cardiovascular. Puede influir en la coagulación, la tensión, el azúcar en sangre y la inmunidad, y no se sabe si es inocua en el embarazo.`,
    pt: `Este é o cogumelo do pacote. O lingzhi chinês e o reishi japonês levaram por muito tempo o nome europeu _Ganoderma lucidum_, até que dois estudos de 2012 mostraram que são outra espécie. Livros, ensaios e rótulos que dizem _Ganoderma lucidum_ quase sempre se referem a esta: de vinte produtos vendidos com esse nome nos Estados Unidos e analisados por DNA, 93% eram ela, e nenhum era a espécie europeia. Alguns defendem que o nome correto é _Ganoderma sichuanense_.

Um leque laqueado ergue-se sobre um estipe escuro e lateral: amarelo na borda que cresce, depois laranja e por fim vermelho-sangue, coberto de esporos cor de cacau quando maduro. Os poros vão de esbranquiçados a amarelos. Na natureza apodrece raízes e tocos de ameixeiras, cerejeiras, carvalhos e outras folhosas. Seus chifres jovens e vermelhos lembram o mortal _Trichoderma cornu-damae_, e esse engano já intoxicou pessoas.

A fama corre adiante das provas: uma revisão Cochrane de cinco ensaios, em pessoas com diabetes tipo 2, não encontrou apoio para seu uso contra o risco cardiovascular. Pode agir na coagulação, na pressão, no açúcar do sangue e na imunidade, e não se sabe se é inofensivo na gravidez.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Ganodermataceae',
    genus: 'Ganoderma',
    species: 'lingzhi',
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
      en: '5–20 cm, kidney-shaped to round, zoned; shining, yellow at the rim, then orange to dark red-brown',
      es: '5–20 cm, arriñonado a redondo, zonado; brillante, borde amarillo, luego naranja a pardo rojizo oscuro',
      pt: '5–20 cm, reniforme a redondo, zonado; brilhante, borda amarela, depois laranja a marrom-avermelhado',
    },
    gills: {
      en: 'None: fine round pores, 4–5 to a millimetre, whitish to yellow, later pale brown',
      es: 'No tiene: poros finos y redondos, 4–5 por milímetro, blanquecinos a amarillos, luego pardo claros',
      pt: 'Não tem: poros finos e redondos, 4–5 por milímetro, esbranquiçados a amarelos, depois marrom-claros',
    },
    stipe: {
      en: '3–15 cm, upright, set at the side or nearly central, lacquered dark red-brown to black',
      es: '3–15 cm, erguido, lateral o casi central, lacado de pardo rojizo oscuro a negro',
      pt: '3–15 cm, ereto, lateral ou quase central, laqueado de marrom-avermelhado escuro a preto',
    },
    flesh: {
      en: 'Corky then woody, in two layers: nearly white above, cinnamon by the tubes',
      es: 'Corchosa y luego leñosa, en dos capas: casi blanca arriba, canela junto a los tubos',
      pt: 'Suberosa e depois lenhosa, em duas camadas: quase branca em cima, canela junto aos tubos',
    },
    spores: {
      en: 'Print cocoa-brown, often dusting the cap; spores blunt at one end, double-walled',
      es: 'Esporada pardo cacao, a menudo sobre el píleo; esporas truncadas, de pared doble',
      pt: 'Esporada marrom-cacau, muitas vezes sobre o chapéu; esporos truncados, de parede dupla',
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
    habit: 'scattered',
    ground: 'buried-wood',
    colours: {
      cap: {
        typical: '#a8431c',
        light: '#f3d56c',
        dark: '#6a1d10',
      },
      hymenium: {
        typical: '#efe0a0',
        light: '#f7eec6',
        dark: '#c0a468',
      },
      stipe: {
        typical: '#55180f',
        light: '#7c2a1a',
        dark: '#260b08',
      },
      flesh: {
        typical: '#e3cfa6',
        light: '#f0e6cd',
        dark: '#a8794e',
      },
      marks: {
        typical: '#e2a13c',
      },
    },
    size: {
      cap: {
        min: 5,
        max: 20,
      },
      height: {
        min: 3,
        max: 15,
      },
      stipeThickness: {
        min: 0.5,
        max: 2,
      },
    },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'ground-broadleaf': 'usual',
    'ground-stump': 'usual',
    'colour-red': 'usual',
    'colour-orange': 'sometimes',
    'colour-yellow': 'sometimes',
    'ground-trunk': 'sometimes',
    'stem-absent': 'sometimes',
    'growth-single': 'sometimes',
    'growth-group': 'sometimes',
    'shape-coral': 'sometimes',
  },
  habitat: {
    en: 'Roots, stumps and trunk bases of broad-leaved trees, among them plum, cherry and oak; at times out of the soil above buried roots. Cultivated on logs and sawdust.',
    es: 'Raíces, tocones y base de troncos de planifolios, entre ellos ciruelos, cerezos y robles; a veces brota del suelo sobre raíces enterradas. Se cultiva en troncos y serrín.',
    pt: 'Raízes, tocos e base de troncos de folhosas, entre elas ameixeiras, cerejeiras e carvalhos; às vezes brota do solo sobre raízes enterradas. Cultiva-se em toras e serragem.',
  },
  distribution: {
    en: 'Wild in East Asia: China, Korea and Japan. Cultivated in many countries; kits have carried it to North America.',
    es: 'Silvestre en Asia oriental: China, Corea y Japón. Se cultiva en muchos países; los kits la han llevado a Norteamérica.',
    pt: 'Silvestre na Ásia oriental: China, Coreia e Japão. Cultiva-se em muitos países; os kits a levaram à América do Norte.',
  },
  seasons: [
    {
      region: { en: 'East Asia', es: 'Asia oriental', pt: 'Ásia oriental' },
      area: 'asia',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [7, 8, 9],
    },
  ],
  cognitiveEffects: [
    {
      value: 'calm',
      description: {
        en: 'Reported by people who drink it as a tea; not shown in trials.',
        es: 'Lo refieren quienes la beben en infusión; no se ha demostrado en ensayos.',
        pt: 'Relatado por quem o bebe em chá; não demonstrado em ensaios.',
      },
    },
  ],
  psychoactiveEffects: [],
  helpsWith: [
    {
      value: 'blood-pressure',
      description: {
        en: 'Not shown: a Cochrane review of five trials did not find that it lowers blood pressure. It is taken by tradition for the circulation.',
        es: 'No demostrado: una revisión Cochrane de cinco ensayos no halló que baje la presión. Se toma por tradición para la circulación.',
        pt: 'Não demonstrado: uma revisão Cochrane de cinco ensaios não constatou que baixe a pressão. Toma-se por tradição para a circulação.',
      },
      evidence: 'trials',
      finding: 'no-difference',
      population: {
        en: 'Review of five trials with 398 people in all.',
        es: 'Revisión de cinco ensayos con 398 personas en total.',
        pt: 'Revisão de cinco ensaios com 398 pessoas ao todo.',
      },
      source: 'klupp-2015',
    },
    {
      value: 'insomnia',
      description: {
        en: 'Given in China for centuries to calm and to sleep. In one study rats slept longer after three days of an extract; in an earlier one the same amounts changed nothing unless a barbiturate was given too. Whether it helps people with insomnia is not known.',
        es: 'En China se da desde hace siglos para calmar y dormir. En un estudio, las ratas durmieron más tras tres días de extracto; en otro anterior, las mismas cantidades no cambiaron nada sin un barbitúrico. No se sabe si ayuda a las personas con insomnio.',
        pt: 'Na China é dado há séculos para acalmar e dormir. Num estudo, ratos dormiram mais após três dias de extrato; em outro anterior, as mesmas quantidades nada mudaram sem um barbitúrico. Não se sabe se ajuda pessoas com insônia.',
      },
      evidence: 'animal',
      finding: 'not-studied',
      population: {
        en: 'Rats, three days, an extract of the fruit body.',
        es: 'Ratas, tres días, extracto del cuerpo fructífero.',
        pt: 'Ratos, três dias, extrato do corpo de frutificação.',
      },
      source: 'cui-2012',
    },
  ],
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
    {
      value: 'low-blood-sugar',
      description: {
        en: 'Suspected beside medicines for diabetes; seen in animals, not shown in people.',
        es: 'Se sospecha junto a medicamentos para la diabetes; visto en animales, no demostrado en personas.',
        pt: 'Suspeita-se junto com remédios para diabetes; visto em animais, não demonstrado em pessoas.',
      },
    },
    {
      value: 'dizziness',
      description: {
        en: 'Suspected beside medicines that lower blood pressure, which may fall further.',
        es: 'Se sospecha junto a medicamentos que bajan la tensión, que puede caer más.',
        pt: 'Suspeita-se junto com remédios que baixam a pressão, que pode cair mais.',
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
      en: 'An honest label names _Ganoderma lingzhi_. Look for a stated content of beta-glucans. “Polysaccharides” alone also counts the starch of the grain on which mycelium is grown. Bitterness is a plain sign that triterpenes are there. Whole slices let you see what you buy.',
      es: 'Una etiqueta honesta nombra _Ganoderma lingzhi_. Busca el contenido declarado de betaglucanos: «polisacáridos» a secas incluye también el almidón del grano en que se cultiva el micelio. El amargor es señal sencilla de que hay triterpenos. Las lonchas secas enteras dejan ver lo que se compra.',
      pt: 'Um rótulo honesto traz o nome _Ganoderma lingzhi_. Procure o teor declarado de betaglucanas: “polissacarídeos”, sem mais, inclui também o amido do grão em que se cultiva o micélio. O amargor é sinal simples de que há triterpenos. As fatias secas inteiras deixam ver o que se compra.',
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
        en: 'Corky, cream to cinnamon; pores only once a cap is there',
        es: 'Corchosa, crema a canela; poros solo cuando hay píleo',
        pt: 'Suberosa, creme a canela; poros só quando há chapéu',
      },
      other: {
        en: 'White and firm inside; never forms a cap. Deadly',
        es: 'Blanca y firme; nunca forma píleo. Mortal',
        pt: 'Branca e firme; nunca forma chapéu. Mortal',
      },
    },
    {
      species: 'ganoderma-lucidum',
      trait: 'gills',
      own: {
        en: 'Pores whitish to yellow; wild in East Asia',
        es: 'Poros blanquecinos a amarillos; silvestre en Asia oriental',
        pt: 'Poros esbranquiçados a amarelos; silvestre na Ásia oriental',
      },
      other: {
        en: 'Pores whitish; wild from Europe to central Asia',
        es: 'Poros blanquecinos; silvestre de Europa a Asia central',
        pt: 'Poros esbranquiçados; silvestre da Europa à Ásia central',
      },
    },
  ],
  references: [
    'loyd-2018',
    'wang-2012',
    'wasser-2002',
    'klupp-2015',
    'cui-2012',
    'chu-2007',
    'yu-2013',
    'stamets-2000',
  ],
}
