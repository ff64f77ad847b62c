import type { SpeciesSample } from '@sample/types'

export const morchellaEsculenta: SpeciesSample = {
  slug: 'morchella-esculenta',
  scientificName: 'Morchella esculenta',
  authority: '(L.) Pers.',
  gbif: 2594602,
  commonNames: {
    en: ['Morel', 'Common morel', 'Yellow morel'],
    es: ['colmenilla', 'cagarria', 'morilla'],
    pt: ['morchela', 'pantorra'],
  },
  localNames: [
    { name: 'múrgola', language: 'ca', source: 'vidal-ballesteros-2013' },
    { name: 'karraspina', language: 'eu', source: 'aunamendi-micologia' },
  ],
  summary: {
    en: `The honeycomb of spring: a pitted, pale tan head and a stem that share one hollow. Prized cooked through, dangerous raw or half done.`,
    es: `El panal de la primavera: cabeza alveolada y pie con una sola cavidad común. Muy apreciada bien cocinada; peligrosa cruda o a medio hacer.`,
    pt: `O favo da primavera: cabeça alveolada e estipe com uma só cavidade em comum. Apreciada bem cozida; perigosa crua ou malcozida.`,
  },
  about: {
    en: `A morel has neither cap nor gills. Its head is a sponge of irregular pits parted by pale ribs, and the spores are shot from the lining of the pits. The head joins the stem at its lower edge, and a knife drawn from tip to foot opens a single empty chamber. That cut is the test: the false morel _Gyromitra esculenta_, poisonous and at times fatal, fruits in the same weeks, but its head is folded like a brain and its inside is broken into chambers. In _Verpa_ the cap hangs free around the stem.

It appears for a few weeks in spring under ash, elm and poplar, in old orchards, riverside woods, gardens and hedge bottoms, with a liking for sandy or limy soil. Form and colour vary so much that several species were long described under this one name; how far it feeds on dead matter and how far it partners with roots is still argued.

Morels must be cooked right through. In spring 2023, after raw or lightly cooked morels were served in a restaurant in Montana, 51 people fell ill and two died. French poison centres have recorded a second illness, with tremor, dizziness and unsteady gait about twelve hours after the meal, most often after large helpings. The toxins behind both are not fully known.`,
    es: `La colmenilla no tiene píleo ni láminas propiamente dichos. La cabeza es una esponja de alvéolos irregulares, separados por costillas pálidas, y las esporas salen despedidas del fondo de los alvéolos. La cabeza se suelda al pie por su borde inferior, y un corte de punta a base abre una única cámara vacía. Ese corte es la prueba: la falsa colmenilla, _Gyromitra esculenta_, venenosa y a veces mortal, sale en las mismas semanas, pero su cabeza se pliega como un cerebro y por dentro está dividida en cavidades. En _Verpa_ el sombrerillo cuelga suelto en torno al pie.

Aparece unas pocas semanas en primavera bajo fresnos, olmos y chopos, en huertos viejos de frutales, sotos, jardines y pies de seto, con gusto por los suelos arenosos o calizos. Forma y color varían tanto que bajo este nombre se describieron durante mucho tiempo varias especies; aún se discute en qué medida vive de materia muerta y en qué medida se asocia a raíces.

Ha de cocinarse por completo. En la primavera de 2023, tras servirse colmenillas crudas o poco hechas en un restaurante de Montana, enfermaron 51 personas y dos murieron. Los centros antiveneno franceses han descrito un segundo cuadro, con temblor, mareo y marcha inestable unas doce horas después de comer, sobre todo tras raciones abundantes. Las toxinas responsables no se conocen del todo.`,
    pt: `A morchela não tem chapéu nem lâminas propriamente ditos. A cabeça é uma esponja de alvéolos irregulares, separados por cristas pálidas, e os esporos são lançados do revestimento dos alvéolos. A cabeça une-se ao estipe pela borda inferior, e um corte da ponta à base abre uma única câmara vazia. Esse corte é a prova: a falsa-morchela, _Gyromitra esculenta_, venenosa e por vezes mortal, frutifica nas mesmas semanas, mas tem a cabeça dobrada como um cérebro e o interior dividido em cavidades. Em _Verpa_ o chapéu pende solto em torno do estipe.

Surge durante poucas semanas, na primavera, sob freixos, olmos e álamos, em pomares velhos, matas ribeirinhas, jardins e beiras de cercas-vivas, com gosto por solos arenosos ou calcários. Forma e cor variam tanto que várias espécies foram descritas por muito tempo sob este nome; ainda se discute até que ponto vive de matéria morta e até que ponto se associa a raízes.

Deve ser cozida por completo. Na primavera de 2023, depois de servidas morchelas cruas ou pouco cozidas num restaurante de Montana, adoeceram 51 pessoas e duas morreram. Os centros antiveneno franceses registraram um segundo quadro, com tremor, tontura e marcha instável cerca de doze horas depois da refeição, sobretudo após porções fartas. As toxinas responsáveis não são inteiramente conhecidas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Pezizomycetes',
    order: 'Pezizales',
    family: 'Morchellaceae',
    genus: 'Morchella',
    species: 'esculenta',
  },
  edibility: ['caution', 'choice'],
  safety: {
    headline: {
      en: `Never raw, never half-cooked: people have died.`,
      es: `Nunca cruda ni a medio hacer: ha habido muertes.`,
      pt: `Nunca crua nem malcozida: já houve mortes.`,
    },
    advice: {
      en: `Edible only when identified with certainty by an expert, cooked right through and in modest helpings. Cut each one lengthwise: it must be one hollow from tip to foot, unlike the false morel. Air the kitchen while they cook.`,
      es: `Comestible solo si un experto la ha identificado con certeza, cocinada por completo y en raciones moderadas. Corta cada una a lo largo: debe tener un solo hueco de punta a base, a diferencia de la falsa colmenilla. Ventila la cocina mientras se hacen.`,
      pt: `Comestível apenas quando identificada com certeza por um especialista, cozida por completo e em porções moderadas. Corte cada uma no sentido do comprimento: deve ter um só oco da ponta à base, ao contrário da falsa-morchela. Areje a cozinha enquanto cozinham.`,
    },
  },
  cooking: { minutes: 20, discardsWater: true, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: `Head 3–8 cm wide, rounded to egg-shaped; irregular pits between pale ribs, tan to honey-yellow`,
      es: `Cabeza de 3–8 cm, redonda a ovoide; alvéolos irregulares entre costillas claras, ocre a miel`,
      pt: `Cabeça de 3–8 cm, redonda a ovoide; alvéolos irregulares entre cristas claras, ocre a mel`,
    },
    gills: {
      en: `None: the spores form in the lining of the pits`,
      es: `Ninguna: las esporas se forman en el interior de los alvéolos`,
      pt: `Nenhuma: os esporos se formam no interior dos alvéolos`,
    },
    stipe: {
      en: `3–9 cm, whitish to cream, mealy, broader and furrowed at the base; joined to the head’s lower edge`,
      es: `3–9 cm, blanquecino a crema, furfuráceo, ancho y surcado en la base; soldado al borde de la cabeza`,
      pt: `3–9 cm, esbranquiçado a creme, furfuráceo, largo e sulcado na base; soldado à borda da cabeça`,
    },
    flesh: {
      en: `Thin, brittle, whitish; one hollow runs from tip to foot`,
      es: `Delgada, frágil, blanquecina; un solo hueco de la punta a la base`,
      pt: `Fina, frágil, esbranquiçada; um só oco da ponta à base`,
    },
    spores: {
      en: `Print ochre to deep cream; spores smooth, in asci`,
      es: `Esporada ocre a crema intenso; esporas lisas, en ascas`,
      pt: `Esporada ocre a creme-escura; esporos lisos, em ascos`,
    },
    odour: {
      en: `Faint and pleasant when fresh, strong and smoky when dried`,
      es: `Tenue y agradable en fresco, intenso y ahumado al secarse`,
      pt: `Tênue e agradável quando fresca, intenso e defumado depois de seca`,
    },
  },
  decisive: ['cap', 'flesh'],
  traits: {
    growthForm: 'morel',
    capShapes: ['ovate'],
    capSurfaces: ['pitted'],
    hymenium: 'smooth',
    attachment: 'none',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['ochre', 'cream'],
    ecology: ['saprotrophic'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#d0a863', light: '#e6cb93', dark: '#8d6a38' },
      hymenium: { typical: '#8a6335', light: '#b48d55', dark: '#6f4a25' },
      stipe: { typical: '#efe2c4', light: '#f7efdc', dark: '#d8c096' },
      flesh: { typical: '#f4e8cf' },
    },
    size: { cap: { min: 3, max: 8 }, height: { min: 3, max: 9 }, stipeThickness: { min: 1.5, max: 4 } },
    bulb: 0.2,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-mushroom': 'sometimes',
    'ground-grass': 'sometimes',
    'ground-soil': 'sometimes',
    'flesh-chalk': 'misread',
  },
  habitat: {
    en: `Under ash, elm and poplar, in old orchards, riverside woods, gardens and hedge bottoms; on sandy or limy soil.`,
    es: `Bajo fresnos, olmos y chopos, en frutales viejos, sotos, jardines y pies de seto; en suelos arenosos o calizos.`,
    pt: `Sob freixos, olmos e álamos, em pomares velhos, matas ribeirinhas, jardins e beiras de cercas-vivas; em solos arenosos ou calcários.`,
  },
  distribution: {
    en: `Europe and temperate Asia; the common yellow morel of North America is a separate species, _Morchella americana_.`,
    es: `Europa y Asia templada; la colmenilla amarilla común de Norteamérica es otra especie, _Morchella americana_.`,
    pt: `Europa e Ásia temperada; a morchela-amarela comum da América do Norte é outra espécie, _Morchella americana_.`,
  },
  seasons: [
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Europa septentrional y central',
        pt: 'Europa do Norte e Central',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [4, 5, 6],
      peak: [4, 5],
    },
    {
      region: { en: 'Southern Europe', es: 'Europa meridional', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [3, 4, 5],
      peak: [4],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: `Usual sign of raw or undercooked morels, some five hours after the meal in French records.`,
        es: `Señal habitual de colmenillas crudas o poco hechas, unas cinco horas después de comer según los registros franceses.`,
        pt: `Sinal habitual de morchelas cruas ou malcozidas, cerca de cinco horas depois da refeição nos registros franceses.`,
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: `May be severe; the Montana outbreak included deaths. Seek medical help early.`,
        es: `Puede ser grave; en el brote de Montana hubo muertes. Hay que pedir ayuda médica pronto.`,
        pt: `Pode ser grave; no surto de Montana houve mortes. Procure ajuda médica cedo.`,
      },
    },
    {
      value: 'dizziness',
      description: {
        en: `With tremor and unsteadiness, about twelve hours after a meal, mostly after large helpings.`,
        es: `Con temblor e inestabilidad, unas doce horas después de comer, sobre todo tras raciones grandes.`,
        pt: `Com tremor e instabilidade, cerca de doze horas após a refeição, sobretudo depois de porções grandes.`,
      },
    },
    {
      value: 'alcohol-intolerance',
      description: {
        en: `Illness after morels taken with alcohol has been reported now and then.`,
        es: `De vez en cuando se han descrito reacciones tras tomar colmenillas con alcohol.`,
        pt: `Há relatos ocasionais de mal-estar após morchelas consumidas com álcool.`,
      },
    },
  ],
  flavors: [
    {
      value: 'nutty',
      description: {
        en: `Toasted and savoury, at its best with cream.`,
        es: `Tostado y sabroso, redondo con nata.`,
        pt: `Tostado e saboroso, no seu melhor com creme de leite.`,
      },
    },
    {
      value: 'umami',
      description: {
        en: `Meaty depth, stronger in dried morels.`,
        es: `Fondo cárnico, más intenso en las secas.`,
        pt: `Profundidade de caldo, mais intensa nas secas.`,
      },
    },
    {
      value: 'smoky',
      description: {
        en: `A trace of smoke after drying.`,
        es: `Un rastro de humo después de secarse.`,
        pt: `Um traço de fumaça depois de seca.`,
      },
    },
  ],
  textures: [
    {
      value: 'chewy',
      description: {
        en: `Springy walls whose pits hold sauce.`,
        es: `Paredes elásticas cuyos alvéolos retienen la salsa.`,
        pt: `Paredes elásticas cujos alvéolos retêm o molho.`,
      },
    },
  ],
  fragrances: [
    {
      value: 'mushroomy',
      description: {
        en: `Gentle when fresh, deep when dried.`,
        es: `Suave en fresco, profundo al secarse.`,
        pt: `Suave quando fresca, profundo depois de seca.`,
      },
    },
    {
      value: 'forest-floor',
      description: {
        en: `Spring soil and damp wood.`,
        es: `Tierra de primavera y madera húmeda.`,
        pt: `Terra de primavera e madeira úmida.`,
      },
    },
  ],
  productGuide: {
    tip: {
      en: `Dried and whole, so that each can be checked.`,
      es: `Secas y enteras, para poder revisarlas una a una.`,
      pt: `Secas e inteiras, para poder conferir uma a uma.`,
    },
    description: {
      en: `Drying does not replace cooking: soak, rinse out the grit, then cook thoroughly. Whole heads let you see the honeycomb and the single hollow; avoid broken lots, damp bags and any folded, brain-like pieces. Cultivated morels are usually other species of the genus.`,
      es: `El secado no sustituye a la cocción: remoja, aclara la arena y cocina a fondo. Las piezas enteras permiten ver el panal y el hueco único; evita lotes rotos, bolsas húmedas y cualquier trozo plegado como un cerebro. Las cultivadas suelen ser otras especies del género.`,
      pt: `A secagem não substitui o cozimento: deixe de molho, enxágue a areia e cozinhe bem. As peças inteiras mostram o favo e o oco único; evite lotes quebrados, sacos úmidos e qualquer pedaço dobrado como um cérebro. As cultivadas costumam ser outras espécies do gênero.`,
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'gyromitra-esculenta',
      trait: 'flesh',
      own: {
        en: `One empty hollow from tip to foot; head pitted like a honeycomb`,
        es: `Un solo hueco vacío de punta a base; cabeza alveolada como un panal`,
        pt: `Um só oco vazio da ponta à base; cabeça alveolada como um favo`,
      },
      other: {
        en: `Several chambers when cut; head red-brown, folded like a brain, no pits`,
        es: `Varias cavidades al corte; cabeza pardo rojiza, plegada como un cerebro, sin alvéolos`,
        pt: `Várias cavidades ao corte; cabeça marrom-avermelhada, dobrada como um cérebro, sem alvéolos`,
      },
    },
    {
      species: 'gyromitra-infula',
      trait: 'cap',
      own: {
        en: 'Pitted like a honeycomb',
        es: 'Alveolado como un panal',
        pt: 'Alveolado como um favo',
      },
      other: {
        en: 'Smooth or wavy lobes, no pits. Treat as deadly',
        es: 'Lóbulos lisos u ondulados, sin alvéolos. Trátala como mortal',
        pt: 'Lobos lisos ou ondulados, sem alvéolos. Trate-a como mortal',
      },
    },
    {
      species: 'verpa-bohemica',
      trait: 'cap',
      own: {
        en: 'Deep pits; one hollow through cap and stem',
        es: 'Celdas hondas; un solo hueco por píleo y pie',
        pt: 'Células fundas; um só oco por chapéu e estipe',
      },
      other: {
        en: 'Hangs free, fixed at the tip of a stuffed stem',
        es: 'Cuelga libre, sujeto a la punta de un pie relleno',
        pt: 'Pende livre, preso à ponta de um estipe cheio',
      },
    },
    {
      species: 'phallus-impudicus',
      trait: 'cap',
      own: {
        en: 'Head dry and ochre, with deep pits; no sac; in spring',
        es: 'Cabeza seca y ocre, con alvéolos hondos; sin saco; en primavera',
        pt: 'Cabeça seca e ocre, com alvéolos fundos; sem saco; na primavera',
      },
      other: {
        en: 'Head under olive slime, then bare and white; sac at the base',
        es: 'Cabeza bajo una baba oliva, luego desnuda y blanca; saco en la base',
        pt: 'Cabeça sob uma baba oliva, depois nua e branca; saco na base',
      },
    },
  ],
  usda: 11240,
  references: [
    'demorest-2024',
    'saviuc-2010',
    'laessoe-petersen-2019',
    'benjamin-1995',
    'boa-2004',
    'usda-sr28',
    'index-fungorum',
    'vidal-ballesteros-2013',
    'aunamendi-micologia',
  ],
}
