import type { SpeciesSample } from '@sample/types'

export const amanitaVerna: SpeciesSample = {
  slug: 'amanita-verna',
  scientificName: 'Amanita verna',
  authority: '(Bull.) Lam.',
  commonNames: {
    en: ['Fool’s mushroom', 'Spring destroying angel'],
    es: ['cicuta blanca', 'oronja blanca'],
    pt: [],
  },
  localNames: [{ name: 'hiltzaile goiztiar', language: 'eu', source: 'wikipedia-eu' }],
  summary: {
    en: 'The white destroying angel of warm southern woods. It comes in spring, when few people expect a deadly amanita.',
    es: 'La amanita blanca y mortal de los bosques cálidos del sur. Sale en primavera, cuando casi nadie espera una especie mortal.',
    pt: 'A amanita branca e mortal dos bosques quentes do sul. Surge na primavera, quando quase ninguém espera uma espécie mortal.',
  },
  about: {
    en: `In the evergreen oak woods of the Mediterranean the first deadly amanita of the year appears in April or May, weeks before the autumn ones are thought of. It is white in every part, sometimes with a breath of cream or flesh colour at the centre of the cap, neat and smooth where _Amanita virosa_ is shaggy and lopsided.

Pickers who know the death cap by its green have nothing to hold on to here. What counts is the same as in all of the group: gills that stay white, a hanging ring, and a bag of skin around the swollen foot. The bag lies in the soil, so a stem that has been cut or pulled shows nothing. White button mushrooms and young puffballs are what it is taken for.

Since 2022 the Mediterranean ones that do not yellow with potash have borne a name of their own, _Amanita vidua_; most books hold both under this one, and they are equally deadly. The amatoxins are those of _Amanita phalloides_, and so are the quiet first hours.`,
    es: `En los encinares mediterráneos, la primera amanita mortal del año aparece en abril o mayo, mucho antes de que se piense en las de otoño. Es blanca por completo, a veces con un leve tono crema o carne en el centro del píleo, y de superficie lisa y pulcra, mientras que _Amanita virosa_ es lanosa y ladeada.

Quien reconoce la oronja verde por su color no tiene aquí a qué agarrarse. Valen los caracteres de todo el grupo: láminas que permanecen blancas, anillo colgante y una bolsa membranosa en torno al pie engrosado. Esa bolsa queda bajo tierra, de modo que un pie cortado o arrancado no enseña nada. Se la toma por champiñón blanco o por cuesco de lobo joven.

Desde 2022 las mediterráneas que no amarillean con potasa llevan nombre propio, _Amanita vidua_; casi todos los libros reúnen ambas bajo este, y son igual de mortales. Las amatoxinas son las de _Amanita phalloides_, y también lo son las primeras horas sin síntomas.`,
    pt: `Nos bosques de azinheira do Mediterrâneo, a primeira amanita mortal do ano aparece em abril ou maio, bem antes de alguém pensar nas do outono. É toda branca, às vezes com um leve tom creme ou de carne no centro do chapéu, e de superfície lisa e limpa, ao passo que _Amanita virosa_ é felpuda e inclinada.

Quem reconhece o chapéu-da-morte pelo verde não tem aqui em que se apoiar. Valem os caracteres de todo o grupo: lâminas que continuam brancas, anel pendente e uma bolsa membranosa em torno do pé engrossado. Essa bolsa fica dentro do solo, de modo que um estipe cortado ou arrancado nada mostra. Toma-se por champignon branco ou por bufa-de-lobo jovem.

Desde 2022, as mediterrâneas que não amarelecem com potassa têm nome próprio, _Amanita vidua_; quase todos os livros reúnem as duas sob este, e são igualmente mortais. As amatoxinas são as de _Amanita phalloides_, e também as primeiras horas sem sintomas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'verna',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'White, handsome and deadly.',
      es: 'Blanca, hermosa y mortal.',
      pt: 'Branca, bonita e mortal.',
    },
    advice: {
      en: 'Its poison survives every kind of cooking and gives no sign for hours. Anyone who has eaten it needs a hospital now, not when the vomiting starts.',
      es: 'Su veneno resiste cualquier cocción y no avisa durante horas. Quien la haya comido necesita un hospital ya, no cuando empiecen los vómitos.',
      pt: 'O veneno resiste a qualquer cozimento e não dá sinal por horas. Quem a comeu precisa de hospital já, não quando começarem os vômitos.',
    },
  },
  poisoning: {
    toxins: ['α-amanitin', 'β-amanitin', 'phalloidin'],
    syndrome: 'amatoxin',
    onsetHours: { min: 6, max: 24 },
    course: [
      {
        when: { en: '0–6 h', es: '0–6 h', pt: '0–6 h' },
        what: {
          en: 'No symptoms; often none until the next morning.',
          es: 'Sin síntomas; a menudo ninguno hasta la mañana siguiente.',
          pt: 'Sem sintomas; muitas vezes nenhum até a manhã seguinte.',
        },
      },
      {
        when: { en: '6–24 h', es: '6–24 h', pt: '6–24 h' },
        what: {
          en: 'Repeated vomiting, cramps and diarrhoea like water; circulation may fail from loss of fluid.',
          es: 'Vómitos repetidos, cólicos y diarrea como agua; la pérdida de líquidos puede hacer fallar la circulación.',
          pt: 'Vômitos repetidos, cólicas e diarreia como água; a perda de líquidos pode fazer falhar a circulação.',
        },
      },
      {
        when: { en: '24–72 h', es: '24–72 h', pt: '24–72 h' },
        what: {
          en: 'The gut calms down. Liver values in the blood climb meanwhile.',
          es: 'El intestino se calma. Entretanto suben las enzimas hepáticas en la sangre.',
          pt: 'O intestino se acalma. Enquanto isso, as enzimas hepáticas sobem no sangue.',
        },
      },
      {
        when: { en: 'From day 3', es: 'Desde el día 3', pt: 'A partir do 3º dia' },
        what: {
          en: 'Jaundice, bleeding, drowsiness: the liver is failing, at times the kidneys too.',
          es: 'Ictericia, hemorragias, somnolencia: falla el hígado y a veces también los riñones.',
          pt: 'Icterícia, hemorragias, sonolência: o fígado falha, às vezes também os rins.',
        },
      },
    ],
    source: 'enjalbert-2002',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '4–10 cm, smooth and white, at most creamy in the middle; margin not lined',
      es: '4–10 cm, liso y blanco, a lo sumo crema en el centro; margen sin estrías',
      pt: '4–10 cm, liso e branco, no máximo creme no centro; margem sem estrias',
    },
    gills: {
      en: 'White at every age, crowded, free of the stem',
      es: 'Blancas a cualquier edad, apretadas, libres del pie',
      pt: 'Brancas em qualquer idade, apertadas, livres do estipe',
    },
    ring: {
      en: 'White, thin, hanging, high on the stem',
      es: 'Blanco, fino, colgante, en la parte alta del pie',
      pt: 'Branco, fino, pendente, no alto do estipe',
    },
    stipe: {
      en: '6–12 cm, white, smooth or faintly floury, never shaggy',
      es: '6–12 cm, blanco, liso o apenas harinoso, nunca lanoso',
      pt: '6–12 cm, branco, liso ou levemente farinhoso, nunca felpudo',
    },
    volva: {
      en: 'White, thin-walled sac that clasps the bulb below ground',
      es: 'Saco blanco de pared fina que abraza el bulbo bajo tierra',
      pt: 'Saco branco de parede fina que abraça o bulbo dentro do solo',
    },
    flesh: {
      en: 'White, unchanging when cut',
      es: 'Blanca, inmutable al corte',
      pt: 'Branca, imutável ao corte',
    },
    spores: {
      en: 'Print white; spores ovoid, smooth, amyloid',
      es: 'Esporada blanca; esporas ovoides, lisas, amiloides',
      pt: 'Esporada branca; esporos ovoides, lisos, amiloides',
    },
    odour: {
      en: 'None when young, unpleasant with age; never taste it',
      es: 'Nulo de joven, desagradable con la edad; nunca hay que probarla',
      pt: 'Nenhum quando jovem, desagradável com a idade; nunca se deve provar',
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
      cap: { typical: '#fbf8ec', light: '#fffdf5', dark: '#efe2c6' },
      hymenium: { typical: '#fdfbf2' },
      stipe: { typical: '#faf7ea', light: '#fffdf4', dark: '#e9e0c8' },
      ring: { typical: '#fbf8ec' },
      volva: { typical: '#f7f2e1' },
      flesh: { typical: '#fefcf4' },
    },
    size: { cap: { min: 4, max: 10 }, height: { min: 6, max: 12 }, stipeThickness: { min: 0.8, max: 1.5 } },
    bulb: 0.5,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-foul': 'sometimes',
    'colour-cream': 'sometimes',
    'flesh-yellow': 'impossible',
    'ground-conifer': 'sometimes',
    'base-plain': 'misread',
    'ring-none': 'misread',
    'colour-red': 'impossible',
    'colour-orange': 'impossible',
    'colour-violet': 'impossible',
    'underside-gills-decurrent': 'impossible',
    'print-purple': 'impossible',
    'print-black': 'impossible',
  },
  habitat: {
    en: 'Open, warm woods of evergreen and deciduous oak, also chestnut, dehesas and sandy pine woods, mostly near the coast; on limy soil and on sand.',
    es: 'Encinares y otros bosques abiertos y cálidos de quercíneas, también castañares, dehesas y pinares arenosos, sobre todo costeros; en suelo calizo y en arena.',
    pt: 'Bosques abertos e quentes de azinheira e carvalho, também soutos, montados e pinhais arenosos, sobretudo costeiros; em solo calcário e em areia.',
  },
  distribution: {
    en: 'Southern Europe and the Mediterranean region; rare farther north. Also reported from Mexico, from Sonora to Chiapas, where the white amanitas are partly other species, just as deadly.',
    es: 'Sur de Europa y región mediterránea; rara más al norte. Citada también en México, de Sonora a Chiapas, donde las amanitas blancas son en parte otras especies, igual de mortales.',
    pt: 'Sul da Europa e região mediterrânea; rara mais ao norte. Registrada também no México, de Sonora a Chiapas, onde as amanitas brancas são em parte outras espécies, igualmente mortais.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [4, 5, 6, 10, 11],
      peak: [5],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [4, 5, 6, 7, 9, 10],
      peak: [5, 6],
    },
    {
      region: { en: 'Mexico', es: 'México', pt: 'México' },
      area: 'mexico',
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
        en: 'Sets in on the second day and may end in failure of the organ.',
        es: 'Comienza al segundo día y puede acabar en el fallo del órgano.',
        pt: 'Começa no segundo dia e pode acabar em insuficiência do órgão.',
      },
    },
    {
      value: 'kidney-damage',
      description: {
        en: 'In heavy poisonings, with and after the liver.',
        es: 'En las intoxicaciones fuertes, junto con el hígado o después.',
        pt: 'Nas intoxicações fortes, com o fígado ou depois dele.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Late, from the sixth hour on: the warning sign of this group.',
        es: 'Tardíos, desde la sexta hora: la señal de alarma de este grupo.',
        pt: 'Tardios, a partir da sexta hora: o sinal de alarme deste grupo.',
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
        en: 'White, at most cream in the middle',
        es: 'Blanco, a lo sumo crema en el centro',
        pt: 'Branco, no máximo creme no centro',
      },
      other: {
        en: 'Olive to yellow-green with dark fibrils, rarely white. Same poison',
        es: 'Verde oliva a amarillento con fibrillas oscuras, rara vez blanco. El mismo veneno',
        pt: 'Verde-oliva a amarelado com fibrilas escuras, raramente branco. O mesmo veneno',
      },
    },
    {
      species: 'amanita-virosa',
      trait: 'stipe',
      own: {
        en: 'Smooth or finely floury; in warm southern oak woods, often in spring',
        es: 'Liso o finamente harinoso; bosques cálidos del sur, a menudo en primavera',
        pt: 'Liso ou finamente farinhoso; bosques quentes do sul, muitas vezes na primavera',
      },
      other: {
        en: 'Torn into shaggy fibres; in cool mossy woods. Same poison',
        es: 'Deshilachado en fibras lanosas; bosques frescos y musgosos. El mismo veneno',
        pt: 'Desfiado em fibras felpudas; bosques frescos e musgosos. O mesmo veneno',
      },
    },
    {
      species: 'amanita-bisporigera',
      trait: 'spores',
      own: {
        en: 'Four to a cell. Same poison',
        es: 'Cuatro por basidio. El mismo veneno',
        pt: 'Quatro por basídio. O mesmo veneno',
      },
      other: {
        en: 'Two to a cell, under the microscope',
        es: 'Dos por basidio, al microscopio',
        pt: 'Dois por basídio, ao microscópio',
      },
    },
    {
      species: 'amanita-proxima',
      trait: 'volva',
      own: {
        en: 'White sac; liver poison',
        es: 'Saco blanco; veneno del hígado',
        pt: 'Saco branco; veneno do fígado',
      },
      other: {
        en: 'Ochre to rust-orange sac',
        es: 'Saco ocre a naranja herrumbroso',
        pt: 'Saco ocre a laranja-ferrugíneo',
      },
    },
    {
      species: 'amanita-ovoidea',
      trait: 'ring',
      own: {
        en: 'A thin hanging skirt, or its torn rest. Deadly',
        es: 'Una faldilla fina y colgante, o sus restos. Mortal',
        pt: 'Uma saia fina e pendente, ou seus restos. Mortal',
      },
      other: {
        en: 'Soft as cream, in flakes that stick to the fingers',
        es: 'Blando como crema, en copos que se pegan a los dedos',
        pt: 'Macio como creme, em flocos que grudam nos dedos',
      },
    },
    {
      species: 'agaricus-campestris',
      trait: 'gills',
      own: {
        en: 'White at every age; a sac in the soil',
        es: 'Blancas a cualquier edad; un saco bajo tierra',
        pt: 'Brancas em qualquer idade; um saco dentro do solo',
      },
      other: {
        en: 'Pink, then chocolate; no sac; in open grass',
        es: 'Rosas, luego chocolate; sin saco; en hierba abierta',
        pt: 'Rosadas, depois chocolate; sem saco; em capim aberto',
      },
    },
    {
      species: 'agaricus-bisporus',
      trait: 'gills',
      own: {
        en: 'White at every age; a sac at the base',
        es: 'Blancas a cualquier edad; volva en la base',
        pt: 'Brancas em qualquer idade; volva na base',
      },
      other: {
        en: 'Pink, then dark brown; no sac',
        es: 'Rosas, luego pardo oscuro; sin volva',
        pt: 'Rosadas, depois marrom-escuras; sem volva',
      },
    },
    {
      species: 'calvatia-gigantea',
      trait: 'flesh',
      own: {
        en: 'Egg cut in half: cap, gills and stem in outline',
        es: 'Huevo cortado: se ven en silueta píleo, láminas y pie',
        pt: 'Ovo cortado: veem-se em silhueta chapéu, lâminas e estipe',
      },
      other: {
        en: 'Cut in half: solid white, nothing drawn inside',
        es: 'Cortada: blanco macizo, sin dibujo dentro',
        pt: 'Cortada: branco maciço, sem desenho dentro',
      },
    },
    {
      species: 'agaricus-arvensis',
      trait: 'gills',
      own: {
        en: 'White at every age; a sac in the soil. Deadly',
        es: 'Blancas a cualquier edad; un saco bajo tierra. Mortal',
        pt: 'Brancas em qualquer idade; um saco dentro do solo. Mortal',
      },
      other: {
        en: 'Greyish pink, then chocolate; no sac; smell of aniseed',
        es: 'Rosa grisáceo, luego chocolate; sin saco; olor a anís',
        pt: 'Rosa-acinzentadas, depois chocolate; sem saco; cheiro de anis',
      },
    },
    {
      species: 'amanita-ponderosa',
      trait: 'flesh',
      own: {
        en: 'Stays white when cut; slender, pure white. Deadly',
        es: 'Sigue blanca al corte; esbelta, blanca pura. Mortal',
        pt: 'Continua branca ao corte; esbelta, branca pura. Mortal',
      },
      other: {
        en: 'Slowly pinkish red when cut; half-buried, earth-stained',
        es: 'Despacio rosada al corte; semienterrada, terrosa',
        pt: 'Lentamente rosada ao corte; meio enterrada, terrosa',
      },
    },
    {
      species: 'calocybe-gambosa',
      trait: 'volva',
      own: {
        en: 'White sac in the soil, skirt on the stem. Deadly',
        es: 'Saco blanco bajo tierra, faldilla en el pie. Mortal',
        pt: 'Saco branco dentro do solo, saia no estipe. Mortal',
      },
      other: {
        en: 'No sac and no ring; strong smell of flour',
        es: 'Sin volva ni anillo; fuerte olor a harina',
        pt: 'Sem volva nem anel; forte cheiro de farinha',
      },
    },
  ],
  references: [
    'alvarado-2022',
    'enjalbert-2002',
    'white-2019',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'index-fungorum',
    'perez-silva-2008',
    'wikipedia-eu',
  ],
}
