import type { SpeciesSample } from '@sample/types'

export const macrolepiotaProcera: SpeciesSample = {
  slug: 'macrolepiota-procera',
  scientificName: 'Macrolepiota procera',
  authority: '(Scop.) Singer',
  mycobank: 287857,
  wikidata: 'Q243381',
  synonyms: ['Lepiota procera'],
  commonNames: {
    en: ['Parasol', 'Parasol mushroom'],
    es: ['parasol', 'apagador', 'galamperna', 'matacandelas'],
    pt: ['frade', 'púcara', 'roca', 'para-sol'],
  },
  localNames: [
    { name: 'galanperna', language: 'eu', source: 'wikipedia-eu' },
    { name: 'apagallums', language: 'ca', source: 'vidal-ballesteros-2013' },
    { name: 'zarrota', language: 'gl', source: 'a-chave-2019' },
  ],
  summary: {
    en: `A plate-sized, scaly cap on a tall snakeskin stem with a ring that slides. Its deadly relatives are small: size is the first thing to check.`,
    es: `Píleo escamoso del tamaño de un plato sobre un pie alto y atigrado, con anillo que se desliza. Sus parientes mortales son pequeños.`,
    pt: `Chapéu escamoso do tamanho de um prato sobre estipe alto e zebrado, com anel que desliza. Os seus parentes mortais são pequenos.`,
  },
  about: {
    en: `It comes up like a drumstick: a closed brown knob on a straight stem. The skin then tears as the cap spreads, leaving brown scales on a pale, woolly ground and a smooth dark boss in the middle. The stem, grey-brown and broken into zigzag bands by its own growth, stands on a bulb without any sac and pulls out of the cap as cleanly as a peg. The thick, double ring slides up and down once freed.

It lives on plant remains in pasture, dunes, clearings, road banks and open woods, alone, in scattered companies or in rings, from summer into late autumn. Cut or rubbed, its flesh scarcely changes; the shaggy parasols, _Chlorophyllum rhacodes_ and _C. brunneum_, redden strongly, have a plain stem and sicken some who eat them.

Two mistakes matter most. The small dapperlings, _Lepiota brunneoincarnata_ above all, carry the poison of the death cap on caps rarely wider than six centimetres: no parasol so small should ever be picked. In warm regions the false parasol, _Chlorophyllum molybdites_, appears on lawns looking nearly the same until its gills turn green. White warts on the cap or a sac at the foot point to _Amanita_, which is another matter altogether.`,
    es: `Sale de la tierra como un palillo de tambor: una maza parda y cerrada sobre un pie recto. Al abrirse, la cutícula se desgarra en escamas pardas sobre fondo claro y lanoso, con un mamelón liso y oscuro en el centro. El pie, pardo grisáceo y quebrado en bandas atigradas por su propio crecimiento, se apoya en un bulbo sin volva y se desprende del píleo tan limpiamente como una clavija. El anillo, grueso y doble, sube y baja una vez suelto.

Vive de restos vegetales en pastos, dunas, claros, cunetas y bosques abiertos, aislado, disperso o en corros, desde el verano hasta bien entrado el otoño. Al cortar o frotar, la carne apenas cambia; _Chlorophyllum rhacodes_ y _C. brunneum_, en cambio, enrojecen con fuerza, tienen el pie sin dibujo y sientan mal a algunas personas.

Dos errores pesan más que los demás. Las lepiotas pequeñas, _Lepiota brunneoincarnata_ sobre todo, llevan el veneno de la oronja verde en píleos que rara vez pasan de seis centímetros: nunca debe recogerse un parasol tan pequeño. En regiones cálidas, _Chlorophyllum molybdites_ sale en el césped casi con el mismo aspecto hasta que sus láminas verdean. Las especies con verrugas blancas o con volva son _Amanita_, y eso ya es otra historia.`,
    pt: `Brota como uma baqueta de tambor: uma clava marrom e fechada sobre um estipe reto. Ao abrir-se, a cutícula rasga-se em escamas marrons sobre fundo claro e lanoso, com um umbo liso e escuro no centro. O estipe, marrom-acinzentado e quebrado em faixas zebradas pelo próprio crescimento, assenta num bulbo sem volva e solta-se do chapéu como uma cavilha. O anel, grosso e duplo, sobe e desce depois de solto.

Vive de restos vegetais em pastos, dunas, clareiras, beiras de estrada e matas abertas, isolado, disperso ou em círculos, do verão ao fim do outono. Cortada ou esfregada, a carne quase não muda; _Chlorophyllum rhacodes_ e _C. brunneum_, ao contrário, avermelham com força, têm o estipe sem desenho e fazem mal a algumas pessoas.

Dois erros pesam mais que os outros. As lepiotas pequenas, sobretudo _Lepiota brunneoincarnata_, trazem o veneno do chapéu-da-morte em chapéus que raramente passam de seis centímetros: nunca se deve colher um frade tão pequeno. Em regiões quentes, _Chlorophyllum molybdites_ surge nos gramados quase com o mesmo aspecto, até que as suas lâminas esverdeiam. As espécies com verrugas brancas ou com volva são _Amanita_, e isso é outra história.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Macrolepiota',
    species: 'procera',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: `Never pick a small parasol: small ones can be deadly.`,
      es: `Nunca recojas un parasol pequeño: los pequeños pueden ser mortales.`,
      pt: `Nunca colha um frade pequeno: os pequenos podem ser mortais.`,
    },
    advice: {
      en: `Edible only when identified with certainty by an expert, and well cooked. It must be large, with a sliding ring, a snakeskin stem and a white print; a greenish print or gills mean poison.`,
      es: `Comestible solo si un experto lo ha identificado con certeza, y bien cocinado. Ha de ser grande, con anillo deslizante, pie atigrado y esporada blanca; láminas o esporada verdosas significan veneno.`,
      pt: `Comestível apenas quando identificado com certeza por um especialista, e bem cozido. Deve ser grande, com anel deslizante, estipe zebrado e esporada branca; lâminas ou esporada esverdeadas significam veneno.`,
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: `10–30 cm, egg-shaped, then spreading with a dark smooth boss; brown scales on a pale, woolly ground`,
      es: `10–30 cm, ovoide, luego extendido con mamelón liso y oscuro; escamas pardas sobre fondo claro`,
      pt: `10–30 cm, ovoide, depois aberto com umbo liso e escuro; escamas marrons sobre fundo claro`,
    },
    gills: {
      en: `White to cream, crowded, free, ending at a collar round the stem`,
      es: `Blancas a crema, apretadas, libres, rematadas en un collar en torno al pie`,
      pt: `Brancas a creme, apertadas, livres, terminando num colar em volta do estipe`,
    },
    ring: {
      en: `Thick, double-edged, white above and brownish below; slides on the stem`,
      es: `Grueso, doble, blanco por encima y pardo por debajo; se desliza por el pie`,
      pt: `Grosso, duplo, branco por cima e amarronzado por baixo; desliza pelo estipe`,
    },
    stipe: {
      en: `15–40 cm, slender, hollow, with brown zigzag bands like snakeskin; bulbous base`,
      es: `15–40 cm, esbelto, hueco, con bandas pardas en zigzag como piel de culebra; base bulbosa`,
      pt: `15–40 cm, esbelto, oco, com faixas marrons em ziguezague como pele de cobra; base bulbosa`,
    },
    flesh: {
      en: `White, soft in the cap, fibrous in the stem; unchanging or faintly pink`,
      es: `Blanca, blanda en el píleo, fibrosa en el pie; inmutable o apenas rosada`,
      pt: `Branca, macia no chapéu, fibrosa no estipe; imutável ou levemente rosada`,
    },
    spores: {
      en: `Print white to cream; spores large, with a germ pore`,
      es: `Esporada blanca a crema; esporas grandes, con poro germinativo`,
      pt: `Esporada branca a creme; esporos grandes, com poro germinativo`,
    },
    odour: {
      en: `Mild and pleasant, faintly of nuts or warm milk`,
      es: `Suave y agradable, algo a nuez o a leche templada`,
      pt: `Suave e agradável, levemente de noz ou leite morno`,
    },
  },
  decisive: ['stipe', 'ring', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'convex', 'umbonate'],
    capSurfaces: ['scaly'],
    capMargin: 'appendiculate',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring',
    stipePattern: 'banded',
    sporePrint: ['white', 'cream'],
    ecology: ['saprotrophic'],
    habit: 'scattered',
    ground: 'grass',
    colours: {
      cap: { typical: '#d9c4a0', light: '#efe3cb', dark: '#6b4a2e' },
      hymenium: { typical: '#f6efdf', light: '#fbf7ec', dark: '#e3d2b8' },
      stipe: { typical: '#cbb38d', light: '#eadcc0', dark: '#7b5a3b' },
      ring: { typical: '#efe5cf', dark: '#a98a63' },
      flesh: { typical: '#fbf7ec' },
      marks: { typical: '#8a6542', light: '#b08e66', dark: '#5f4029' },
    },
    size: { cap: { min: 10, max: 30 }, height: { min: 15, max: 40 }, stipeThickness: { min: 1, max: 2 } },
    bulb: 0.8,
  },
  keyNotes: {
    'ring-sliding': 'usual',
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'stem-bands': 'usual',
    'smell-mushroom': 'sometimes',
    'ground-broadleaf': 'sometimes',
    'flesh-red': 'misread',
  },
  habitat: {
    en: `Pasture, heath, dunes, woodland clearings, road banks and open woods, on well-drained soil.`,
    es: `Pastos, brezales, dunas, claros de bosque, cunetas y montes abiertos, en suelos bien drenados.`,
    pt: `Pastos, charnecas, dunas, clareiras, beiras de estrada e matas abertas, em solos bem drenados.`,
  },
  distribution: {
    en: `Europe and temperate Asia; similar parasols elsewhere are partly other species.`,
    es: `Europa y Asia templada; los parasoles parecidos de otras regiones son en parte especies distintas.`,
    pt: `Europa e Ásia temperada; os frades semelhantes de outras regiões são em parte espécies distintas.`,
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
      months: [7, 8, 9, 10, 11],
      peak: [8, 9, 10],
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
      value: 'stomach-upset',
      description: {
        en: `Reported after raw or undercooked caps; thick ones need time in the pan.`,
        es: `Descrito tras comer píleos crudos o poco hechos; los gruesos piden tiempo en la sartén.`,
        pt: `Relatado após chapéus crus ou malcozidos; os grossos pedem tempo na frigideira.`,
      },
    },
  ],
  flavors: [
    {
      value: 'nutty',
      description: {
        en: `Mild and sweetly nutty when grilled.`,
        es: `Suave y dulce, a nuez, hecho a la plancha.`,
        pt: `Suave e adocicado, de noz, quando grelhado.`,
      },
    },
    {
      value: 'umami',
      description: {
        en: `Savoury, close to browned meat.`,
        es: `Sabroso, cercano a la carne dorada.`,
        pt: `Saboroso, próximo da carne dourada.`,
      },
    },
  ],
  textures: [
    {
      value: 'meaty',
      description: {
        en: `The open cap fries whole like a cutlet; the stem is too fibrous.`,
        es: `El píleo abierto se fríe entero como un filete; el pie es demasiado fibroso.`,
        pt: `O chapéu aberto se frita inteiro como um bife; o estipe é fibroso demais.`,
      },
    },
  ],
  fragrances: [
    {
      value: 'mushroomy',
      description: {
        en: `Light when fresh, fuller when dried.`,
        es: `Ligero en fresco, más pleno al secarse.`,
        pt: `Leve quando fresco, mais pleno depois de seco.`,
      },
    },
  ],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'lepiota-brunneoincarnata',
      trait: 'ring',
      own: {
        en: `Thick double ring that slides; cap 10–30 cm when open`,
        es: `Anillo grueso y doble que se desliza; píleo de 10–30 cm abierto`,
        pt: `Anel grosso e duplo que desliza; chapéu de 10–30 cm quando aberto`,
      },
      other: {
        en: `No sliding ring, only dark scaly girdles; cap rarely over 6 cm`,
        es: `Sin anillo móvil, solo cinturones de escamas oscuras; píleo rara vez mayor de 6 cm`,
        pt: `Sem anel móvel, só cinturões de escamas escuras; chapéu raramente maior que 6 cm`,
      },
    },
    {
      species: 'lepiota-subincarnata',
      trait: 'ring',
      own: {
        en: 'Thick and sliding; cap over 10 cm',
        es: 'Grueso y deslizante; píleo de más de 10 cm',
        pt: 'Espesso e deslizante; chapéu com mais de 10 cm',
      },
      other: {
        en: 'None that slides; cap seldom over 6 cm',
        es: 'Ninguno que se deslice; píleo rara vez de más de 6 cm',
        pt: 'Nenhum que deslize; chapéu raramente com mais de 6 cm',
      },
    },
    {
      species: 'lepiota-castanea',
      trait: 'ring',
      own: {
        en: 'Thick double ring that slides; cap over 10 cm when open',
        es: 'Anillo doble, grueso y móvil; píleo abierto de más de 10 cm',
        pt: 'Anel duplo, espesso e móvel; chapéu aberto de mais de 10 cm',
      },
      other: {
        en: 'No true ring; cap up to 4 cm. Treat as deadly',
        es: 'Sin verdadero anillo; píleo de hasta 4 cm. Trátala como mortal',
        pt: 'Sem verdadeiro anel; chapéu de até 4 cm. Trate-a como mortal',
      },
    },
    {
      species: 'chlorophyllum-molybdites',
      trait: 'spores',
      own: {
        en: `Print white to cream; gills stay pale`,
        es: `Esporada blanca a crema; láminas siempre claras`,
        pt: `Esporada branca a creme; lâminas sempre claras`,
      },
      other: {
        en: `Print green; gills turn grey-green with age`,
        es: `Esporada verde; láminas gris verdosas con la edad`,
        pt: `Esporada verde; lâminas cinza-esverdeadas com a idade`,
      },
    },
    {
      species: 'amanita-pantherina',
      trait: 'ring',
      own: {
        en: 'Thick, double, slides on the patterned stem',
        es: 'Grueso, doble, se desliza por el pie atigrado',
        pt: 'Espesso, duplo, desliza pelo estipe tigrado',
      },
      other: {
        en: 'Thin, fixed; a rimmed bulb below',
        es: 'Fino, fijo; bulbo con reborde abajo',
        pt: 'Fino, fixo; bulbo com rebordo embaixo',
      },
    },
    {
      species: 'lepiota-cristata',
      trait: 'stipe',
      own: {
        en: 'Tall, snakeskin-banded; thick double ring',
        es: 'Alto, atigrado; anillo doble y grueso',
        pt: 'Alto, tigrado; anel duplo e espesso',
      },
      other: {
        en: 'Thin and smooth; the ring never slides',
        es: 'Delgado y liso; el anillo nunca se desliza',
        pt: 'Fino e liso; o anel nunca desliza',
      },
    },
    {
      species: 'chlorophyllum-brunneum',
      trait: 'stipe',
      own: {
        en: 'Brown snakeskin pattern; flesh does not change',
        es: 'Atigrado de pardo; la carne no cambia',
        pt: 'Tigrado de marrom; a carne não muda',
      },
      other: {
        en: 'Plain white, turning orange when cut. Poisonous',
        es: 'Blanco liso, naranja al corte. Venenosa',
        pt: 'Branco liso, laranja ao corte. Venenoso',
      },
    },
    {
      species: 'chlorophyllum-rhacodes',
      trait: 'stipe',
      own: {
        en: 'Brown snakeskin pattern; flesh does not change',
        es: 'Atigrado de pardo; la carne no cambia',
        pt: 'Tigrado de marrom; a carne não muda',
      },
      other: {
        en: 'Plain white, turning orange-red when scratched',
        es: 'Blanco liso, rojo anaranjado al rayarlo',
        pt: 'Branco liso, vermelho-alaranjado ao riscar',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'bresinsky-besl-1990',
    'boa-2004',
    'index-fungorum',
    'vidal-ballesteros-2013',
    'a-chave-2019',
    'wikipedia-eu',
  ],
}
