import type { SpeciesSample } from '@sample/types'

export const amanitaOcreata: SpeciesSample = {
  slug: 'amanita-ocreata',
  scientificName: 'Amanita ocreata',
  authority: 'Peck',
  synonyms: ['Amanita bivolvata'],
  commonNames: {
    en: ['Western destroying angel', 'Death angel'],
    es: ['ángel destructor'],
    pt: [],
  },
  summary: {
    en: 'The white killer of the western oak woods. It fruits from midwinter into spring, when many think the dangerous season is over.',
    es: 'La amanita blanca y mortal de los encinares del oeste. Sale de mediados del invierno a la primavera, cuando se cree pasado el peligro.',
    pt: 'A amanita branca e mortal dos bosques de carvalhos do oeste. Surge de meados do inverno à primavera, quando se pensa que o perigo passou.',
  },
  about: {
    en: `When the death caps of autumn are gone, a second deadly amanita comes up under the live oaks of California. It is large, white to cream, often with a pinkish or pale ochre tone in the middle of the cap. Peck described it from Pasadena in 1909; it lives northwards into the Pacific Northwest. The same oak woods continue in Baja California, so reckon with it there too.

Buttons pass for young field mushrooms and puffballs: cut one from top to bottom, and the outline of a small mushroom shows. Open ones are taken for the edible amanitas that grow under the same oaks in the same weeks. The ring is thin and tears off, and a pulled stem leaves its sac in the ground. A drop of potash turns the cap yellow; that tells it from the death cap, but from nothing that is eaten. White amanitas of these woods forgive no mistake: leave them.

Together with _Amanita phalloides_ it has caused all recorded deaths from mushrooms in California and most of those in the West. The poison is the same, and so are the quiet first hours. Dogs die of it as well.`,
    es: `Cuando ya no quedan oronjas verdes de otoño, bajo las encinas de California sale otra amanita mortal. Es grande, blanca a crema, a menudo con un tono rosado u ocre pálido en el centro del píleo. Peck la describió en 1909 de Pasadena; vive hacia el norte hasta el noroeste del Pacífico. Los mismos encinares siguen en Baja California: cuenta con ella también allí.

Los ejemplares aún cerrados pasan por champiñones silvestres jóvenes y por cuescos de lobo: cortados de arriba abajo, muestran la silueta de una seta pequeña. Los abiertos se toman por las amanitas comestibles que crecen bajo los mismos árboles en las mismas semanas. El anillo es fino y se desgarra, y un pie arrancado deja el saco en la tierra. Una gota de potasa tiñe el píleo de amarillo; eso la separa de la oronja verde, pero de nada comestible. Las amanitas blancas de estos bosques no perdonan un error: déjalas.

Junto con _Amanita phalloides_ ha causado todas las muertes por setas registradas en California y casi todas las del oeste. El veneno es el mismo, y también las primeras horas sin síntomas. También mata perros.`,
    pt: `Quando já não há chapéus-da-morte de outono, sob os carvalhos da Califórnia surge outra amanita mortal. É grande, branca a creme, muitas vezes com um tom rosado ou ocre-pálido no centro do chapéu. Peck a descreveu em 1909, de Pasadena; vive para o norte até o noroeste do Pacífico. Os mesmos bosques continuam na Baixa Califórnia: conte com ela também lá.

Os botões passam por cogumelos-do-campo jovens e por bufas-de-lobo: cortados de cima a baixo, mostram a silhueta de um pequeno cogumelo. Os abertos são tomados pelas amanitas comestíveis que crescem sob as mesmas árvores nas mesmas semanas. O anel é fino e se rasga, e um estipe arrancado deixa o saco na terra. Uma gota de potassa tinge o chapéu de amarelo; isso a separa do chapéu-da-morte, mas de nada comestível. As amanitas brancas destes bosques não perdoam um único erro: deixe-as.

Com _Amanita phalloides_, causou todas as mortes por cogumelos registradas na Califórnia e quase todas as do oeste. O veneno é o mesmo, e também as primeiras horas sem sintomas. Mata cães também.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'ocreata',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'As deadly as the death cap, and in spring.',
      es: 'Tan mortal como la oronja verde, y en primavera.',
      pt: 'Tão mortal quanto o chapéu-da-morte, e na primavera.',
    },
    advice: {
      en: 'No cooking removes its poison, and nothing is felt for hours. If any was eaten, call a poison centre or go to hospital now, even while everyone feels well.',
      es: 'Ninguna cocción elimina su veneno, y durante horas no se nota nada. Si alguien la ha comido, llama ya a un centro de toxicología o acude al hospital, aunque todos se encuentren bien.',
      pt: 'Nenhum cozimento elimina o veneno, e durante horas não se sente nada. Se alguém comeu, ligue já para um centro de informação toxicológica ou vá ao hospital, mesmo que todos se sintam bem.',
    },
  },
  poisoning: {
    toxins: ['α-amanitin'],
    syndrome: 'amatoxin',
    onsetHours: { min: 6, max: 24 },
    course: [
      {
        when: { en: '0–6 h', es: '0–6 h', pt: '0–6 h' },
        what: {
          en: 'Nothing, often for longer. Call now: treatment does most before the symptoms.',
          es: 'Nada, a menudo durante más tiempo. Llama ya: el tratamiento puede más antes de los síntomas.',
          pt: 'Nada, muitas vezes por mais tempo. Ligue já: o tratamento pode mais antes dos sintomas.',
        },
      },
      {
        when: { en: '6–24 h', es: '6–24 h', pt: '6–24 h' },
        what: {
          en: 'Cramps, repeated vomiting and watery diarrhoea.',
          es: 'Cólicos, vómitos repetidos y diarrea acuosa.',
          pt: 'Cólicas, vômitos repetidos e diarreia aquosa.',
        },
      },
      {
        when: { en: '24–72 h', es: '24–72 h', pt: '24–72 h' },
        what: {
          en: 'A deceptive recovery while the liver is being destroyed.',
          es: 'Una mejoría engañosa mientras el hígado se destruye.',
          pt: 'Uma melhora enganosa enquanto o fígado é destruído.',
        },
      },
      {
        when: { en: 'From day 3', es: 'Desde el día 3', pt: 'A partir do 3º dia' },
        what: {
          en: 'Liver failure, often with kidney failure; in the worst cases death or a transplant.',
          es: 'Fallo hepático, a menudo con fallo renal; en los peores casos, muerte o trasplante.',
          pt: 'Insuficiência hepática, muitas vezes com insuficiência renal; nos piores casos, morte ou transplante.',
        },
      },
    ],
    source: 'enjalbert-2002',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '4–13 cm, white to cream, often pinkish or pale ochre in the middle; yellow with potash',
      es: '4–13 cm, blanco a crema, a menudo rosado u ocre pálido en el centro; amarillo con potasa',
      pt: '4–13 cm, branco a creme, muitas vezes rosado ou ocre-pálido no centro; amarelo com potassa',
    },
    gills: {
      en: 'White to cream at every age, crowded, free or just touching the stem',
      es: 'Blancas a crema a cualquier edad, apretadas, libres o rozando el pie',
      pt: 'Brancas a creme em qualquer idade, apertadas, livres ou tocando o estipe',
    },
    ring: {
      en: 'White, thin, high on the stem; ragged, collapsed or missing',
      es: 'Blanco, fino, alto en el pie; hecho jirones, pegado o ausente',
      pt: 'Branco, fino, no alto do estipe; em farrapos, colado ou ausente',
    },
    stipe: {
      en: '5–22 cm, stout, white, smooth or finely scaly near the top',
      es: '5–22 cm, robusto, blanco, liso o con escamas finas en lo alto',
      pt: '5–22 cm, robusto, branco, liso ou com escamas finas no alto',
    },
    volva: {
      en: 'White, thin-walled sac around a swollen base, deep in the soil',
      es: 'Saco blanco de pared fina en torno a la base engrosada, bajo tierra',
      pt: 'Saco branco de parede fina em torno da base engrossada, dentro do solo',
    },
    flesh: {
      en: 'White, firm, unchanging when cut',
      es: 'Blanca, firme, inmutable al corte',
      pt: 'Branca, firme, imutável ao corte',
    },
    spores: {
      en: 'Print white; spores rounded to oval, smooth, amyloid',
      es: 'Esporada blanca; esporas redondeadas a ovales, lisas, amiloides',
      pt: 'Esporada branca; esporos arredondados a ovais, lisos, amiloides',
    },
    odour: {
      en: 'None when young, of fish or chlorine with age; never taste it',
      es: 'Nulo de joven, a pescado o cloro con la edad; nunca hay que probarla',
      pt: 'Nenhum quando jovem, de peixe ou cloro com a idade; nunca se deve provar',
    },
  },
  decisive: ['gills', 'volva'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'convex', 'flat'],
    capSurfaces: ['smooth', 'viscid'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring-and-volva',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#f3e6cd', light: '#fcf6e8', dark: '#deb892' },
      hymenium: { typical: '#fcf8ea', dark: '#f0e4c8' },
      stipe: { typical: '#faf5e8', light: '#fefbf2', dark: '#e8dcc4' },
      ring: { typical: '#faf5e7' },
      volva: { typical: '#f8f2e2' },
      flesh: { typical: '#fefcf5' },
    },
    size: { cap: { min: 4, max: 13 }, height: { min: 5, max: 22 }, stipeThickness: { min: 1, max: 3 } },
    bulb: 0.6,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-foul': 'sometimes',
    'colour-white': 'sometimes',
    'colour-yellow': 'sometimes',
    'colour-brown': 'sometimes',
    'underside-gills-attached': 'sometimes',
    'ground-grass': 'sometimes',
    'growth-single': 'sometimes',
    'ring-skirt': 'sometimes',
    'ring-none': 'usual',
    'base-plain': 'misread',
    'base-bulb': 'misread',
    'colour-violet': 'impossible',
    'print-purple': 'impossible',
    'print-black': 'impossible',
  },
  habitat: {
    en: 'Oak woods, above all coast live oak, also parks and grass near oaks.',
    es: 'Encinares, sobre todo de encina de la costa (_Quercus agrifolia_), también parques y hierba cerca de robles y encinas.',
    pt: 'Bosques de carvalhos, sobretudo de _Quercus agrifolia_, também parques e gramados perto de carvalhos.',
  },
  distribution: {
    en: 'Pacific coast of North America, from southern California to the Pacific Northwest; to be reckoned with in Baja California.',
    es: 'Costa del Pacífico de Norteamérica, del sur de California al noroeste del Pacífico; hay que contar con ella en Baja California.',
    pt: 'Costa do Pacífico da América do Norte, do sul da Califórnia ao noroeste do Pacífico; deve-se contar com ela na Baixa Califórnia.',
  },
  seasons: [
    {
      region: { en: 'Pacific coast', es: 'Costa del Pacífico', pt: 'Costa do Pacífico' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [12, 1, 2, 3, 4, 5],
      peak: [2, 3, 4],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'liver-damage',
      description: {
        en: 'Amatoxins destroy the cells of the liver; it fails within days.',
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
        en: 'Late, six hours and more after the meal.',
        es: 'Tardíos, seis horas o más después de comer.',
        pt: 'Tardios, seis horas ou mais depois da refeição.',
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
        en: 'White to cream; yellow with a drop of potash. Same poison',
        es: 'Blanco a crema; amarillo con una gota de potasa. El mismo veneno',
        pt: 'Branco a creme; amarelo com uma gota de potassa. O mesmo veneno',
      },
      other: {
        en: 'Olive to yellow-green, rarely white; no yellow with potash',
        es: 'Verde oliva a amarillento, rara vez blanco; no amarillea con potasa',
        pt: 'Verde-oliva a amarelado, raramente branco; não amarelece com potassa',
      },
    },
    {
      species: 'amanita-bisporigera',
      trait: 'stipe',
      own: {
        en: 'Stout, mostly 1.5–3 cm thick. Same poison',
        es: 'Robusto, casi siempre de 1,5–3 cm de grosor. El mismo veneno',
        pt: 'Robusto, quase sempre com 1,5–3 cm de espessura. O mesmo veneno',
      },
      other: {
        en: 'Slender, at most 2 cm thick',
        es: 'Esbelto, de 2 cm de grosor como mucho',
        pt: 'Esguio, com 2 cm de espessura no máximo',
      },
    },
    {
      species: 'amanita-virosa',
      trait: 'stipe',
      own: {
        en: 'Smooth, or finely scaly near the top. Same poison',
        es: 'Liso, o con escamas finas en lo alto. El mismo veneno',
        pt: 'Liso, ou com escamas finas no alto. O mesmo veneno',
      },
      other: {
        en: 'Torn into shaggy fibres',
        es: 'Deshilachado en fibras lanosas',
        pt: 'Desfiado em fibras felpudas',
      },
    },
    {
      species: 'amanita-smithiana',
      trait: 'volva',
      own: {
        en: 'White sac with a free edge, in the soil. Deadly',
        es: 'Saco blanco de borde libre, bajo tierra. Mortal',
        pt: 'Saco branco de borda livre, dentro do solo. Mortal',
      },
      other: {
        en: 'No sac: a spindle with rings of vague warts. Kidney poison',
        es: 'Sin saco: un huso con anillos de verrugas. Veneno del riñón',
        pt: 'Sem saco: um fuso com anéis de verrugas. Veneno do rim',
      },
    },
    {
      species: 'agaricus-campestris',
      trait: 'gills',
      own: {
        en: 'White to cream at every age; a sac in the soil. Deadly',
        es: 'Blancas a crema a cualquier edad; un saco bajo tierra. Mortal',
        pt: 'Brancas a creme em qualquer idade; um saco dentro do solo. Mortal',
      },
      other: {
        en: 'Pink, then chocolate brown; no sac',
        es: 'Rosas, luego pardo chocolate; sin saco',
        pt: 'Rosadas, depois marrom-chocolate; sem saco',
      },
    },
    {
      species: 'agaricus-arvensis',
      trait: 'gills',
      own: {
        en: 'White to cream at every age; a sac in the soil. Deadly',
        es: 'Blancas a crema a cualquier edad; un saco bajo tierra. Mortal',
        pt: 'Brancas a creme em qualquer idade; um saco dentro do solo. Mortal',
      },
      other: {
        en: 'Greyish pink, then chocolate; no sac; smell of aniseed',
        es: 'Rosa grisáceo, luego chocolate; sin saco; olor a anís',
        pt: 'Rosa-acinzentadas, depois chocolate; sem saco; cheiro de anis',
      },
    },
    {
      species: 'calvatia-gigantea',
      trait: 'flesh',
      own: {
        en: 'Button cut in half: a small mushroom in outline. Deadly',
        es: 'Huevo cortado: la silueta de una seta pequeña. Mortal',
        pt: 'Botão cortado: a silhueta de um pequeno cogumelo. Mortal',
      },
      other: {
        en: 'Cut in half: even white without outline',
        es: 'Cortada: blanco uniforme sin silueta',
        pt: 'Cortada: branco uniforme sem silhueta',
      },
    },
    {
      species: 'volvariella-volvacea',
      trait: 'spores',
      own: {
        en: 'Print white; a ring on the stem, though easily lost. Deadly',
        es: 'Esporada blanca; anillo en el pie, aunque se pierde. Mortal',
        pt: 'Esporada branca; anel no estipe, embora se perca. Mortal',
      },
      other: {
        en: 'Print salmon-pink; never a ring',
        es: 'Esporada rosa salmón; nunca anillo',
        pt: 'Esporada rosa-salmão; nunca anel',
      },
    },
  ],
  references: ['duffy-2008', 'enjalbert-2002', 'white-2019', 'benjamin-1995', 'index-fungorum'],
}
