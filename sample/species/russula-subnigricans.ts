import type { SpeciesSample } from '@sample/types'

export const russulaSubnigricans: SpeciesSample = {
  slug: 'russula-subnigricans',
  scientificName: 'Russula subnigricans',
  authority: 'Hongo',
  commonNames: { en: ['Rank russula'], es: [], pt: [] },
  summary: {
    en: 'A dull grey-brown brittlegill of east Asian evergreen oak woods. Its flesh reddens without blackening; it destroys muscle and kills.',
    es: 'Rúsula gris parda y apagada de los bosques asiáticos de robles perennes. Su carne enrojece sin ennegrecer; destruye el músculo y mata.',
    pt: 'Rússula marrom-acinzentada e apagada dos bosques asiáticos de carvalhos perenes. A carne avermelha sem enegrecer; destrói o músculo e mata.',
  },
  about: {
    en: `Nothing about it warns the eye: a grey-brown to blackish cap, soon sunken like a funnel, dry and slightly velvety; thick, widely spaced cream gills; a short, hard stem that snaps like chalk. When cut, the white flesh and the gills turn red within minutes and stay red.

That is where people err. In Japan, Korea and China blackening brittlegills (_Russula nigricans_ and relatives) are gathered for the pot; their flesh also turns red, but then black, in half an hour to an hour. Old specimens may change little or not at all, and even specialists find the group hard to sort. No test by colour is good enough: leave every grey or blackish brittlegill.

Vomiting comes early and is wrongly taken for a good sign. A day later the muscles ache, the urine darkens, and heart, breathing and kidneys may fail; in one Korean report two of six patients died. Californian brittlegills of live oak once bore the same name; they are now _R. cantharellicola_, and are suspect too.`,
    es: `A la vista nada avisa: píleo pardo grisáceo a negruzco, pronto hundido como un embudo, seco y algo aterciopelado; láminas gruesas y separadas, de color crema; pie corto y duro, que se parte como la tiza. Al corte, la carne blanca y las láminas enrojecen en unos minutos y siguen rojas.

Ahí está el error. En Japón, Corea y China se recolectan para comer las rúsulas que ennegrecen (_Russula nigricans_ y afines); su carne también enrojece, pero después se vuelve negra, en media hora o una hora. Los ejemplares viejos pueden cambiar poco o nada, y hasta a los especialistas les cuesta separar el grupo. Ninguna prueba de color basta: deja toda rúsula gris o negruzca.

Los vómitos llegan pronto y se toman, sin razón, por buena señal. Un día después duelen los músculos, la orina se oscurece y pueden fallar el corazón, la respiración y los riñones; en un informe coreano murieron dos de seis pacientes. Unas rúsulas californianas de encina llevaron el mismo nombre; hoy son _R. cantharellicola_, también sospechosas.`,
    pt: `Nada avisa os olhos: chapéu marrom-acinzentado a enegrecido, logo afundado como um funil, seco e um pouco aveludado; lâminas grossas e espaçadas, de cor creme; estipe curto e duro, que se parte como giz. Ao corte, a carne branca e as lâminas avermelham em poucos minutos e continuam vermelhas.

É aí que se erra. No Japão, na Coreia e na China colhem-se para comer as rússulas que enegrecem (_Russula nigricans_ e afins); a carne delas também avermelha, mas depois fica preta, em meia hora a uma hora. Exemplares velhos podem mudar pouco ou nada, e até especialistas têm dificuldade em separar o grupo. Nenhuma prova de cor basta: deixe toda rússula cinzenta ou enegrecida.

Os vômitos chegam cedo e são tomados, sem razão, por bom sinal. Um dia depois doem os músculos, a urina escurece e podem falhar o coração, a respiração e os rins; num relato coreano morreram dois de seis pacientes. Rússulas californianas de carvalho já tiveram este nome; hoje são _R. cantharellicola_, também suspeitas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Russulales',
    family: 'Russulaceae',
    genus: 'Russula',
    species: 'subnigricans',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'Deadly: it destroys muscle, and early vomiting is no good sign.',
      es: 'Mortal: destruye el músculo, y vomitar pronto no es buena señal.',
      pt: 'Mortal: destrói o músculo, e vomitar cedo não é bom sinal.',
    },
    advice: {
      en: 'Eat no grey or blackish brittlegill. After a meal of brittlegills, vomiting, aching muscles or dark urine mean hospital at once, even if the person feels better.',
      es: 'No comas ninguna rúsula gris o negruzca. Tras una comida de rúsulas, los vómitos, el dolor muscular o la orina oscura exigen ir al hospital de inmediato, aunque la persona se encuentre mejor.',
      pt: 'Não coma nenhuma rússula cinzenta ou enegrecida. Depois de comer rússulas, vômitos, dor muscular ou urina escura exigem ir ao hospital imediatamente, mesmo que a pessoa se sinta melhor.',
    },
  },
  poisoning: {
    toxins: ['cycloprop-2-ene carboxylic acid'],
    syndrome: 'rhabdomyolysis',
    onsetHours: { min: 0.25, max: 24 },
    course: [
      {
        when: {
          en: '15 min to some hours, at times a day',
          es: '15 min a algunas horas, a veces un día',
          pt: '15 min a algumas horas, às vezes um dia',
        },
        what: {
          en: 'Nausea, vomiting, diarrhoea, belly pain.',
          es: 'Náuseas, vómitos, diarrea, dolor de vientre.',
          pt: 'Náusea, vômitos, diarreia, dor de barriga.',
        },
      },
      {
        when: { en: 'About 18–24 h', es: 'Hacia las 18–24 h', pt: 'Cerca de 18–24 h' },
        what: {
          en: 'Aching, weak muscles all over, stiff shoulders and back, red-brown urine, short breath.',
          es: 'Músculos doloridos y débiles en todo el cuerpo, hombros y espalda rígidos, orina rojiza oscura, falta de aire.',
          pt: 'Músculos doloridos e fracos no corpo todo, ombros e costas rígidos, urina avermelhada escura, falta de ar.',
        },
      },
      {
        when: { en: 'Days 2–3', es: 'Días 2–3', pt: 'Dias 2–3' },
        what: {
          en: 'Kidney failure, disturbed heart rhythm, shock; many die. Others recover with intensive care.',
          es: 'Fallo renal, arritmias, choque; muchos mueren. Otros se recuperan con cuidados intensivos.',
          pt: 'Insuficiência renal, arritmias, choque; muitos morrem. Outros se recuperam com cuidados intensivos.',
        },
      },
    ],
    source: 'cho-han-2016',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '5–12 cm, grey-brown to blackish brown, paler at first in some; dry, slightly velvety; soon sunken',
      es: '5–12 cm, pardo grisáceo a negruzco, a veces más claro de joven; seco, algo aterciopelado; pronto hundido',
      pt: '5–12 cm, marrom-acinzentado a quase preto, às vezes mais claro; seco, pouco aveludado; logo afundado',
    },
    gills: {
      en: 'Cream, thick, brittle and widely spaced, long and short mixed; redden where hurt',
      es: 'Crema, gruesas, quebradizas y separadas, largas y cortas mezcladas; enrojecen al herirlas',
      pt: 'Creme, grossas, quebradiças e espaçadas, longas e curtas misturadas; avermelham onde feridas',
    },
    stipe: {
      en: '3–6 cm, short and hard, pale grey-brown; snaps like chalk; no ring, no sac',
      es: '3–6 cm, corto y duro, pardo grisáceo claro; se parte como la tiza; sin anillo ni volva',
      pt: '3–6 cm, curto e duro, marrom-acinzentado claro; parte-se como giz; sem anel nem volva',
    },
    flesh: {
      en: 'Thick, white; turns red when cut and does not blacken; old specimens may hardly change',
      es: 'Gruesa, blanca; enrojece al corte sin ennegrecer; los ejemplares viejos apenas cambian',
      pt: 'Espessa, branca; avermelha ao corte sem enegrecer; exemplares velhos podem mal mudar',
    },
    spores: {
      en: 'Print white; spores nearly round, with low warts and a fine net',
      es: 'Esporada blanca; esporas casi esféricas, con verrugas bajas y una red fina',
      pt: 'Esporada branca; esporos quase esféricos, com verrugas baixas e uma rede fina',
    },
    odour: {
      en: 'None that helps to know it',
      es: 'Ninguno que ayude a reconocerla',
      pt: 'Nenhum que ajude a reconhecê-la',
    },
  },
  decisive: ['gills', 'flesh'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'depressed', 'infundibuliform'],
    capSurfaces: ['velvety', 'smooth'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'adnate',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#7d7064', light: '#a79b8e', dark: '#51473e' },
      hymenium: { typical: '#efe5cc', light: '#f7f0de', dark: '#d3ab93' },
      stipe: { typical: '#b8ac9d', light: '#d3c9bc', dark: '#8d7f70' },
      flesh: { typical: '#f7f0e3', dark: '#cf8474' },
    },
    size: { cap: { min: 5, max: 12 }, height: { min: 3, max: 6 }, stipeThickness: { min: 0.6, max: 2.5 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-red': 'usual',
    'flesh-chalk': 'usual',
    'flesh-same': 'sometimes',
    'smell-faint': 'usual',
    'colour-grey': 'usual',
    'colour-brown': 'usual',
    'colour-black': 'sometimes',
    'colour-cream': 'sometimes',
    'colour-white': 'misread',
    'underside-gills-decurrent': 'sometimes',
    'ground-conifer': 'sometimes',
    'growth-group': 'sometimes',
    'growth-single': 'sometimes',
    'ring-skirt': 'impossible',
  },
  habitat: {
    en: 'On soil in warm broadleaved woods of chinquapin (_Castanopsis_) and evergreen oaks, in China also where pines are mixed in.',
    es: 'En el suelo de bosques cálidos de _Castanopsis_ y robles perennes, en China también mezclados con pinos.',
    pt: 'No solo de bosques quentes de _Castanopsis_ e carvalhos perenes, na China também misturados com pinheiros.',
  },
  distribution: {
    en: 'Western and central Japan, Korea, Taiwan and southern China. Records from North America belong to other species.',
    es: 'Oeste y centro de Japón, Corea, Taiwán y sur de China. Las citas de Norteamérica son de otras especies.',
    pt: 'Oeste e centro do Japão, Coreia, Taiwan e sul da China. Os registros da América do Norte são de outras espécies.',
  },
  seasons: [
    {
      region: { en: 'East Asia', es: 'Asia oriental', pt: 'Ásia Oriental' },
      area: 'asia',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [7, 8, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'muscle-damage',
      description: {
        en: 'Breakdown of muscle a day after the meal; the heart may be affected.',
        es: 'Destrucción muscular un día después de la comida; puede afectar al corazón.',
        pt: 'Destruição muscular um dia depois da refeição; pode atingir o coração.',
      },
    },
    {
      value: 'kidney-damage',
      description: {
        en: 'From what the dying muscle releases.',
        es: 'Por lo que libera el músculo destruido.',
        pt: 'Pelo que o músculo destruído libera.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Often within the first hours.',
        es: 'A menudo en las primeras horas.',
        pt: 'Muitas vezes nas primeiras horas.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'With the first vomiting.',
        es: 'Con los primeros vómitos.',
        pt: 'Com os primeiros vômitos.',
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
      name: 'Russula nigricans',
      edibility: 'caution',
      trait: 'flesh',
      own: {
        en: 'Turns red and stays red; old ones may hardly change',
        es: 'Enrojece y no ennegrece; la de ejemplares viejos apenas cambia',
        pt: 'Avermelha e não enegrece; a de exemplares velhos quase não muda',
      },
      other: {
        en: 'Turns red, then black; old ones may hardly change',
        es: 'Enrojece y después ennegrece; la de ejemplares viejos apenas cambia',
        pt: 'Avermelha e depois enegrece; a de exemplares velhos quase não muda',
      },
    },
    {
      species: 'russula-cyanoxantha',
      trait: 'gills',
      own: {
        en: 'Thick, widely spaced, brittle; redden where hurt',
        es: 'Gruesas, separadas, quebradizas; enrojecen al herirlas',
        pt: 'Grossas, espaçadas, quebradiças; avermelham onde feridas',
      },
      other: {
        en: 'White, close, bend like lard; never redden',
        es: 'Blancas, apretadas, flexibles y lardáceas; nunca enrojecen',
        pt: 'Brancas, apertadas, flexíveis e lardáceas; nunca avermelham',
      },
    },
  ],
  references: ['matsuura-2009', 'cho-han-2016', 'chen-2014', 'white-2019'],
}
