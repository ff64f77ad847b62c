import type { SpeciesSample } from '@sample/types'

export const amanitaVirosa: SpeciesSample = {
  slug: 'amanita-virosa',
  scientificName: 'Amanita virosa',
  authority: 'Bertill.',
  gbif: 5240323,
  commonNames: {
    en: ['Destroying angel', 'European destroying angel'],
    es: ['oronja fétida', 'cicuta fétida', 'ángel destructor'],
    pt: ['anjo-destruidor'],
  },
  summary: {
    en: 'A slender, pure white killer of mossy northern woods, with a shaggy stem and a cap that often sits askew.',
    es: 'Esbelta, blanca y mortal, de bosques musgosos del norte y de montaña; pie lanoso y píleo a menudo ladeado.',
    pt: 'Esguio, branco e mortal, dos bosques musgosos do norte e das montanhas; estipe felpudo e chapéu muitas vezes inclinado.',
  },
  about: {
    en: `The destroying angel stands out in the gloom of wet spruce and birch woods: every part is white, from the silky cap to the sac hidden in the moss. The cap opens from a cone and often stays lopsided, with a blunt boss at the centre. The stem is torn into shaggy fibres, and the ring, when there is one, hangs in tatters close beneath the gills. A drop of potash turns the flesh golden yellow at once.

It is a European and north Asian mushroom, frequent in Scandinavia and in the mountains, scarce in the lowlands and in much of the south, where the equally deadly _Amanita verna_ replaces it. White amanitas of North America long carried the same name; they are now known as separate species, such as _Amanita bisporigera_ and _Amanita ocreata_, and are every bit as deadly.

The danger lies in its youth. A closed button can pass for a small field mushroom or, still shut in its white skin, for a young puffball. Cut such a ball from top to bottom: in an amanita the outline of cap, gills and stem is already there. The toxins, and the course they take, are those of the death cap.`,
    es: `La oronja fétida destaca en la penumbra de los abetales y abedulares húmedos: todo en ella es blanco, desde el píleo sedoso hasta el saco oculto en el musgo. El píleo se abre a partir de un cono, suele quedar ladeado y conserva un mamelón obtuso. El pie se deshilacha en fibras lanosas y el anillo, cuando lo hay, cuelga en jirones muy cerca de las láminas. Una gota de potasa tiñe la carne de amarillo dorado al instante.

Es especie de Europa y el norte de Asia, frecuente en Escandinavia y en la montaña, escasa en las tierras bajas y en gran parte del sur, donde la sustituye la igualmente mortal _Amanita verna_. Varias amanitas blancas de Norteamérica llevaron mucho tiempo este nombre; hoy se sabe que son especies distintas, como _Amanita bisporigera_ y _Amanita ocreata_, e igual de mortales.

El peligro está en los ejemplares jóvenes. Uno aún cerrado puede pasar por un champiñón silvestre o, envuelto aún en su velo blanco, por un cuesco de lobo. Hay que cortarlo de arriba abajo: en una amanita ya se dibujan el píleo, las láminas y el pie. Las toxinas, y el curso de la intoxicación, son los de la oronja verde.`,
    pt: `O anjo-destruidor se destaca na penumbra dos bosques úmidos de espruces e bétulas: tudo nele é branco, do chapéu sedoso ao saco escondido no musgo. O chapéu se abre a partir de um cone, costuma ficar inclinado e guarda no centro um umbo obtuso. O estipe se desfia em fibras felpudas e o anel, quando existe, pende em farrapos logo abaixo das lâminas. Uma gota de potassa tinge a carne de amarelo-dourado no mesmo instante.

É uma espécie da Europa e do norte da Ásia, frequente na Escandinávia e nas montanhas, escassa nas terras baixas e em boa parte do sul, onde a substitui a igualmente mortal _Amanita verna_. Várias amanitas brancas da América do Norte tiveram durante muito tempo este nome; hoje se sabe que são espécies distintas, como _Amanita bisporigera_ e _Amanita ocreata_, e igualmente mortais.

O perigo está nos exemplares jovens. Um botão fechado pode passar por um pequeno champignon silvestre ou, ainda envolto no véu branco, por uma bufa-de-lobo. Corte-o de cima a baixo: numa amanita já se desenham o chapéu, as lâminas e o estipe. As toxinas, e o curso da intoxicação, são os do chapéu-da-morte.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'virosa',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'As deadly as the death cap.',
      es: 'Tan mortal como la oronja verde.',
      pt: 'Tão mortal quanto o chapéu-da-morte.',
    },
    advice: {
      en: 'No cooking removes its poison, and symptoms begin only when the liver is already under attack. If any was eaten, call a poison centre now, even while everyone feels well.',
      es: 'Ninguna cocción elimina su veneno, y los síntomas empiezan cuando el hígado ya está sufriendo. Si alguien la ha comido, llama ya a un centro de toxicología, aunque todos se encuentren bien.',
      pt: 'Nenhum cozimento elimina o seu veneno, e os sintomas só começam quando o fígado já está sendo atingido. Se alguém comeu, ligue já para um centro de informação toxicológica, mesmo que todos se sintam bem.',
    },
  },
  poisoning: {
    toxins: ['α-amanitin', 'β-amanitin', 'phalloidin', 'virotoxins'],
    syndrome: 'amatoxin',
    onsetHours: { min: 6, max: 24 },
    course: [
      {
        when: { en: '0–6 h', es: '0–6 h', pt: '0–6 h' },
        what: {
          en: 'Nothing, sometimes for longer. Call now: treatment works best before symptoms.',
          es: 'Nada, a veces durante más tiempo. Llama ya: el tratamiento actúa mejor antes de los síntomas.',
          pt: 'Nada, às vezes por mais tempo. Ligue já: o tratamento age melhor antes dos sintomas.',
        },
      },
      {
        when: { en: '6–24 h', es: '6–24 h', pt: '6–24 h' },
        what: {
          en: 'Severe stomach cramps, vomiting and watery diarrhoea, with thirst and weakness.',
          es: 'Fuertes dolores de vientre, vómitos y diarrea acuosa, con sed y debilidad.',
          pt: 'Fortes dores abdominais, vômitos e diarreia aquosa, com sede e fraqueza.',
        },
      },
      {
        when: { en: '24–72 h', es: '24–72 h', pt: '24–72 h' },
        what: {
          en: 'The gut settles and hope returns, but blood tests show growing liver damage.',
          es: 'El vientre se calma y vuelve la esperanza, pero los análisis muestran un daño hepático creciente.',
          pt: 'O intestino se acalma e a esperança volta, mas os exames mostram lesão hepática crescente.',
        },
      },
      {
        when: { en: 'From day 3', es: 'Desde el día 3', pt: 'A partir do 3º dia' },
        what: {
          en: 'Liver failure with jaundice, bleeding and coma, often with kidney failure; death or transplant in the worst cases.',
          es: 'Fallo hepático con ictericia, hemorragias y coma, a menudo con fallo renal; en los peores casos, muerte o trasplante.',
          pt: 'Insuficiência hepática com icterícia, hemorragias e coma, muitas vezes com insuficiência renal; nos piores casos, morte ou transplante.',
        },
      },
    ],
    source: 'enjalbert-2002',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '4–12 cm, pure white, silky; conical at first, then bell-shaped with a blunt boss, often askew',
      es: '4–12 cm, blanco puro, sedoso; cónico al principio, luego acampanado con mamelón obtuso, a menudo ladeado',
      pt: '4–12 cm, branco puro, sedoso; cônico no início, depois campanulado com umbo obtuso, muitas vezes inclinado',
    },
    gills: {
      en: 'White, crowded, free of the stem; white at every age',
      es: 'Blancas, apretadas, libres del pie; blancas a cualquier edad',
      pt: 'Brancas, apertadas, livres do estipe; brancas em qualquer idade',
    },
    ring: {
      en: 'White and flimsy, high on the stem, often in tatters or missing',
      es: 'Blanco y endeble, muy alto en el pie, a menudo hecho jirones o ausente',
      pt: 'Branco e frágil, bem no alto do estipe, muitas vezes em farrapos ou ausente',
    },
    stipe: {
      en: '8–15 cm, slender, white, torn into shaggy fibres below the ring',
      es: '8–15 cm, esbelto, blanco, deshilachado en fibras lanosas bajo el anillo',
      pt: '8–15 cm, esguio, branco, desfiado em fibras felpudas abaixo do anel',
    },
    volva: {
      en: 'White sac around the base, deep in moss or soil; dig it out',
      es: 'Saco blanco en la base, hundido en el musgo o la tierra; hay que desenterrarlo',
      pt: 'Saco branco na base, enterrado no musgo ou no solo; é preciso desenterrá-lo',
    },
    flesh: {
      en: 'White, unchanging; turns golden yellow with a drop of potash (KOH)',
      es: 'Blanca, inmutable; vira a amarillo dorado con una gota de potasa (KOH)',
      pt: 'Branca, imutável; fica amarelo-dourada com uma gota de potassa (KOH)',
    },
    spores: {
      en: 'Print white; spores round, smooth, amyloid',
      es: 'Esporada blanca; esporas esféricas, lisas, amiloides',
      pt: 'Esporada branca; esporos esféricos, lisos, amiloides',
    },
    odour: {
      en: 'Weak when young, sickly sweet and unpleasant with age; never taste it',
      es: 'Débil en los jóvenes, dulzón y desagradable en los viejos; nunca hay que probarla',
      pt: 'Fraco nos jovens, adocicado e desagradável nos velhos; nunca se deve provar',
    },
  },
  decisive: ['gills', 'stipe', 'volva'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['conical', 'campanulate', 'umbonate'],
    capSurfaces: ['smooth', 'viscid'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring-and-volva',
    stipePattern: 'scaly',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'moss',
    colours: {
      cap: { typical: '#fbf9f0', light: '#fffef8', dark: '#f0e8d2' },
      hymenium: { typical: '#fdfcf5' },
      stipe: { typical: '#f9f6ea', dark: '#ece6d2' },
      ring: { typical: '#fbf8ee' },
      volva: { typical: '#f9f6ea' },
      flesh: { typical: '#fefdf7' },
    },
    size: { cap: { min: 4, max: 12 }, height: { min: 8, max: 15 }, stipeThickness: { min: 0.8, max: 2 } },
    bulb: 0.5,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-foul': 'sometimes',
    'ring-none': 'sometimes',
    'base-plain': 'misread',
    'stem-plain': 'misread',
    'colour-red': 'impossible',
    'colour-orange': 'impossible',
    'colour-violet': 'impossible',
    'underside-gills-decurrent': 'impossible',
    'print-purple': 'impossible',
    'print-black': 'impossible',
  },
  habitat: {
    en: 'Damp, mossy, acid woods of spruce, birch, beech and pine, singly or a few together.',
    es: 'Bosques ácidos, húmedos y musgosos de píceas, abedules, hayas y pinos; solitaria o en pequeño número.',
    pt: 'Bosques ácidos, úmidos e musgosos de espruces, bétulas, faias e pinheiros; solitário ou em pequeno número.',
  },
  distribution: {
    en: 'Northern and mountainous Europe and northern Asia; rare in the lowlands of the south. Also reported from Mexico, where the white amanitas are partly other species, just as deadly.',
    es: 'Norte y montañas de Europa y norte de Asia; rara en las tierras bajas del sur. Citada también en México, donde las amanitas blancas son en parte otras especies, igual de mortales.',
    pt: 'Norte e montanhas da Europa e norte da Ásia; raro nas terras baixas do sul. Registrado também no México, onde as amanitas brancas são em parte outras espécies, igualmente mortais.',
  },
  seasons: [
    {
      region: { en: 'Northern Europe', es: 'Norte de Europa', pt: 'Norte da Europa' },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10],
      peak: [8, 9],
    },
    {
      region: { en: 'Mexico', es: 'México', pt: 'México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [],
    },
    {
      region: { en: 'Japan', es: 'Japón', pt: 'Japão' },
      area: 'asia',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'liver-damage',
      description: {
        en: 'Amatoxins destroy liver cells; failure follows within days.',
        es: 'Las amatoxinas destruyen las células del hígado, que falla en pocos días.',
        pt: 'As amatoxinas destroem as células do fígado e levam à insuficiência hepática em poucos dias.',
      },
    },
    {
      value: 'kidney-damage',
      description: {
        en: 'Frequent in severe poisonings.',
        es: 'Frecuente en las intoxicaciones graves.',
        pt: 'Frequente nas intoxicações graves.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Starts 6 to 24 hours after the meal.',
        es: 'Empiezan entre 6 y 24 horas después de comer.',
        pt: 'Começam de 6 a 24 horas depois da refeição.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Watery and profuse.',
        es: 'Acuosa y abundante.',
        pt: 'Aquosa e abundante.',
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
      species: 'amanita-phalloides',
      trait: 'cap',
      own: {
        en: 'Pure white, conical when young',
        es: 'Blanco puro, cónico de joven',
        pt: 'Branco puro, cônico quando jovem',
      },
      other: {
        en: 'Olive to yellow-green with darker fibrils, rarely white. Same poison',
        es: 'Verde oliva a amarillento con fibrillas oscuras, rara vez blanco. El mismo veneno',
        pt: 'Verde-oliva a amarelado com fibrilas escuras, raramente branco. O mesmo veneno',
      },
    },
    {
      species: 'amanita-verna',
      trait: 'stipe',
      own: {
        en: 'Torn into shaggy fibres; in cool mossy woods. Same poison',
        es: 'Deshilachado en fibras lanosas; bosques frescos y musgosos. El mismo veneno',
        pt: 'Desfiado em fibras felpudas; bosques frescos e musgosos. O mesmo veneno',
      },
      other: {
        en: 'Smooth or finely floury; in warm southern oak woods, often in spring',
        es: 'Liso o finamente harinoso; bosques cálidos del sur, a menudo en primavera',
        pt: 'Liso ou finamente farinhoso; bosques quentes do sul, muitas vezes na primavera',
      },
    },
    {
      species: 'amanita-bisporigera',
      trait: 'stipe',
      own: {
        en: 'Shaggy. Same poison',
        es: 'Lanoso. El mismo veneno',
        pt: 'Felpudo. O mesmo veneno',
      },
      other: {
        en: 'Nearly smooth',
        es: 'Casi liso',
        pt: 'Quase liso',
      },
    },
    {
      species: 'amanita-ocreata',
      trait: 'stipe',
      own: {
        en: 'Torn into shaggy fibres',
        es: 'Deshilachado en fibras lanosas',
        pt: 'Desfiado em fibras felpudas',
      },
      other: {
        en: 'Smooth, or finely scaly near the top. Same poison',
        es: 'Liso, o con escamas finas en lo alto. El mismo veneno',
        pt: 'Liso, ou com escamas finas no alto. O mesmo veneno',
      },
    },
    {
      species: 'amanita-ovoidea',
      trait: 'stipe',
      own: {
        en: 'Slender, torn into fibres that do not rub off. Deadly',
        es: 'Esbelto, con fibras que no se desprenden. Mortal',
        pt: 'Esguio, com fibras que não se soltam. Mortal',
      },
      other: {
        en: 'Stout, covered with flour that rubs off',
        es: 'Robusto, cubierto de harina que se desprende',
        pt: 'Robusto, coberto de farinha que se solta',
      },
    },
    {
      species: 'agaricus-campestris',
      trait: 'gills',
      own: {
        en: 'White, always; a sac at the base',
        es: 'Siempre blancas; volva en la base',
        pt: 'Sempre brancas; volva na base',
      },
      other: {
        en: 'Pink, then chocolate brown; no sac',
        es: 'Rosadas, luego pardo chocolate; sin volva',
        pt: 'Rosadas, depois marrom-chocolate; sem volva',
      },
    },
    {
      species: 'calvatia-gigantea',
      trait: 'flesh',
      own: {
        en: 'Button cut in half: cap, gills and stem already drawn',
        es: 'Huevo cortado por la mitad: se dibujan píleo, láminas y pie',
        pt: 'Botão cortado ao meio: já se desenham chapéu, lâminas e estipe',
      },
      other: {
        en: 'Cut in half: even white throughout, no outline inside',
        es: 'Cortada por la mitad: blanco uniforme, sin dibujo alguno',
        pt: 'Cortada ao meio: branco uniforme, sem nenhum desenho',
      },
    },
    {
      species: 'agaricus-bisporus',
      trait: 'gills',
      own: {
        en: 'White, always; a sac at the base',
        es: 'Siempre blancas; volva en la base',
        pt: 'Sempre brancas; volva na base',
      },
      other: {
        en: 'Pink, then chocolate brown; no sac',
        es: 'Rosas, luego pardo chocolate; sin volva',
        pt: 'Rosadas, depois marrom-chocolate; sem volva',
      },
    },
    {
      species: 'agaricus-arvensis',
      trait: 'gills',
      own: {
        en: 'White, always; a sac in the soil. Deadly',
        es: 'Siempre blancas; un saco bajo tierra. Mortal',
        pt: 'Sempre brancas; um saco dentro do solo. Mortal',
      },
      other: {
        en: 'Greyish pink, then chocolate; no sac',
        es: 'Rosa grisáceo, luego chocolate; sin saco',
        pt: 'Rosa-acinzentadas, depois chocolate; sem saco',
      },
    },
    {
      species: 'amanita-ponderosa',
      trait: 'stipe',
      own: {
        en: 'Slender and shaggy, white, not changing',
        es: 'Esbelto y lanoso, blanco, no cambia',
        pt: 'Esbelto e felpudo, branco, não muda',
      },
      other: {
        en: 'Thick and smooth, staining red-brown',
        es: 'Grueso y liso, se mancha de pardo rojizo',
        pt: 'Grosso e liso, mancha-se de marrom-avermelhado',
      },
    },
  ],
  references: [
    'enjalbert-2002',
    'white-2019',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'index-fungorum',
    'perez-silva-2008',
  ],
}
