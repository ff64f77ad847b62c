import type { SpeciesSample } from '@sample/types'

export const lepiotaCastanea: SpeciesSample = {
  slug: 'lepiota-castanea',
  scientificName: 'Lepiota castanea',
  authority: 'Quél.',
  synonyms: ['Lepiota ignicolor', 'Lepiota ignipes'],
  commonNames: {
    en: ['Chestnut dapperling', 'Petite parasol'],
    es: ['lepiota castaña'],
    pt: [],
  },
  summary: {
    en: 'A little chestnut-brown parasol of the forest floor, counted among the deadly ones. No small Lepiota is food.',
    es: 'Lepiota diminuta de color castaño, del suelo del bosque, contada entre las mortales. Ninguna lepiota pequeña se come.',
    pt: 'Lepiota minúscula, marrom-avermelhada, do chão da mata, contada entre as mortais. Nenhuma lepiota pequena se come.',
  },
  about: {
    en: `The cap is hardly wider than a coin, chestnut to rust brown, whole and velvety when young. As it spreads the skin breaks into small scales on a whitish ground, and only the middle stays dark and closed. The slender stem is pale above and, below an indistinct zone where the veil tore, covered with scales of the same brown. It stands in the litter of woods, under conifers and broad-leaved trees, alone or a few together.

Guides count it among the deadly small parasols, because older analyses reported amatoxins in it. A study of 2024 found none in collections from two Turkish provinces, and its authors ask for samples from elsewhere. Here it is treated as deadly: _Lepiota brunneoincarnata_ and _Lepiota subincarnata_, which have killed, differ from it by shades of brown, and only a microscope separates the small ones with certainty.

Another of the group, _L. helveola_, with pale coppery scales and flesh that reddens, grows at wood edges, paths and pastures of the Iberian Peninsula and is counted as deadly too. One rule serves for all: a parasol with a cap under 10 cm, or without a thick ring that slides, is no food.`,
    es: `El píleo apenas supera una moneda: castaño a herrumbre, entero y aterciopelado de joven. Al abrirse, la cutícula se rompe en pequeñas escamas sobre fondo blanquecino y solo el centro queda oscuro y entero. El pie, esbelto, es claro arriba y, bajo una zona difusa donde se rompió el velo, va cubierto de escamas del mismo color. Sale en la hojarasca, bajo coníferas y planifolios, solitaria o en grupos de pocos ejemplares.

Las guías la cuentan entre las lepiotas mortales, porque los análisis antiguos citaban amatoxinas. Un estudio de 2024 no las halló en recolectas de dos provincias turcas, y sus autores piden muestras de otros lugares. Aquí se trata como mortal: _Lepiota brunneoincarnata_ y _Lepiota subincarnata_, que han matado, se distinguen de ella por matices de pardo, y solo el microscopio separa con seguridad a las pequeñas.

Otra del grupo, _L. helveola_, de escamas pálidas y cobrizas y carne que enrojece, crece en bordes de bosque, senderos y pastos de la península ibérica y también se cuenta entre las mortales. Una regla vale para todas: un parasol de píleo menor de 10 cm, o sin anillo grueso y móvil, no es comida.`,
    pt: `O chapéu mal passa de uma moeda: marrom-avermelhado a ferrugem, inteiro e aveludado quando jovem. Ao abrir-se, a cutícula rompe-se em pequenas escamas sobre fundo esbranquiçado e só o centro fica escuro e inteiro. O estipe, esguio, é claro em cima e, abaixo de uma zona difusa onde o véu se rompeu, coberto de escamas da mesma cor. Nasce no folhiço, sob coníferas e folhosas, sozinha ou em grupos de poucos exemplares.

Os guias a contam entre as lepiotas mortais, porque análises antigas relatavam amatoxinas. Um estudo de 2024 não as encontrou em coletas de duas províncias turcas, e seus autores pedem amostras de outros lugares. Aqui ela é tratada como mortal: _Lepiota brunneoincarnata_ e _Lepiota subincarnata_, que já mataram, distinguem-se dela por tons de marrom, e só o microscópio separa com segurança as pequenas.

Outra do grupo, _L. helveola_, de escamas pálidas e acobreadas e carne que avermelha, cresce em orlas de mata, trilhas e pastos da Península Ibérica e também é contada entre as mortais. Uma regra vale para todas: um para-sol de chapéu menor que 10 cm, ou sem anel espesso e móvel, não é comida.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Lepiota',
    species: 'castanea',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'Treat it as deadly: a few small caps may be enough.',
      es: 'Trátala como mortal: unos pocos ejemplares pueden bastar.',
      pt: 'Trate-a como mortal: poucos exemplares podem bastar.',
    },
    advice: {
      en: 'Guides report the poison of the death cap in it; one recent study did not find it, and nobody can rely on that. If any was eaten, call a poison centre now; the first hours bring no symptoms.',
      es: 'Las guías citan en ella el veneno de la oronja verde; un estudio reciente no lo halló, y nadie puede fiarse de eso. Si alguien la ha comido, llama ya a un centro de toxicología; las primeras horas transcurren sin síntomas.',
      pt: 'Os guias relatam nela o veneno do chapéu-da-morte; um estudo recente não o encontrou, e ninguém pode confiar nisso. Se alguém comeu, ligue já para um centro de informação toxicológica; as primeiras horas passam sem sintomas.',
    },
  },
  poisoning: {
    toxins: ['amatoxins (reported)'],
    syndrome: 'amatoxin',
    onsetHours: {
      min: 6,
      max: 24,
    },
    course: [
      {
        when: { en: '0–6 h', es: '0–6 h', pt: '0–6 h' },
        what: {
          en: 'Nothing, sometimes for longer. Call now.',
          es: 'Nada, a veces durante más tiempo. Llama ya.',
          pt: 'Nada, às vezes por mais tempo. Ligue já.',
        },
      },
      {
        when: { en: '6–24 h', es: '6–24 h', pt: '6–24 h' },
        what: {
          en: 'Vomiting, cramps and watery diarrhoea, as after spoiled food.',
          es: 'Vómitos, cólicos y diarrea acuosa, como tras comer algo en mal estado.',
          pt: 'Vômitos, cólicas e diarreia aquosa, como depois de comida estragada.',
        },
      },
      {
        when: { en: '24–72 h', es: '24–72 h', pt: '24–72 h' },
        what: {
          en: 'It seems to be over, while the liver is being destroyed.',
          es: 'Parece haber pasado, mientras el hígado se destruye.',
          pt: 'Parece ter passado, enquanto o fígado é destruído.',
        },
      },
      {
        when: { en: 'From day 3', es: 'Desde el día 3', pt: 'A partir do 3º dia' },
        what: {
          en: 'Jaundice, bleeding, confusion, liver failure; transplant or death in the worst cases.',
          es: 'Ictericia, hemorragias, confusión, fallo hepático; en los peores casos, trasplante o muerte.',
          pt: 'Icterícia, hemorragias, confusão, insuficiência hepática; nos piores casos, transplante ou morte.',
        },
      },
    ],
    source: 'enjalbert-2002',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '1–4 cm, bell-shaped to flat, often with a broad knob; chestnut to rust-brown scales on whitish',
      es: '1–4 cm, acampanado a plano, a menudo con mamelón ancho; escamas castañas a herrumbre sobre blanquecino',
      pt: '1–4 cm, em sino a plano, em geral com umbo largo; escamas marrom-avermelhadas sobre esbranquiçado',
    },
    gills: {
      en: 'White, then cream, often spotted rust brown with age or touch; crowded, free',
      es: 'Blancas, luego crema, a menudo manchadas de herrumbre con la edad o al tocarlas; apretadas, libres',
      pt: 'Brancas, depois creme, em geral manchadas de ferrugem com a idade ou ao toque; apertadas, livres',
    },
    ring: {
      en: 'No true ring: a fleeting fibrous zone, scales only below it',
      es: 'Sin verdadero anillo: una zona fibrosa fugaz, con escamas solo por debajo',
      pt: 'Sem verdadeiro anel: uma zona fibrosa fugaz, com escamas só abaixo dela',
    },
    stipe: {
      en: '2–8 cm, slender; pale and smooth above, chestnut scales in uneven bands below',
      es: '2–8 cm, esbelto; claro y liso arriba, escamas castañas en bandas irregulares abajo',
      pt: '2–8 cm, esguio; claro e liso em cima, escamas marrom-avermelhadas em faixas irregulares embaixo',
    },
    flesh: {
      en: 'Thin, whitish, brownish pink towards the base of the stem',
      es: 'Delgada, blanquecina, pardo rosada hacia la base del pie',
      pt: 'Fina, esbranquiçada, marrom-rosada em direção à base do estipe',
    },
    spores: {
      en: 'Print white; spores spurred, bullet-shaped, dextrinoid',
      es: 'Esporada blanca; esporas con espolón, en forma de bala, dextrinoides',
      pt: 'Esporada branca; esporos com esporão, em forma de bala, dextrinoides',
    },
    odour: {
      en: 'Unpleasant, sweetish or none; never taste it',
      es: 'Desagradable, dulzón o nulo; nunca hay que probarla',
      pt: 'Desagradável, adocicado ou nulo; nunca se deve provar',
    },
  },
  decisive: ['cap', 'stipe', 'ring'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['campanulate', 'umbonate', 'flat'],
    capSurfaces: ['scaly'],
    capMargin: 'appendiculate',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'bare',
    stipePattern: 'girdled',
    sporePrint: ['white'],
    ecology: ['saprotrophic'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: {
        typical: '#cb986a',
        light: '#f0e2c9',
        dark: '#6a3216',
      },
      hymenium: {
        typical: '#f6efdd',
        dark: '#d9a878',
      },
      stipe: {
        typical: '#d3a67a',
        light: '#f2e4cd',
        dark: '#7d4422',
      },
      flesh: {
        typical: '#f8efdf',
        dark: '#c79a7c',
      },
      marks: {
        typical: '#85401b',
        light: '#a85f2f',
        dark: '#5a2911',
      },
    },
    size: {
      cap: {
        min: 1,
        max: 4,
      },
      height: {
        min: 2,
        max: 8,
      },
      stipeThickness: {
        min: 0.1,
        max: 0.6,
      },
    },
    bulb: 0.1,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'stem-scales': 'usual',
    'smell-foul': 'usual',
    'colour-brown': 'usual',
    'colour-orange': 'sometimes',
    'smell-faint': 'sometimes',
    'smell-mushroom': 'sometimes',
    'smell-fruit': 'sometimes',
    'flesh-red': 'sometimes',
    'ground-conifer': 'sometimes',
    'ground-soil': 'sometimes',
    'ground-grass': 'sometimes',
    'growth-single': 'sometimes',
    'growth-group': 'sometimes',
    'surface-velvet': 'sometimes',
    'surface-smooth': 'misread',
    'underside-gills-attached': 'misread',
    'ring-skirt': 'misread',
    'ring-cobweb': 'misread',
    'print-purple': 'impossible',
    'print-black': 'impossible',
    'underside-gills-decurrent': 'impossible',
  },
  habitat: {
    en: 'Litter and humus of conifer, broad-leaved and evergreen oak woods, often on lime.',
    es: 'Hojarasca y humus de bosques de coníferas, de planifolios y de encinares y alcornocales, a menudo sobre caliza.',
    pt: 'Folhiço e húmus de bosques de coníferas, de folhosas e de azinheiras e sobreiros, muitas vezes sobre calcário.',
  },
  distribution: {
    en: 'Europe, North Africa and temperate Asia to Japan; also reported from eastern and western North America.',
    es: 'Europa, norte de África y Asia templada hasta Japón; citada también del este y el oeste de Norteamérica.',
    pt: 'Europa, norte da África e Ásia temperada até o Japão; citada também do leste e do oeste da América do Norte.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [8, 9, 10],
      peak: [9],
    },
    {
      region: {
        en: 'Pacific coast of North America',
        es: 'Costa del Pacífico de Norteamérica',
        pt: 'Costa do Pacífico da América do Norte',
      },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [9, 10, 11],
      peak: [10],
    },
    {
      region: { en: 'Japan', es: 'Japón', pt: 'Japão' },
      area: 'asia',
      hemisphere: 'north',
      months: [7, 8, 9, 10],
      peak: [9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'liver-damage',
      description: {
        en: 'What amatoxins do; reported for this group, not proved for this species.',
        es: 'Lo que hacen las amatoxinas; citado para el grupo, no probado en esta especie.',
        pt: 'O que as amatoxinas fazem; relatado para o grupo, não provado nesta espécie.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Late, six hours or more after the meal.',
        es: 'Tardíos, seis horas o más después de comer.',
        pt: 'Tardios, seis horas ou mais depois da refeição.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Watery, with loss of fluid.',
        es: 'Acuosa, con pérdida de líquidos.',
        pt: 'Aquosa, com perda de líquidos.',
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
      trait: 'stipe',
      own: {
        en: 'Chestnut scales from an indistinct zone down. Treat as deadly',
        es: 'Escamas castañas bajo una zona difusa. Trátala como mortal',
        pt: 'Escamas marrom-avermelhadas abaixo de zona difusa. Trate-a como mortal',
      },
      other: {
        en: 'Wine-brown scales below a sharp line. Deadly',
        es: 'Escamas pardo vinosas bajo una línea neta. Mortal',
        pt: 'Escamas marrom-vinosas abaixo de uma linha nítida. Mortal',
      },
    },
    {
      species: 'lepiota-subincarnata',
      trait: 'cap',
      own: {
        en: 'Scales chestnut to rust brown. Treat as deadly',
        es: 'Escamas castañas a herrumbre. Trátala como mortal',
        pt: 'Escamas marrom-avermelhadas a ferrugem. Trate-a como mortal',
      },
      other: {
        en: 'Scales pinkish to wine brown. Deadly',
        es: 'Escamas rosadas a pardo vinosas. Mortal',
        pt: 'Escamas rosadas a marrom-vinosas. Mortal',
      },
    },
    {
      species: 'lepiota-cristata',
      trait: 'stipe',
      own: {
        en: 'Set with chestnut scales below. Treat as deadly',
        es: 'Con escamas castañas en la parte baja. Trátala como mortal',
        pt: 'Com escamas marrom-avermelhadas embaixo. Trate-a como mortal',
      },
      other: {
        en: 'Stem smooth and silky, without scales',
        es: 'Pie liso y sedoso, sin escamas',
        pt: 'Estipe liso e sedoso, sem escamas',
      },
    },
    {
      species: 'macrolepiota-procera',
      trait: 'ring',
      own: {
        en: 'No true ring; cap up to 4 cm. Treat as deadly',
        es: 'Sin verdadero anillo; píleo de hasta 4 cm. Trátala como mortal',
        pt: 'Sem verdadeiro anel; chapéu de até 4 cm. Trate-a como mortal',
      },
      other: {
        en: 'Thick double ring that slides; cap over 10 cm when open',
        es: 'Anillo doble, grueso y móvil; píleo abierto de más de 10 cm',
        pt: 'Anel duplo, espesso e móvel; chapéu aberto de mais de 10 cm',
      },
    },
  ],
  references: [
    'akata-2015',
    'yilmaz-2024',
    'enjalbert-2002',
    'white-2019',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'index-fungorum',
  ],
}
