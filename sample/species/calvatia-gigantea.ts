import type { SpeciesSample } from '@sample/types'

export const calvatiaGigantea: SpeciesSample = {
  slug: 'calvatia-gigantea',
  scientificName: 'Calvatia gigantea',
  authority: '(Batsch) Lloyd',
  gbif: 2536058,
  synonyms: ['Langermannia gigantea', 'Lycoperdon giganteum'],
  commonNames: {
    en: ['Giant puffball'],
    es: ['bejín gigante', 'pedo de lobo gigante', 'cuesco de lobo gigante'],
    pt: ['bufa-de-lobo-gigante'],
  },
  summary: {
    en: 'A white ball as big as a head, lying in the grass. Cut every one from top to bottom: it must be pure white and without any outline.',
    es: 'Bola blanca del tamaño de una cabeza, posada en la hierba. Corta cada una de arriba abajo: ha de ser blanca pura y sin dibujo alguno.',
    pt: 'Bola branca do tamanho de uma cabeça, pousada na grama. Corte cada uma de cima a baixo: deve ser branca pura e sem desenho algum.',
  },
  about: {
    en: `From a distance it is a lost football or a sleeping sheep. The giant puffball swells in a week or two to the size of a head and sometimes much more, with neither cap nor stem nor gills, held to the ground by one root-like cord. The skin is as smooth as kid leather. Inside there is nothing but even white flesh, firm as fresh cheese.

Ripening goes quickly. The flesh yellows, then turns olive and wet, and dries to a light brown wool; the skin flakes away, and wind and passing animals empty the ball. One specimen holds spores by the million million, of which next to none finds its place. It feeds on dead matter in rich soil, and the same meadow, nettle bed or garden may bear it again year after year, at times in a ring.

The cut decides. The button of an _Amanita_ shows cap, gills and stem in outline, and the common earthball, _Scleroderma citrinum_, is purple-black under a thick rind. Any tinge of yellow, brown or green means it is too late: ripening flesh causes vomiting. The wool of ripe ones was once laid on wounds to stop bleeding; breathing in clouds of it inflames the lungs.`,
    es: `De lejos parece un balón perdido o una oveja dormida. El bejín gigante crece en una o dos semanas hasta el tamaño de una cabeza, a veces mucho más, sin píleo, pie ni láminas, sujeto al suelo por un solo cordón. La piel es lisa como la cabritilla. Dentro no hay más que carne blanca y uniforme, firme como queso fresco.

Madura deprisa. La carne amarillea, luego se vuelve aceitunada y húmeda y acaba seca, como una lana parda y ligera; la piel se desconcha, y el viento y los animales vacían la bola. Un solo ejemplar encierra billones de esporas, y casi ninguna halla su sitio. Se nutre de restos muertos en suelos ricos, y el mismo prado, ortigal o huerto puede darlo año tras año, a veces en corro.

Decide el corte. Una _Amanita_ aún cerrada muestra el perfil del píleo, las láminas y el pie, y el escleroderma común, _Scleroderma citrinum_, es negro violáceo bajo una corteza gruesa. Cualquier tinte amarillo, pardo o verde indica que ya es tarde: la carne que madura hace vomitar. La lana de los ejemplares maduros se puso antaño en las heridas para cortar la sangre; respirarla en nubes inflama los pulmones.`,
    pt: `De longe parece uma bola perdida ou uma ovelha dormindo. A bufa-de-lobo-gigante cresce em uma ou duas semanas até o tamanho de uma cabeça, às vezes muito mais, sem chapéu, estipe nem lâminas, presa ao solo por um único cordão. A pele é lisa como pelica. Dentro há apenas carne branca e uniforme, firme como queijo fresco.

Amadurece depressa. A carne amarelece, depois fica olivácea e úmida e acaba seca, como lã marrom e leve; a pele descasca, e o vento e os animais esvaziam a bola. Um só exemplar encerra trilhões de esporos, e quase nenhum encontra seu lugar. Nutre-se de restos mortos em solos ricos, e o mesmo prado, moita de urtigas ou quintal pode produzi-la ano após ano, às vezes em círculo.

Decide o corte. O botão de uma _Amanita_ mostra o perfil do chapéu, das lâminas e do estipe, e o escleroderma comum, _Scleroderma citrinum_, é preto-violáceo sob uma casca grossa. Qualquer tom amarelo, marrom ou verde indica que já é tarde: a carne que amadurece faz vomitar. A lã dos exemplares maduros foi outrora posta em feridas para estancar o sangue; respirá-la em nuvens inflama os pulmões.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Lycoperdaceae',
    genus: 'Calvatia',
    species: 'gigantea',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'Edible only while pure white inside, identified with certainty by an expert, and cooked.',
      es: 'Comestible solo mientras es blanco puro por dentro, identificado con certeza por un experto y cocinado.',
      pt: 'Comestível só enquanto é branca pura por dentro, identificada com certeza por um especialista e cozida.',
    },
    advice: {
      en: 'Cut every ball from top to bottom: an outline of cap and gills means a deadly _Amanita_. Discard any with a trace of yellow.',
      es: 'Corta cada bola de arriba abajo: si se dibujan píleo y láminas, es una _Amanita_ mortal. Desecha la que amarillee.',
      pt: 'Corte cada bola de cima a baixo: se aparecem chapéu e lâminas, é uma _Amanita_ mortal. Descarte a que amarelar.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '15–50 cm, at times more; a white ball with skin like kid leather, flaking when ripe',
      es: '15–50 cm, a veces más; bola blanca de piel como cabritilla, que se desconcha al madurar',
      pt: '15–50 cm, às vezes mais; bola branca de pele como pelica, que descasca ao amadurecer',
    },
    stipe: {
      en: 'None: held by a single thin cord that breaks easily, leaving the ball to roll',
      es: 'No tiene: la sujeta un cordón fino que se rompe pronto y deja rodar la bola',
      pt: 'Não tem: prende-a um cordão fino que logo se rompe e deixa a bola rolar',
    },
    flesh: {
      en: 'Pure white, even, firm as fresh cheese; then yellow, olive, and a brown powdery wool',
      es: 'Blanca pura, uniforme, firme como queso fresco; luego amarilla, olivácea y lana parda',
      pt: 'Branca pura, uniforme, firme como queijo fresco; depois amarela, olivácea e lã marrom',
    },
    spores: {
      en: 'Olive-brown powder when ripe; spores round, nearly smooth',
      es: 'Polvo pardo oliváceo al madurar; esporas redondas, casi lisas',
      pt: 'Pó marrom-oliváceo quando madura; esporos redondos, quase lisos',
    },
    odour: {
      en: 'Pleasant and faint when young, foul while ripening',
      es: 'Grato y leve en la juventud, fétido al madurar',
      pt: 'Agradável e leve quando jovem, fétido ao amadurecer',
    },
  },
  decisive: ['flesh', 'cap'],
  traits: {
    growthForm: 'puffball',
    capShapes: ['none'],
    capSurfaces: ['smooth'],
    hymenium: 'gleba',
    attachment: 'none',
    stipe: 'none',
    sporePrint: ['olive-brown'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'grass',
    colours: {
      cap: { typical: '#f3ecda', light: '#fcf9f0', dark: '#cdb88f' },
      hymenium: { typical: '#faf6ea', light: '#fefcf6', dark: '#8a7a45' },
      flesh: { typical: '#fbf7ea', dark: '#a89650' },
    },
    size: { cap: { min: 15, max: 50 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-foul': 'sometimes',
    'ground-soil': 'sometimes',
  },
  habitat: {
    en: 'Manured meadows, orchards, parks, hedge banks, nettle beds and garden edges, on soil rich in nitrogen.',
    es: 'Prados abonados, huertos, parques, setos, ortigales y lindes de jardín, en suelos ricos en nitrógeno.',
    pt: 'Prados adubados, pomares, parques, cercas-vivas, moitas de urtiga e beiras de jardim, em solos ricos em nitrogênio.',
  },
  distribution: {
    en: 'Temperate Europe, Asia and North America; uncommon in the Mediterranean and the far north.',
    es: 'Europa, Asia y Norteamérica templadas; poco común en el Mediterráneo y el extremo norte.',
    pt: 'Europa, Ásia e América do Norte temperadas; pouco comum no Mediterrâneo e no extremo norte.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [8, 9],
    },
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [7, 8, 9, 10],
      peak: [8, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Flesh that has begun to colour causes cramps, vomiting and diarrhoea; some people react to white flesh too.',
        es: 'La carne que empieza a colorearse causa retortijones, vómitos y diarrea; algunas personas reaccionan también a la blanca.',
        pt: 'A carne que começa a se colorir causa cólicas, vômitos e diarreia; algumas pessoas reagem também à branca.',
      },
    },
    {
      value: 'airway-irritation',
      description: {
        en: 'Spore dust of ripe puffballs, breathed in quantity, can inflame the lungs; do not let children kick up clouds of it.',
        es: 'El polvo de los bejines maduros, respirado en cantidad, puede inflamar los pulmones; que los niños no lo levanten cerca de la cara.',
        pt: 'O pó das bufas-de-lobo maduras, respirado em quantidade, pode inflamar os pulmões; que as crianças não o levantem perto do rosto.',
      },
    },
  ],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Gentle, and quick to take up butter and seasoning.',
        es: 'Suave, pronto absorbe la mantequilla y el aliño.',
        pt: 'Suave, logo absorve a manteiga e o tempero.',
      },
    },
    {
      value: 'nutty',
      description: {
        en: 'Slight, when thick slices are fried until brown.',
        es: 'Leve, cuando las rodajas gruesas se doran bien.',
        pt: 'Leve, quando as fatias grossas douram bem.',
      },
    },
  ],
  textures: [
    {
      value: 'fleshy',
      description: {
        en: 'Soft and airy, between omelette and bean curd.',
        es: 'Blanda y aireada, entre tortilla y tofu.',
        pt: 'Macia e aerada, entre omelete e tofu.',
      },
    },
  ],
  fragrances: [
    {
      value: 'mushroomy',
      description: {
        en: 'Faint and clean in young specimens; any bad smell means it is ripening.',
        es: 'Tenue y limpio en ejemplares jóvenes; si huele mal, está madurando.',
        pt: 'Tênue e limpo em exemplares jovens; se cheira mal, está amadurecendo.',
      },
    },
  ],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [{ compound: 'beta-glucan' }, { compound: 'ergosterol' }],
  lookAlikes: [
    {
      species: 'amanita-phalloides',
      trait: 'flesh',
      own: {
        en: 'Cut in half: even white without outline',
        es: 'Cortado: blanco uniforme sin silueta',
        pt: 'Cortada: branco uniforme sem silhueta',
      },
      other: {
        en: 'Egg cut in half: cap, gills and stem in outline. Deadly',
        es: 'Huevo cortado: silueta de píleo, láminas y pie. Mortal',
        pt: 'Ovo cortado: silhueta de chapéu, lâminas e estipe. Mortal',
      },
    },
    {
      species: 'amanita-virosa',
      trait: 'flesh',
      own: {
        en: 'Cut in half: even white throughout, no outline inside',
        es: 'Cortado por la mitad: blanco uniforme, sin dibujo alguno',
        pt: 'Cortada ao meio: branco uniforme, sem nenhum desenho',
      },
      other: {
        en: 'Button cut in half: cap, gills and stem already drawn',
        es: 'Huevo cortado por la mitad: ya se dibujan píleo, láminas y pie',
        pt: 'Botão cortado ao meio: já se desenham chapéu, lâminas e estipe',
      },
    },
    {
      species: 'amanita-verna',
      trait: 'flesh',
      own: {
        en: 'Cut in half: solid white, nothing drawn inside',
        es: 'Cortada: blanco macizo, sin dibujo dentro',
        pt: 'Cortada: branco maciço, sem desenho dentro',
      },
      other: {
        en: 'Egg cut in half: cap, gills and stem in outline',
        es: 'Huevo cortado: se ven en silueta píleo, láminas y pie',
        pt: 'Ovo cortado: veem-se em silhueta chapéu, lâminas e estipe',
      },
    },
    {
      species: 'amanita-bisporigera',
      trait: 'flesh',
      own: {
        en: 'Cut in half: even white without outline',
        es: 'Cortada: blanco uniforme sin silueta',
        pt: 'Cortada: branco uniforme sem silhueta',
      },
      other: {
        en: 'Egg cut in half: a small mushroom in outline',
        es: 'Huevo cortado: la silueta de una seta pequeña',
        pt: 'Ovo cortado: a silhueta de um pequeno cogumelo',
      },
    },
    {
      species: 'amanita-ocreata',
      trait: 'flesh',
      own: {
        en: 'Cut in half: even white without outline',
        es: 'Cortada: blanco uniforme sin silueta',
        pt: 'Cortada: branco uniforme sem silhueta',
      },
      other: {
        en: 'Button cut in half: a small mushroom in outline. Deadly',
        es: 'Huevo cortado: la silueta de una seta pequeña. Mortal',
        pt: 'Botão cortado: a silhueta de um pequeno cogumelo. Mortal',
      },
    },
    {
      species: 'scleroderma-citrinum',
      trait: 'flesh',
      own: {
        en: 'Thin skin; inside soft and evenly white when young',
        es: 'Piel fina; interior blando y blanco uniforme de joven',
        pt: 'Pele fina; interior macio e branco uniforme quando jovem',
      },
      other: {
        en: 'Thick rind; inside purplish black, veined white',
        es: 'Corteza gruesa; interior negro violáceo con venas blancas',
        pt: 'Casca grossa; interior negro-arroxeado com veias brancas',
      },
    },
  ],
  references: ['laessoe-petersen-2019', 'benjamin-1995', 'boa-2004', 'knudsen-vesterholt-2012'],
}
