import type { SpeciesSample } from '@sample/types'

export const amanitaMuscaria: SpeciesSample = {
  slug: 'amanita-muscaria',
  scientificName: 'Amanita muscaria',
  authority: '(L.) Lam.',
  mycobank: 161267,
  gbif: 8168319,
  wikidata: 'Q131227',
  commonNames: {
    en: ['Fly agaric', 'Fly amanita'],
    es: ['matamoscas', 'falsa oronja'],
    pt: ['mata-moscas', 'agário-das-moscas', 'mata-boi', 'mata-bois', 'frade-de-sapo'],
  },
  localNames: [
    { name: 'reig bord', language: 'ca', source: 'vidal-ballesteros-2013' },
    { name: 'rebentabois', language: 'gl', source: 'a-chave-2019' },
    { name: 'pitzō-nanacatl', language: 'nah-MX', source: 'reyes-lopez-2020' },
    { name: 'cītlal-nanacatl', language: 'nah-MX', source: 'reyes-lopez-2020' },
  ],
  summary: {
    en: 'The scarlet toadstool of picture books. It poisons the nervous system, and rain can wash its white spots away.',
    es: 'La seta roja de los cuentos. Intoxica el sistema nervioso, y la lluvia puede borrar sus motas blancas.',
    pt: 'O cogumelo vermelho dos livros infantis. Intoxica o sistema nervoso, e a chuva pode apagar as suas pintas brancas.',
  },
  about: {
    en: `No mushroom is better known and few are so often misjudged. Under birch, pine and spruce the fly agaric pushes up as a white-warted knob, opens scarlet, and fades through orange to yellow. The white flakes are scraps of the veil that once wrapped it whole; a wet night can rinse them off and leave a plain orange-red cap, close to that of _Amanita caesarea_. Gills and stem then decide: white here, golden yellow there.

Its home is the north, from the Mediterranean hills to the edge of the tundra. With seedling pines it has reached southern Brazil, Chile, South Africa, Australia and New Zealand, and in places it now lives with native trees as well.

Crumbled in milk it served to stun flies, hence the name. Some peoples of Siberia used it in ritual, and the harm was known to them too. Its ibotenic acid and muscimol act directly on the brain: confusion, agitation and deep sleep, in bad cases seizures and coma. Amounts vary many times over from cap to cap, and no two poisonings are alike. The brown panther cap, _Amanita pantherina_, holds the same poisons, often more of them. The law differs from country to country; several forbid its sale for consumption, and in the United States it is not authorised in food.`,
    es: `Ninguna seta es más conocida y pocas se juzgan tan mal. Bajo abedules, pinos y píceas, la matamoscas brota como un bulto cubierto de verrugas blancas, se abre escarlata y palidece hasta el naranja y el amarillo. Las motas son restos del velo que la envolvía; una noche de lluvia puede lavarlas y dejar un píleo liso rojo anaranjado, muy parecido al de _Amanita caesarea_. Deciden entonces las láminas y el pie: blancos aquí, amarillo dorado allá.

Su patria es el norte, desde los montes mediterráneos hasta el borde de la tundra. Con los pinos de vivero ha llegado al sur de Brasil, Chile, Sudáfrica, Australia y Nueva Zelanda, y en algunos lugares vive ya también con árboles nativos.

Desmenuzada en leche servía para aturdir moscas, y de ahí el nombre. Algunos pueblos de Siberia la usaron en sus ritos, y conocían también sus daños. Su ácido iboténico y su muscimol actúan sobre el cerebro: confusión, agitación y sueño profundo; en casos graves, convulsiones y coma. La cantidad varía muchísimo de un ejemplar a otro, y no hay dos intoxicaciones iguales. La amanita pantera, _Amanita pantherina_, parda, tiene los mismos venenos, a menudo en mayor cantidad. La ley cambia según el país; varios prohíben su venta para el consumo, y en Estados Unidos no está autorizada en alimentos.`,
    pt: `Nenhum cogumelo é mais conhecido e poucos são tão mal julgados. Sob bétulas, pinheiros e espruces, o mata-moscas brota como um botão coberto de verrugas brancas, abre-se escarlate e desbota até o laranja e o amarelo. As pintas são restos do véu que o envolvia; uma noite de chuva pode lavá-las e deixar um chapéu liso vermelho-alaranjado, muito parecido com o de _Amanita caesarea_. Decidem então as lâminas e o estipe: brancos aqui, amarelo-dourados lá.

Sua pátria é o norte, das serras mediterrâneas à borda da tundra. Com as mudas de pinheiro chegou ao sul do Brasil, ao Chile, à África do Sul, à Austrália e à Nova Zelândia, e em alguns lugares já vive também com árvores nativas.

Esfarelado no leite servia para atordoar moscas, e daí o nome. Alguns povos da Sibéria usaram-no em rituais, e conheciam também os seus danos. O ácido ibotênico e o muscimol agem sobre o cérebro: confusão, agitação e sono profundo; nos casos graves, convulsões e coma. A quantidade varia muitíssimo de um exemplar para outro, e não há duas intoxicações iguais. _Amanita pantherina_, de chapéu marrom, tem os mesmos venenos, muitas vezes em maior quantidade. A lei muda de país para país; vários proíbem a venda para consumo, e nos Estados Unidos ele não é autorizado em alimentos.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'muscaria',
  },
  edibility: ['poisonous', 'psychoactive'],
  safety: {
    headline: {
      en: 'Poisonous, and restricted by law in some countries.',
      es: 'Venenosa, y restringida por la ley en algunos países.',
      pt: 'Venenoso, e restrito por lei em alguns países.',
    },
    advice: {
      en: 'It causes confusion, loss of control, deep sleep and sometimes seizures or coma; children are at special risk. If any was eaten, call a poison centre and do not leave the person alone.',
      es: 'Causa confusión, pérdida de control, sueño profundo y a veces convulsiones o coma; los niños corren especial peligro. Si alguien la ha comido, llama a un centro de toxicología y no dejes sola a esa persona.',
      pt: 'Causa confusão, perda de controle, sono profundo e às vezes convulsões ou coma; crianças correm perigo especial. Se alguém comeu, ligue para um centro de informação toxicológica e não deixe a pessoa sozinha.',
    },
  },
  poisoning: {
    toxins: ['ibotenic acid', 'muscimol'],
    syndrome: 'isoxazole',
    onsetHours: { min: 0.5, max: 3 },
    course: [
      {
        when: { en: '30 min–3 h', es: '30 min–3 h', pt: '30 min–3 h' },
        what: {
          en: 'Drowsiness, dizziness and unsteady gait, often with nausea and vomiting.',
          es: 'Somnolencia, mareo y marcha insegura, a menudo con náuseas y vómitos.',
          pt: 'Sonolência, tontura e marcha insegura, muitas vezes com náusea e vômitos.',
        },
      },
      {
        when: { en: '2–8 h', es: '2–8 h', pt: '2–8 h' },
        what: {
          en: 'Confusion, agitation and distorted perception, alternating with stupor; muscle jerks, in severe cases seizures or coma.',
          es: 'Confusión, agitación y percepción alterada, alternando con sopor; sacudidas musculares y, en casos graves, convulsiones o coma.',
          pt: 'Confusão, agitação e percepção alterada, alternando com torpor; abalos musculares e, nos casos graves, convulsões ou coma.',
        },
      },
      {
        when: { en: '8–24 h', es: '8–24 h', pt: '8–24 h' },
        what: {
          en: 'Deep sleep, then recovery, often with gaps in memory; headache may last for days. Deaths are rare.',
          es: 'Sueño profundo y después recuperación, a menudo con lagunas de memoria; el dolor de cabeza puede durar días. Las muertes son raras.',
          pt: 'Sono profundo e depois recuperação, muitas vezes com lapsos de memória; a dor de cabeça pode durar dias. Mortes são raras.',
        },
      },
    ],
    source: 'michelot-melendez-howell-2003',
  },
  types: ['poisonous', 'psychoactive'],
  characteristics: {
    cap: {
      en: '8–20 cm, scarlet fading to orange, with white warts that rain washes off; margin lined with age',
      es: '8–20 cm, escarlata que palidece a naranja; verrugas blancas que la lluvia lava; margen estriado con la edad',
      pt: '8–20 cm, escarlate que desbota a laranja; verrugas brancas que a chuva lava; margem estriada com a idade',
    },
    gills: {
      en: 'White, crowded, free of the stem; never golden yellow',
      es: 'Blancas, apretadas, libres del pie; nunca amarillo dorado',
      pt: 'Brancas, apertadas, livres do estipe; nunca amarelo-douradas',
    },
    ring: {
      en: 'White, hanging, sometimes with yellow flecks along the edge',
      es: 'Blanco, colgante, a veces con copos amarillos en el borde',
      pt: 'Branco, pendente, às vezes com flocos amarelos na borda',
    },
    stipe: {
      en: '8–20 cm, white, rising from an egg-shaped bulb',
      es: '8–20 cm, blanco, sobre un bulbo ovoide',
      pt: '8–20 cm, branco, sobre um bulbo ovoide',
    },
    volva: {
      en: 'No sac: rings of white warts around the top of the bulb',
      es: 'Sin saco: anillos de verrugas blancas en lo alto del bulbo',
      pt: 'Sem saco: anéis de verrugas brancas no alto do bulbo',
    },
    flesh: {
      en: 'White and unchanging, yellow-orange just under the skin of the cap',
      es: 'Blanca e inmutable, amarillo anaranjada justo bajo la cutícula',
      pt: 'Branca e imutável, amarelo-alaranjada logo abaixo da cutícula',
    },
    spores: {
      en: 'Print white; spores smooth, not reacting with iodine',
      es: 'Esporada blanca; esporas lisas, no amiloides',
      pt: 'Esporada branca; esporos lisos, não amiloides',
    },
  },
  decisive: ['cap', 'gills', 'volva'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['warty', 'viscid'],
    capMargin: 'striate',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring-and-volva',
    stipePattern: 'girdled',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'needles',
    colours: {
      cap: { typical: '#c8321f', light: '#e2622f', dark: '#9c1f18' },
      hymenium: { typical: '#fcf8ea' },
      stipe: { typical: '#f5efdc' },
      ring: { typical: '#f8f1da', dark: '#ecdb94' },
      volva: { typical: '#f3ead0' },
      flesh: { typical: '#fdfaf0', dark: '#f0c766' },
      marks: { typical: '#fbf6e6', dark: '#f0e2b4' },
    },
    size: { cap: { min: 8, max: 20 }, height: { min: 8, max: 20 }, stipeThickness: { min: 1, max: 2.5 } },
    bulb: 0.75,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'colour-orange': 'sometimes',
    'ground-broadleaf': 'sometimes',
    'colour-yellow': 'misread',
    'surface-smooth': 'misread',
    'colour-white': 'impossible',
    'colour-brown': 'impossible',
    'colour-olive': 'impossible',
  },
  habitat: {
    en: 'With birch, pine and spruce on acid soil, in woods, heaths and parks; in the Southern Hemisphere mostly in pine plantations.',
    es: 'Con abedules, pinos y píceas en suelo ácido, en bosques, brezales y parques; en el hemisferio sur, sobre todo en plantaciones de pinos.',
    pt: 'Com bétulas, pinheiros e espruces em solo ácido, em bosques, charnecas e parques; no hemisfério sul, sobretudo em plantações de pinus.',
  },
  distribution: {
    en: 'Throughout the temperate and boreal Northern Hemisphere, from Alaska to Mexico; introduced with trees to Chile, Argentina, Brazil, South Africa, Australia and New Zealand.',
    es: 'Todo el hemisferio norte templado y boreal, de Alaska a México; introducida con árboles en Chile, Argentina, Brasil, Sudáfrica, Australia y Nueva Zelanda.',
    pt: 'Todo o hemisfério norte temperado e boreal, do Alasca ao México; introduzido com árvores no Chile, na Argentina, no Brasil, na África do Sul, na Austrália e na Nova Zelândia.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'South-east Australia', es: 'Sudeste de Australia', pt: 'Sudeste da Austrália' },
      area: 'australia',
      hemisphere: 'south',
      months: [3, 4, 5, 6],
      peak: [4, 5],
    },
    {
      region: {
        en: 'Southern Chile and Patagonia',
        es: 'Sur de Chile y Patagonia',
        pt: 'Sul do Chile e Patagônia',
      },
      area: 'southern-cone',
      hemisphere: 'south',
      months: [4, 5, 6, 7],
      peak: [5, 6],
    },
    {
      region: {
        en: 'Southern and south-eastern Brazil',
        es: 'Sur y sudeste de Brasil',
        pt: 'Sul e Sudeste do Brasil',
      },
      area: 'brazil',
      hemisphere: 'south',
      months: [4, 5, 6, 7, 8, 9],
      peak: [5],
    },
    {
      region: { en: 'Mexico', es: 'México', pt: 'México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [7, 8, 9],
    },
    {
      region: { en: 'North America', es: 'Norteamérica', pt: 'América do Norte' },
      area: 'north-america',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10, 11, 12, 1],
      peak: [9, 10],
    },
    {
      region: { en: 'Japan', es: 'Japón', pt: 'Japão' },
      area: 'asia',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
      peak: [9, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [
    {
      value: 'perceptual',
      description: {
        en: 'Objects seem larger or smaller and distances deceive; part of the poisoning, with a risk of falls and injury.',
        es: 'Los objetos parecen mayores o menores y las distancias engañan; es parte de la intoxicación, con riesgo de caídas y lesiones.',
        pt: 'Os objetos parecem maiores ou menores e as distâncias enganam; faz parte da intoxicação, com risco de quedas e ferimentos.',
      },
    },
    {
      value: 'hallucinogenic',
      description: {
        en: 'A delirium between waking and sleep, with vivid dreams and poor memory of it afterwards.',
        es: 'Delirio entre la vigilia y el sueño, con ensoñaciones vívidas y mal recuerdo posterior.',
        pt: 'Delírio entre a vigília e o sono, com sonhos vívidos e pouca lembrança depois.',
      },
    },
    {
      value: 'euphoric',
      description: {
        en: 'Elation may turn within minutes into anger, fear or stupor.',
        es: 'La euforia puede tornarse en minutos en ira, miedo o sopor.',
        pt: 'A euforia pode virar em minutos raiva, medo ou torpor.',
      },
    },
  ],
  helpsWith: [],
  sideEffects: [
    {
      value: 'confusion',
      description: {
        en: 'Disorientation and delirium for several hours.',
        es: 'Desorientación y delirio durante varias horas.',
        pt: 'Desorientação e delírio durante várias horas.',
      },
    },
    {
      value: 'drowsiness',
      description: {
        en: 'Sleep from which the person can hardly be woken; coma in severe cases.',
        es: 'Sueño del que apenas se puede despertar a la persona; coma en los casos graves.',
        pt: 'Sono do qual mal se consegue acordar a pessoa; coma nos casos graves.',
      },
    },
    {
      value: 'dizziness',
      description: {
        en: 'Staggering gait, as if drunk.',
        es: 'Marcha tambaleante, como de ebriedad.',
        pt: 'Marcha cambaleante, como de embriaguez.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Frequent in the first hours; dangerous in a drowsy person.',
        es: 'Frecuentes en las primeras horas; peligrosos en una persona adormecida.',
        pt: 'Frequentes nas primeiras horas; perigosos numa pessoa sonolenta.',
      },
    },
    {
      value: 'panic',
      description: {
        en: 'Fear and agitation, sometimes with violence.',
        es: 'Miedo y agitación, a veces con violencia.',
        pt: 'Medo e agitação, às vezes com violência.',
      },
    },
  ],
  flavors: [],
  textures: [],
  fragrances: [],
  psychoactive: true,
  psychoactiveChem: [{ compound: 'ibotenic-acid' }, { compound: 'muscimol' }],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'amanita-gemmata',
      trait: 'volva',
      own: {
        en: 'Rows of white or yellow warts around the bulb',
        es: 'Hileras de verrugas blancas o amarillas en el bulbo',
        pt: 'Fileiras de verrugas brancas ou amarelas no bulbo',
      },
      other: {
        en: 'Tight white skin with one narrow collar',
        es: 'Piel blanca ceñida con un reborde estrecho',
        pt: 'Pele branca justa com um rebordo estreito',
      },
    },
    {
      species: 'amanita-pantherina',
      trait: 'cap',
      own: {
        en: 'Scarlet to orange, warts larger',
        es: 'Escarlata a naranja, verrugas mayores',
        pt: 'Escarlate a laranja, verrugas maiores',
      },
      other: {
        en: 'Brown with small pure white warts',
        es: 'Pardo con verrugas pequeñas de un blanco puro',
        pt: 'Marrom com pequenas verrugas de branco puro',
      },
    },
    {
      species: 'russula-emetica',
      trait: 'stipe',
      own: {
        en: 'Ring, warty bulb; fibrous',
        es: 'Anillo, bulbo verrugoso; fibroso',
        pt: 'Anel, bulbo verrucoso; fibroso',
      },
      other: {
        en: 'No ring, no warts; breaks like chalk',
        es: 'Sin anillo ni verrugas; se parte como tiza',
        pt: 'Sem anel nem verrugas; parte-se como giz',
      },
    },
    {
      species: 'amanita-rubescens',
      trait: 'flesh',
      own: {
        en: 'White; cap scarlet to orange',
        es: 'Blanca; píleo escarlata a naranja',
        pt: 'Branca; chapéu escarlate a laranja',
      },
      other: {
        en: 'Reddening; cap brown to flesh pink',
        es: 'Enrojece; píleo pardo a rosa carne',
        pt: 'Avermelha; chapéu marrom a rosa-carne',
      },
    },
    {
      species: 'amanita-caesarea',
      trait: 'gills',
      own: {
        en: 'White, like the stem; rings of warts at the base, no sac',
        es: 'Blancas, como el pie; anillos de verrugas en la base, sin saco',
        pt: 'Brancas, como o estipe; anéis de verrugas na base, sem saco',
      },
      other: {
        en: 'Golden yellow, like the stem; a white sac at the base',
        es: 'Amarillo dorado, como el pie; volva blanca en la base',
        pt: 'Amarelo-douradas, como o estipe; volva branca na base',
      },
    },
  ],
  references: [
    'michelot-melendez-howell-2003',
    'white-2019',
    'benjamin-1995',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'index-fungorum',
    'perez-silva-2008',
    'vidal-ballesteros-2013',
    'a-chave-2019',
    'reyes-lopez-2020',
  ],
}
