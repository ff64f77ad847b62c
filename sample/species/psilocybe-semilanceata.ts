import type { SpeciesSample } from '@sample/types'

export const psilocybeSemilanceata: SpeciesSample = {
  slug: 'psilocybe-semilanceata',
  scientificName: 'Psilocybe semilanceata',
  authority: '(Fr.) P. Kumm.',
  gbif: 5242507,
  commonNames: {
    en: ['Liberty cap', 'Magic mushroom'],
    es: ['mongui'],
    pt: [],
  },
  summary: {
    en: 'A thin-stemmed, pointed mushroom of old pastures, strongly psychoactive and controlled by law. Deadly brown mushrooms pass for it.',
    es: 'Seta menuda y puntiaguda de los pastos viejos, muy psicoactiva y sometida a control legal. Con ella se confunden setas pardas mortales.',
    pt: 'Cogumelo franzino e pontudo dos pastos antigos, fortemente psicoativo e controlado por lei. Cogumelos marrons mortais passam por ele.',
  },
  about: {
    en: `Psilocybin and psilocin are controlled under the United Nations convention of 1971, and many countries extend the ban to the mushroom itself; in the United Kingdom even fresh specimens have been a Class A drug since 2005. The strength cannot be guessed: published analyses of this species differ more than tenfold. Fear, confusion and accidents bring most patients to hospital. People with psychosis in their own or their family’s history, people with heart disease and children are most at risk.

The cap is steeper than it is wide, keeps its sharp nipple and never opens flat. Damp, it is olive-brown and shows the gills as fine lines; drying, it pales to straw, and a jelly-like skin can be drawn off whole. It lives on dying grass roots in pasture, rough lawns and upland meadows. It likes ground that sheep and cattle have manured but does not grow on the dung itself.

The same turf holds _Panaeolus_, _Conocybe_ and _Pholiotina_, some of these last with the toxins of the death cap. At the edge of woods muscarine-bearing _Inocybe_ join them, and _Galerina marginata_ can rise through grass from buried wood. A single character never suffices here.`,
    es: `La psilocibina y la psilocina están fiscalizadas por el convenio de las Naciones Unidas de 1971, y muchos países extienden la prohibición a la propia seta; en el Reino Unido, incluso los ejemplares frescos son droga de clase A desde 2005. La potencia es imprevisible: los análisis publicados de esta especie difieren en más de diez veces. El miedo, la confusión y los accidentes son lo que más lleva al hospital. Corren mayor riesgo los niños, los enfermos del corazón y quienes tienen antecedentes de psicosis, propios o familiares.

El píleo, más alto que ancho, conserva siempre su mamelón agudo y nunca llega a extenderse. Húmedo es pardo oliváceo y deja ver las láminas como finas estrías; al secarse palidece hasta el pajizo, y su cutícula gelatinosa se desprende entera. Vive de las raíces muertas de las gramíneas en pastos, praderas de montaña y céspedes descuidados. Busca suelos abonados por ovejas y vacas, pero no nace sobre el estiércol.

En esa misma hierba crecen _Panaeolus_, _Conocybe_ y _Pholiotina_, algunas de estas últimas con las toxinas de la oronja verde. En las lindes se suman _Inocybe_ ricos en muscarina, y _Galerina marginata_ puede brotar entre la hierba desde madera enterrada. Aquí nunca basta un solo carácter.`,
    pt: `A psilocibina e a psilocina são controladas pela convenção das Nações Unidas de 1971, e muitos países estendem a proibição ao próprio cogumelo; no Reino Unido, mesmo os exemplares frescos são droga de classe A desde 2005. A potência é imprevisível: as análises publicadas desta espécie diferem em mais de dez vezes. Medo, confusão e acidentes são o que mais leva ao hospital. Correm maior risco as crianças, os cardíacos e quem tem psicose na própria história ou na da família.

O chapéu, mais alto que largo, guarda sempre o mamilo agudo e nunca se abre por completo. Úmido, é marrom-oliváceo e deixa ver as lâminas como estrias finas; ao secar, clareia até a cor de palha, e a cutícula gelatinosa se destaca inteira. Vive das raízes mortas das gramíneas em pastagens, prados de montanha e gramados descuidados. Procura solos adubados por ovelhas e vacas, mas não nasce sobre o esterco.

No mesmo capim crescem _Panaeolus_, _Conocybe_ e _Pholiotina_, algumas destas com as toxinas do chapéu-da-morte. Na orla dos bosques juntam-se _Inocybe_ com muscarina, e _Galerina marginata_ pode brotar entre a grama a partir de madeira enterrada. Aqui um único caráter nunca basta.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hymenogastraceae',
    genus: 'Psilocybe',
    species: 'semilanceata',
  },
  edibility: ['psychoactive'],
  safety: {
    headline: {
      en: 'A controlled drug in most countries; possession can be a crime.',
      es: 'Sustancia controlada en la mayoría de los países: tenerla puede ser delito.',
      pt: 'Substância controlada na maioria dos países: possuí-la pode ser crime.',
    },
    advice: {
      en: 'Its strength cannot be foreseen; panic, accidents and psychosis have followed. Deadly small brown mushrooms such as _Galerina marginata_ are taken for it.',
      es: 'Su potencia es imprevisible y ha causado pánico, accidentes y psicosis. Se confunde con pequeñas setas pardas mortales como _Galerina marginata_.',
      pt: 'Sua potência é imprevisível e já causou pânico, acidentes e psicose. Confunde-se com pequenos cogumelos marrons mortais, como _Galerina marginata_.',
    },
  },
  poisoning: {
    toxins: ['psilocybin', 'psilocin'],
    syndrome: 'psilocybin',
    onsetHours: { min: 0.25, max: 2 },
    course: [
      {
        when: { en: '15 min–2 h', es: '15 min–2 h', pt: '15 min–2 h' },
        what: {
          en: 'Unease, nausea, wide pupils and a fast pulse; colours, outlines and the sense of time begin to change.',
          es: 'Inquietud, náuseas, pupilas dilatadas y pulso rápido; cambian los colores, los contornos y el sentido del tiempo.',
          pt: 'Inquietação, náusea, pupilas dilatadas e pulso rápido; mudam as cores, os contornos e a noção do tempo.',
        },
      },
      {
        when: { en: '1–4 h', es: '1–4 h', pt: '1–4 h' },
        what: {
          en: 'Perception is most distorted. Fear, confusion and panic lead to injuries; children may have fever and convulsions.',
          es: 'La percepción se altera al máximo. El miedo, la confusión y el pánico causan lesiones; los niños pueden sufrir fiebre y convulsiones.',
          pt: 'A percepção atinge a distorção máxima. Medo, confusão e pânico causam ferimentos; crianças podem ter febre e convulsões.',
        },
      },
      {
        when: { en: '4–12 h', es: '4–12 h', pt: '4–12 h' },
        what: {
          en: 'The effects fade, in most people by the sixth hour. Tiredness and headache remain.',
          es: 'Los efectos ceden, casi siempre hacia la sexta hora. Quedan cansancio y dolor de cabeza.',
          pt: 'Os efeitos diminuem, quase sempre por volta da sexta hora. Ficam cansaço e dor de cabeça.',
        },
      },
      {
        when: { en: 'Vomiting after 6 h', es: 'Vómitos tras 6 h', pt: 'Vômitos após 6 h' },
        what: {
          en: 'Vomiting or diarrhoea that begins this late points to another mushroom, perhaps a deadly one: hospital at once.',
          es: 'Los vómitos o la diarrea que empiezan tan tarde apuntan a otra seta, quizá mortal: al hospital de inmediato.',
          pt: 'Vômitos ou diarreia que começam tão tarde indicam outro cogumelo, talvez mortal: ao hospital imediatamente.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['psychoactive'],
  characteristics: {
    cap: {
      en: '0.5–2.5 cm, a narrow bell with a sharp nipple; sticky when damp, its skin peels off whole',
      es: '0,5–2,5 cm, campana estrecha con mamelón agudo; viscoso en húmedo, cutícula separable entera',
      pt: '0,5–2,5 cm, sino estreito com mamilo agudo; viscoso quando úmido, cutícula destacável inteira',
    },
    gills: {
      en: 'Narrowly attached; pale clay at first, then dark purple-brown with a pale edge',
      es: 'Estrechamente unidas al pie; arcilla pálido y luego pardo púrpura oscuro, con arista clara',
      pt: 'Presas por pouco ao estipe; argila-pálidas, depois marrom-púrpura-escuras, de aresta clara',
    },
    stipe: {
      en: '4–10 cm tall and 1–3 mm thick, wavy, tough; no ring; the base may turn faintly blue',
      es: '4–10 cm de alto y 1–3 mm de grosor, flexuoso, tenaz; sin anillo; la base puede azulear algo',
      pt: '4–10 cm de altura e 1–3 mm de espessura, sinuoso, resistente; sem anel; a base pode azular um pouco',
    },
    flesh: {
      en: 'Thin, cream to pale brown; blueing weak and often absent',
      es: 'Delgada, de crema a pardo pálido; azulea débilmente o nada',
      pt: 'Fina, de creme a marrom-pálida; azula fracamente ou nada',
    },
    spores: {
      en: 'Print dark purple-brown; spores smooth, with a germ pore',
      es: 'Esporada pardo púrpura oscuro; esporas lisas, con poro germinativo',
      pt: 'Esporada marrom-púrpura-escura; esporos lisos, com poro germinativo',
    },
    odour: {
      en: 'Faint, of meal, when the flesh is crushed',
      es: 'Leve, a harina, al aplastar la carne',
      pt: 'Leve, de farinha, quando se esmaga a carne',
    },
  },
  decisive: ['cap', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['conical', 'campanulate'],
    capSurfaces: ['smooth', 'viscid', 'hygrophanous'],
    capMargin: 'striate',
    hymenium: 'gills',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['purple-brown'],
    ecology: ['saprotrophic'],
    habit: 'scattered',
    ground: 'grass',
    colours: {
      cap: { typical: '#b7975c', light: '#d8c291', dark: '#86703f' },
      hymenium: { typical: '#65504a', light: '#b5a288', dark: '#3d2f30' },
      stipe: { typical: '#e3d3ac', light: '#efe5c9', dark: '#a9aa98' },
      flesh: { typical: '#e8dab8' },
    },
    size: {
      cap: { min: 0.5, max: 2.5 },
      height: { min: 4, max: 10 },
      stipeThickness: { min: 0.1, max: 0.3 },
    },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-flour': 'usual',
    'flesh-blue': 'sometimes',
    'smell-faint': 'sometimes',
    'ring-skirt': 'impossible',
    'ground-dung': 'impossible',
  },
  habitat: {
    en: 'Unimproved pasture, upland meadows, parkland and old lawns on acid, moist soil; among grass, never on dung.',
    es: 'Pastos sin mejorar, praderas de montaña, parques y céspedes viejos, en suelo ácido y húmedo; entre la hierba, nunca sobre estiércol.',
    pt: 'Pastagens não melhoradas, prados de montanha, parques e gramados antigos, em solo ácido e úmido; entre a grama, nunca sobre esterco.',
  },
  distribution: {
    en: 'Temperate and northern Europe; the Pacific Northwest and eastern Canada; also reported from Chile, Tasmania and New Zealand.',
    es: 'Europa templada y septentrional; noroeste del Pacífico y este de Canadá; citada también en Chile, Tasmania y Nueva Zelanda.',
    pt: 'Europa temperada e setentrional; noroeste do Pacífico e leste do Canadá; citada também no Chile, na Tasmânia e na Nova Zelândia.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [8, 9, 10, 11, 12],
      peak: [9, 10],
    },
    {
      region: { en: 'Pacific Northwest', es: 'Noroeste del Pacífico', pt: 'Noroeste do Pacífico' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [
    {
      value: 'hallucinogenic',
      description: {
        en: 'Reported as altered perception for several hours, at times with loss of touch with the surroundings.',
        es: 'Se describe una percepción alterada durante varias horas, a veces con pérdida de contacto con el entorno.',
        pt: 'Descreve-se percepção alterada por várias horas, às vezes com perda de contato com o ambiente.',
      },
    },
    {
      value: 'visuals',
      description: {
        en: 'Colours seem stronger, surfaces move, patterns appear when the eyes are closed.',
        es: 'Los colores parecen más vivos, las superficies se mueven y con los ojos cerrados surgen dibujos.',
        pt: 'As cores parecem mais vivas, as superfícies se movem e, de olhos fechados, surgem desenhos.',
      },
    },
    {
      value: 'perceptual',
      description: {
        en: 'Time, distance and the limits of one’s own body are misjudged: traffic, water and heights become dangerous.',
        es: 'Se calculan mal el tiempo, la distancia y los límites del propio cuerpo: el tráfico, el agua y las alturas se vuelven peligrosos.',
        pt: 'Avaliam-se mal o tempo, a distância e os limites do próprio corpo: trânsito, água e altura tornam-se perigosos.',
      },
    },
    {
      value: 'euphoric',
      description: {
        en: 'Elation and laughter are reported, and can turn into fear without warning.',
        es: 'Se cuentan euforia y risa, que pueden convertirse en miedo sin previo aviso.',
        pt: 'Relatam-se euforia e riso, que podem virar medo sem aviso.',
      },
    },
  ],
  helpsWith: [],
  sideEffects: [
    {
      value: 'panic',
      description: {
        en: 'The commonest reason for seeking help; most severe in the inexperienced and the unwitting.',
        es: 'El motivo más frecuente para pedir ayuda; más grave en quien no tiene experiencia o no sabe lo que ha comido.',
        pt: 'O motivo mais frequente para pedir ajuda; mais grave em quem não tem experiência ou não sabe o que comeu.',
      },
    },
    {
      value: 'confusion',
      description: {
        en: 'Disorientation and poor judgement while the effect lasts; psychosis may outlast it in vulnerable people.',
        es: 'Desorientación y juicio alterado mientras dura el efecto; en personas vulnerables la psicosis puede prolongarse.',
        pt: 'Desorientação e juízo alterado enquanto dura o efeito; em pessoas vulneráveis a psicose pode se prolongar.',
      },
    },
    {
      value: 'nausea',
      description: {
        en: 'Frequent in the first hour, sometimes with vomiting.',
        es: 'Frecuentes en la primera hora, a veces con vómitos.',
        pt: 'Frequente na primeira hora, às vezes com vômitos.',
      },
    },
    {
      value: 'raised-heart-rate',
      description: {
        en: 'Pulse and blood pressure rise; dangerous in heart disease.',
        es: 'Suben el pulso y la presión arterial; peligroso para los enfermos del corazón.',
        pt: 'O pulso e a pressão arterial sobem; perigoso para cardíacos.',
      },
    },
    {
      value: 'dizziness',
      description: {
        en: 'Unsteadiness and weakness, with a risk of falls.',
        es: 'Inestabilidad y debilidad, con riesgo de caídas.',
        pt: 'Instabilidade e fraqueza, com risco de quedas.',
      },
    },
  ],
  flavors: [],
  textures: [],
  fragrances: [],
  psychoactive: true,
  psychoactiveChem: [
    {
      compound: 'psilocybin',
      amount: { min: 0.17, max: 1.96 },
      units: 'percent',
      basis: 'dry-weight',
      part: 'whole',
      source: 'christiansen-1981',
    },
    { compound: 'psilocin' },
    { compound: 'baeocystin' },
  ],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'galerina-marginata',
      trait: 'spores',
      own: {
        en: 'Print dark purple-brown; stem bare, growing in open grass',
        es: 'Esporada pardo púrpura oscuro; pie sin anillo, en hierba abierta',
        pt: 'Esporada marrom-púrpura-escura; estipe sem anel, em capim aberto',
      },
      other: {
        en: 'Print rusty brown; often a thin ring, on wood, even buried wood',
        es: 'Esporada pardo herrumbre; a menudo un anillo fino, sobre madera, incluso enterrada',
        pt: 'Esporada marrom-ferrugem; muitas vezes um anel fino, sobre madeira, mesmo enterrada',
      },
    },
    {
      species: 'pholiotina-rugosa',
      trait: 'spores',
      own: {
        en: 'Print dark purple-brown; no ring',
        es: 'Esporada pardo púrpura oscuro; sin anillo',
        pt: 'Esporada marrom-púrpura-escura; sem anel',
      },
      other: {
        en: 'Print rust brown; a loose ring',
        es: 'Esporada pardo herrumbre; anillo suelto',
        pt: 'Esporada marrom-ferrugem; anel solto',
      },
    },
    {
      species: 'psilocybe-mexicana',
      trait: 'cap',
      own: {
        en: 'Sharp nipple, sticky skin; cool pastures',
        es: 'Mamelón agudo, cutícula viscosa; pastos frescos',
        pt: 'Mamilo agudo, cutícula viscosa; pastos frescos',
      },
      other: {
        en: 'Blunter, reddish brown, blueing; Mexico',
        es: 'Más romo, pardo rojizo, azulea; México',
        pt: 'Mais rombudo, marrom-avermelhado, azula; México',
      },
    },
    {
      species: 'panaeolus-foenisecii',
      trait: 'cap',
      own: {
        en: 'Pointed, with a slimy skin that peels off',
        es: 'Puntiagudo, de piel viscosa que se desprende',
        pt: 'Pontudo, de pele viscosa que se solta',
      },
      other: {
        en: 'Brown, drying buff with a dark edge band; not slimy',
        es: 'Pardo, beige al secar con banda oscura al borde; no viscoso',
        pt: 'Marrom, bege ao secar com faixa escura na borda; não viscoso',
      },
    },
  ],
  references: [
    'christiansen-1981',
    'gotvaldova-2022',
    'stamets-1996',
    'bresinsky-besl-1990',
    'benjamin-1995',
    'knudsen-vesterholt-2012',
  ],
}
