import type { SpeciesSample } from '@sample/types'

export const laetiporusSulphureus: SpeciesSample = {
  slug: 'laetiporus-sulphureus',
  scientificName: 'Laetiporus sulphureus',
  authority: '(Bull.) Murrill',
  mycobank: 299348,
  gbif: 9072021,
  wikidata: 'Q772098',
  synonyms: ['Polyporus sulphureus'],
  commonNames: {
    en: ['Chicken of the woods', 'Sulphur polypore', 'Sulphur shelf'],
    es: ['pollo del bosque', 'políporo azufrado'],
    pt: ['galinha-da-floresta', 'frango-da-floresta'],
  },
  summary: {
    en: 'Blazing yellow and orange shelves on living oaks. Tender only when young, and even well cooked it makes some people ill.',
    es: 'Repisas amarillas y anaranjadas sobre robles vivos. Solo es tierno de joven, e incluso bien cocinado sienta mal a algunas personas.',
    pt: 'Prateleiras amarelas e alaranjadas em carvalhos vivos. Só é tenro quando jovem e, mesmo bem cozido, faz mal a algumas pessoas.',
  },
  about: {
    en: `The first warm spells of May can put this fungus on a trunk where nothing showed a week before. It begins as knobs that look like spilled custard, spreads into overlapping shelves, and may reach half a metre across. The top is orange to apricot, suede-like; the margin and the pores are pure sulphur yellow. Frost and beetles leave a chalky white ruin that hangs on through winter.

Inside the tree it eats the heartwood of oak, sweet chestnut, cherry, willow, yew and others, and turns it into red-brown cubes. A host may stand hollow for decades.

Young margins are cooked as a substitute for chicken, yet this is a mushroom to approach with care. A share of those who eat it suffer nausea, vomiting, dizziness or, rarely, disorientation, more often from raw or undercooked pieces and old flesh. In North America the name covered several species now separated. Among fungi taken for it, _Hapalopilus rutilans_ is poisonous to nerves and kidneys: small, cinnamon throughout, it turns violet with alkali. _Meripilus giganteus_ is brown and blackens when handled.`,
    es: `Los primeros calores de mayo bastan para que aparezca en un tronco donde una semana antes no se veía nada. Empieza como bultos que parecen natillas derramadas, se extiende en repisas superpuestas y puede pasar de medio metro. La cara superior, como de ante, va del naranja al albaricoque; el borde y los poros son de puro amarillo azufre. La helada y los escarabajos dejan una ruina blanca y yesosa que aguanta el invierno.

Dentro del árbol devora el duramen de robles, castaños, cerezos, sauces, tejos y otros, y lo convierte en cubos pardo rojizos. El huésped puede seguir en pie, hueco, durante decenios.

Los bordes jóvenes se guisan en lugar de pollo, pero es una seta que pide cautela. Parte de quienes la comen sufre náuseas, vómitos, mareo o, rara vez, desorientación, más a menudo con trozos crudos, poco hechos o viejos. En Norteamérica el nombre reunía varias especies hoy separadas. Entre los hongos que se toman por él, _Hapalopilus rutilans_ es tóxico para los nervios y el riñón: pequeño, canela por completo, vira al violeta con los álcalis. _Meripilus giganteus_ es pardo y ennegrece al manosearlo.`,
    pt: `Os primeiros calores da primavera bastam para que apareça num tronco onde uma semana antes nada se via. Começa como bossas que parecem creme derramado, estende-se em prateleiras sobrepostas e pode passar de meio metro. A face superior, como camurça, vai do laranja ao damasco; a borda e os poros são de puro amarelo-enxofre. A geada e os besouros deixam uma ruína branca e gredosa que atravessa o inverno.

Dentro da árvore, consome o cerne de carvalhos, castanheiros, cerejeiras, salgueiros, teixos e outras e o transforma em cubos marrom-avermelhados. O hospedeiro pode ficar de pé, oco, por décadas.

As bordas jovens são cozinhadas no lugar de frango, mas é um cogumelo que pede cautela. Parte de quem o come sofre náusea, vômitos, tontura ou, raramente, desorientação, mais vezes com pedaços crus, malcozidos ou velhos. Na América do Norte o nome reunia várias espécies hoje separadas. Entre os fungos tomados por ele, _Hapalopilus rutilans_ é tóxico para os nervos e os rins: pequeno, todo cor de canela, vira violeta com álcalis. _Meripilus giganteus_ é marrom e enegrece ao toque.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Laetiporaceae',
    genus: 'Laetiporus',
    species: 'sulphureus',
  },
  edibility: ['caution', 'edible'],
  safety: {
    headline: {
      en: 'Makes some people ill even when young and well cooked.',
      es: 'Sienta mal a algunas personas, incluso joven y bien cocinado.',
      pt: 'Faz mal a algumas pessoas, mesmo jovem e bem cozido.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, young and thoroughly cooked; never raw. A first portion should be very small.',
      es: 'Comestible solo si un experto lo identifica con certeza, joven y muy bien cocinado; nunca crudo. La primera ración ha de ser mínima.',
      pt: 'Comestível só quando identificado com certeza por um especialista, jovem e muito bem cozido; nunca cru. A primeira porção deve ser mínima.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '10–40 cm, overlapping wavy shelves, suede-like; orange to yellow, fading to chalky white',
      es: '10–40 cm, repisas onduladas y superpuestas, como ante; de naranja a amarillo, luego blanco yeso',
      pt: '10–40 cm, prateleiras onduladas e sobrepostas, como camurça; de laranja a amarelo, depois branco-giz',
    },
    gills: {
      en: 'None: bright sulphur-yellow pores, 2–4 to a millimetre',
      es: 'No tiene: poros amarillo azufre vivo, 2–4 por milímetro',
      pt: 'Não tem: poros amarelo-enxofre vivos, 2–4 por milímetro',
    },
    flesh: {
      en: 'Thick, juicy, yellow to white when young; later dry, white and crumbly like chalk',
      es: 'Gruesa, jugosa, de amarilla a blanca en la juventud; luego seca, blanca y desmenuzable como yeso',
      pt: 'Espessa, suculenta, de amarela a branca quando jovem; depois seca, branca e friável como giz',
    },
    spores: {
      en: 'Print white; spores smooth, broadly elliptical',
      es: 'Esporada blanca; esporas lisas, anchamente elípticas',
      pt: 'Esporada branca; esporos lisos, largamente elípticos',
    },
    odour: {
      en: 'Strong and mushroomy, sour in old specimens',
      es: 'Fuerte, fúngico, agrio en los ejemplares viejos',
      pt: 'Forte, fúngico, azedo nos exemplares velhos',
    },
  },
  decisive: ['gills', 'cap'],
  traits: {
    growthForm: 'bracket',
    capShapes: ['offset', 'flat'],
    capSurfaces: ['velvety', 'wrinkled'],
    capMargin: 'wavy',
    hymenium: 'pores',
    attachment: 'none',
    stipe: 'none',
    sporePrint: ['white'],
    ecology: ['parasitic', 'saprotrophic'],
    habit: 'shelf',
    ground: 'wood-trunk',
    colours: {
      cap: { typical: '#ef9a2e', light: '#f6d54a', dark: '#dd7420' },
      hymenium: { typical: '#f2d93a', light: '#f8ea7d', dark: '#d8bd35' },
      flesh: { typical: '#f7e9a6', light: '#fbf6e2' },
    },
    size: { cap: { min: 10, max: 40 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'colour-yellow': 'usual',
    'flesh-chalk': 'sometimes',
    'smell-foul': 'sometimes',
    'ground-stump': 'sometimes',
    'colour-white': 'misread',
  },
  habitat: {
    en: 'Trunks and stumps of living or dead oak, sweet chestnut, cherry, willow, yew and other trees, in woods, avenues and orchards.',
    es: 'Troncos y tocones de robles, castaños, cerezos, sauces, tejos y otros árboles, vivos o muertos, en bosques, alamedas y huertos.',
    pt: 'Troncos e tocos de carvalhos, castanheiros, cerejeiras, salgueiros, teixos e outras árvores, vivas ou mortas, em bosques, alamedas e pomares.',
  },
  distribution: {
    en: 'Europe and eastern North America; reports from other regions belong partly to related species.',
    es: 'Europa y este de Norteamérica; las citas de otras regiones corresponden en parte a especies afines.',
    pt: 'Europa e leste da América do Norte; as citações de outras regiões pertencem em parte a espécies afins.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10],
      peak: [6, 7, 8],
    },
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10, 11],
      peak: [8, 9, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'Nausea and vomiting within hours in sensitive people, even after thorough cooking.',
        es: 'Náuseas y vómitos a las pocas horas en personas sensibles, incluso bien cocinado.',
        pt: 'Náusea e vômitos em poucas horas em pessoas sensíveis, mesmo bem cozido.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Cramps and loose stools, above all from old or undercooked pieces.',
        es: 'Retortijones y heces blandas, sobre todo con trozos viejos o poco hechos.',
        pt: 'Cólicas e fezes moles, sobretudo com pedaços velhos ou malcozidos.',
      },
    },
    {
      value: 'dizziness',
      description: {
        en: 'Light-headedness and, rarely, disorientation have been reported.',
        es: 'Se han descrito aturdimiento y, rara vez, desorientación.',
        pt: 'Foram descritas zonzeira e, raramente, desorientação.',
      },
    },
    {
      value: 'allergy',
      description: {
        en: 'Swollen lips and other reactions of intolerance occur.',
        es: 'Se dan hinchazón de labios y otras reacciones de intolerancia.',
        pt: 'Ocorrem inchaço dos lábios e outras reações de intolerância.',
      },
    },
  ],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Young edges recall poultry more by their fibre than by their taste.',
        es: 'Los bordes jóvenes recuerdan al ave más por la fibra que por el sabor.',
        pt: 'As bordas jovens lembram ave mais pela fibra que pelo sabor.',
      },
    },
    {
      value: 'tart',
      description: {
        en: 'A lemony edge, sour in older flesh.',
        es: 'Un punto a limón, agrio en la carne vieja.',
        pt: 'Um toque de limão, azedo na carne velha.',
      },
    },
  ],
  textures: [
    {
      value: 'meaty',
      description: {
        en: 'Pulls apart in strands like cooked chicken breast.',
        es: 'Se deshace en hebras como la pechuga cocida.',
        pt: 'Desfia como peito de frango cozido.',
      },
    },
    {
      value: 'fleshy',
      description: {
        en: 'Juicy only in the outer few centimetres of young shelves.',
        es: 'Jugosa solo en los centímetros exteriores de las repisas jóvenes.',
        pt: 'Suculenta só nos centímetros externos das prateleiras jovens.',
      },
    },
  ],
  fragrances: [
    {
      value: 'mushroomy',
      description: {
        en: 'Full and penetrating when freshly cut.',
        es: 'Pleno y penetrante recién cortado.',
        pt: 'Cheio e penetrante quando recém-cortado.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Take only moist, supple edges with bright yellow pores, and ask from which tree they came.',
      es: 'Toma solo bordes húmedos y flexibles, con poros de amarillo vivo, y pregunta de qué árbol proceden.',
      pt: 'Leve só bordas úmidas e flexíveis, com poros de amarelo vivo, e pergunte de que árvore vieram.',
    },
    description: {
      en: 'A fresh piece weeps a clear drop when cut and bends before it breaks. Pale, dry or crumbling flesh is past use. Many gatherers leave specimens from yew alone, because the tree itself is poisonous and its needles may be embedded in the flesh.',
      es: 'Un trozo fresco suelta una gota clara al cortarlo y se dobla antes de romperse. La carne pálida, seca o desmenuzable ya no sirve. Muchos recolectores dejan los ejemplares de tejo, porque el árbol es venenoso y sus hojas pueden quedar dentro de la carne.',
      pt: 'Um pedaço fresco solta uma gota clara ao corte e se dobra antes de partir. Carne pálida, seca ou farelenta já não serve. Muitos coletores deixam os exemplares de teixo, porque a árvore é venenosa e suas folhas podem ficar presas na carne.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [{ compound: 'beta-glucan' }, { compound: 'ergosterol' }],
  lookAlikes: [
    {
      species: 'hapalopilus-rutilans',
      trait: 'flesh',
      own: {
        en: 'White to pale yellow; pores yellow to white',
        es: 'Blanca a amarilla pálida; poros amarillos a blancos',
        pt: 'Branca a amarelo-pálida; poros amarelos a brancos',
      },
      other: {
        en: 'Cinnamon, like cap and pores',
        es: 'Canela, como el píleo y los poros',
        pt: 'Cor de canela, como o chapéu e os poros',
      },
    },
    {
      name: 'Meripilus giganteus',
      edibility: 'caution',
      trait: 'cap',
      own: {
        en: 'Orange to yellow; does not blacken',
        es: 'Naranja a amarillo; no ennegrece',
        pt: 'Laranja a amarelo; não escurece',
      },
      other: {
        en: 'Brown; blackens when handled',
        es: 'Pardo; ennegrece al tocarlo',
        pt: 'Marrom; escurece ao ser tocado',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'benjamin-1995',
    'bresinsky-besl-1990',
    'boa-2004',
    'knudsen-vesterholt-2012',
  ],
}
