import type { SpeciesSample } from '@sample/types'

export const grifolaFrondosa: SpeciesSample = {
  slug: 'grifola-frondosa',
  scientificName: 'Grifola frondosa',
  authority: '(Dicks.) Gray',
  gbif: 2540800,
  synonyms: ['Polyporus frondosus'],
  commonNames: {
    en: ['Hen of the woods', 'Maitake', 'Sheep’s head'],
    es: ['maitake', 'políporo frondoso'],
    pt: ['maitake'],
  },
  summary: {
    en: 'A ruffled grey-brown rosette at the foot of old oaks, back at the same tree autumn after autumn. One may weigh as much as a small child.',
    es: 'Roseta rizada, gris parda, al pie de robles viejos; vuelve otoño tras otoño al mismo árbol. Puede pesar tanto como un niño pequeño.',
    pt: 'Roseta crespa, marrom-acinzentada, ao pé de carvalhos velhos; volta à mesma árvore a cada outono. Pode pesar tanto quanto uma criança pequena.',
  },
  about: {
    en: `At the foot of a veteran oak, less often of chestnut, hornbeam or beech, a thick white stalk forks again and again and ends in hundreds of overlapping spoon-shaped fronds. From a few steps it looks like a brooding hen. The fungus rots the butt and main roots for many years without haste and fruits at the same tree from one autumn to the next.

The Japanese name means dancing mushroom; the usual story has its finder dancing for joy, since it was once worth its weight in silver. Growing it on sawdust succeeded in Japan about 1980, and blocks now supply most markets.

Several rosettes share its habit and all deserve a careful look: some people react badly even to those that are eaten. _Meripilus giganteus_ has broad, thick fan-shaped lobes that blacken where bruised; _Polyporus umbellatus_ bears small round caps, each on its own central stalk. Old specimens turn tough and sour, and hold grit and insects between the fronds. Polysaccharides from this species have been studied in Japan since the 1980s, mostly in animals; firm results in people are lacking.`,
    es: `Al pie de un roble veterano, menos a menudo de castaño, carpe o haya, un tronco blanco y grueso se bifurca una y otra vez y acaba en cientos de frondes solapados en forma de cuchara. A unos pasos parece una gallina clueca. El hongo pudre sin prisa, durante muchos años, la base y las raíces mayores, y fructifica en el mismo árbol de un otoño a otro.

El nombre japonés significa «seta que baila»; se cuenta que bailaba quien la encontraba, porque valió su peso en plata. El cultivo en serrín se logró en Japón hacia 1980 y hoy abastece a la mayoría de los mercados.

Otras rosetas tienen el mismo porte y todas piden un examen atento: a algunas personas les sientan mal incluso las que se comen. _Meripilus giganteus_ tiene lóbulos anchos y gruesos, en abanico, que ennegrecen al roce; _Polyporus umbellatus_ lleva píleos pequeños y redondos, cada uno con su pie central. Los ejemplares viejos son correosos y agrios, y guardan tierra e insectos entre los frondes. Sus polisacáridos se estudian en Japón desde los años ochenta, sobre todo en animales; faltan resultados firmes en personas.`,
    pt: `Ao pé de um carvalho veterano, menos vezes de castanheiro, carpino ou faia, um tronco branco e grosso se bifurca repetidamente e termina em centenas de frondes sobrepostas em forma de colher. A poucos passos parece uma galinha no choco. O fungo apodrece sem pressa, por muitos anos, a base e as raízes principais, e frutifica na mesma árvore de um outono a outro.

O nome japonês significa “cogumelo que dança”; conta-se que quem o achava dançava de alegria, pois já valeu seu peso em prata. O cultivo em serragem deu certo no Japão por volta de 1980 e hoje abastece a maioria dos mercados.

Outras rosetas têm o mesmo porte e todas pedem exame atento: a algumas pessoas fazem mal até as que se comem. _Meripilus giganteus_ tem lobos largos e grossos, em leque, que enegrecem ao toque; _Polyporus umbellatus_ traz chapéus pequenos e redondos, cada um com seu estipe central. Os exemplares velhos são duros e azedos, e guardam terra e insetos entre as frondes. Seus polissacarídeos são estudados no Japão desde os anos 1980, sobretudo em animais; faltam resultados firmes em pessoas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Grifolaceae',
    genus: 'Grifola',
    species: 'frondosa',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Cook it through, and keep the first portion small.',
      es: 'Bien cocinada, y en poca cantidad la primera vez.',
      pt: 'Bem cozido, e em pequena porção na primeira vez.',
    },
    advice: {
      en: 'Prized only when identified with certainty by an expert. Anyone taking blood thinners or diabetes medicine should ask a doctor before using extracts.',
      es: 'Se aprecia solo si la identifica con certeza una persona experta. Quien tome anticoagulantes o fármacos para la diabetes debe consultar al médico antes de usar extractos.',
      pt: 'Só é apreciado quando identificado com certeza por um especialista. Quem toma anticoagulantes ou remédios para diabetes deve consultar o médico antes de usar extratos.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet', 'medicinal'],
  characteristics: {
    cap: {
      en: 'Rosette 15–50 cm wide; fronds 3–8 cm, spoon-shaped, grey-brown, radially streaked, wavy-edged',
      es: 'Roseta de 15–50 cm; frondes de 3–8 cm, en cuchara, gris pardo, con estrías radiales y borde ondulado',
      pt: 'Roseta de 15–50 cm; frondes de 3–8 cm, em colher, marrom-cinza, com estrias radiais e margem ondulada',
    },
    gills: {
      en: 'Fine white pores running down onto the branches; no gills',
      es: 'Poros blancos y finos que bajan por las ramas; sin láminas',
      pt: 'Poros brancos e finos que descem pelos ramos; sem lâminas',
    },
    stipe: {
      en: 'Thick, white, much branched from one base, joined to the tree’s root',
      es: 'Grueso, blanco, muy ramificado desde una base, unido a la raíz del árbol',
      pt: 'Grosso, branco, muito ramificado desde uma base, preso à raiz da árvore',
    },
    flesh: {
      en: 'White, firm, a little fibrous; does not blacken when bruised',
      es: 'Blanca, firme, algo fibrosa; no ennegrece al roce',
      pt: 'Branca, firme, um pouco fibrosa; não enegrece ao toque',
    },
    spores: {
      en: 'Print white; spores smooth',
      es: 'Esporada blanca; esporas lisas',
      pt: 'Esporada branca; esporos lisos',
    },
    odour: {
      en: 'Savoury and strong; unpleasant, mousy, when old',
      es: 'Intenso y sabroso; desagradable, a ratón, de vieja',
      pt: 'Intenso e apetitoso; desagradável, a rato, quando velho',
    },
  },
  decisive: ['cap', 'gills', 'flesh'],
  traits: {
    growthForm: 'bracket',
    capShapes: ['offset'],
    capSurfaces: ['fibrillose', 'zoned'],
    capMargin: 'wavy',
    hymenium: 'pores',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['parasitic', 'saprotrophic'],
    habit: 'cluster',
    ground: 'wood-stump',
    colours: {
      cap: { typical: '#8b7a66', light: '#bdac92', dark: '#5b4d40' },
      hymenium: { typical: '#f4eddc', dark: '#e0d2b6' },
      stipe: { typical: '#f1e9d8' },
      flesh: { typical: '#faf5e9' },
      marks: { typical: '#6b5b4a' },
    },
    size: { cap: { min: 15, max: 50 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'smell-foul': 'sometimes',
    'ground-trunk': 'sometimes',
    'growth-single': 'sometimes',
    'stem-absent': 'misread',
  },
  habitat: {
    en: 'Base of old living oaks and their stumps, less often chestnut, hornbeam and beech.',
    es: 'Base de robles viejos, vivos o ya en tocón; con menos frecuencia, castaño, carpe y haya.',
    pt: 'Base de carvalhos velhos, vivos ou já em toco; com menos frequência, castanheiro, carpino e faia.',
  },
  distribution: {
    en: 'Temperate Europe, eastern Asia and eastern North America; cultivated above all in Japan and China.',
    es: 'Europa templada, Asia oriental y este de Norteamérica; cultivada sobre todo en Japón y China.',
    pt: 'Europa temperada, leste da Ásia e leste da América do Norte; cultivado sobretudo no Japão e na China.',
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
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [8, 9, 10, 11],
      peak: [9, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [
    {
      value: 'blood-pressure',
      description: {
        en: 'Hypertensive rats fed maitake powder for nine weeks had lower blood pressure than controls. It has not been shown in people.',
        es: 'En ratas hipertensas alimentadas nueve semanas con polvo de maitake la presión fue menor que en los controles. No está demostrado en personas.',
        pt: 'Ratos hipertensos alimentados por nove semanas com pó de maitake tiveram pressão mais baixa que os controles. Não está demonstrado em pessoas.',
      },
      evidence: 'animal',
      finding: 'not-studied',
      population: {
        en: 'Hypertensive rats, nine weeks.',
        es: 'Ratas hipertensas, nueve semanas.',
        pt: 'Ratos hipertensos, nove semanas.',
      },
      source: 'kabir-1987',
    },
  ],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Old, raw or undercooked fronds trouble the stomach of some people.',
        es: 'Los frondes viejos, crudos o poco hechos sientan mal a algunas personas.',
        pt: 'Frondes velhas, cruas ou malcozidas fazem mal a algumas pessoas.',
      },
    },
    {
      value: 'bleeding-risk',
      description: {
        en: 'One case report: the extract was followed by stronger thinning of the blood in a patient on warfarin.',
        es: 'Un caso publicado: el extracto se asoció a mayor anticoagulación en un paciente tratado con warfarina.',
        pt: 'Um caso publicado: o extrato foi associado a maior anticoagulação num paciente tratado com varfarina.',
      },
    },
    {
      value: 'low-blood-sugar',
      description: {
        en: 'Extracts lowered blood sugar in animals and might add to the effect of diabetes medicine.',
        es: 'Los extractos bajaron la glucosa en animales y podrían sumarse al efecto de los antidiabéticos.',
        pt: 'Os extratos baixaram a glicose em animais e poderiam somar-se ao efeito dos antidiabéticos.',
      },
    },
    {
      value: 'airway-irritation',
      description: {
        en: 'Workers in growing rooms have fallen ill with inflamed lungs from the spores.',
        es: 'Trabajadores de salas de cultivo han enfermado de inflamación pulmonar por las esporas.',
        pt: 'Trabalhadores de salas de cultivo adoeceram com inflamação pulmonar causada pelos esporos.',
      },
    },
  ],
  flavors: [
    {
      value: 'umami',
      description: {
        en: 'Deep, and deepest where the edges crisp.',
        es: 'Hondo, y más donde los bordes se tuestan.',
        pt: 'Profundo, e mais ainda onde as bordas tostam.',
      },
    },
    {
      value: 'earthy',
      description: {
        en: 'Oak woods after rain.',
        es: 'A robledal después de la lluvia.',
        pt: 'De carvalhal depois da chuva.',
      },
    },
    {
      value: 'woody',
      description: {
        en: 'Grows with age; the main stalk is for stock.',
        es: 'Aumenta con la edad; el tronco central, para caldo.',
        pt: 'Aumenta com a idade; o tronco central serve para caldo.',
      },
    },
  ],
  textures: [
    {
      value: 'crunchy',
      description: {
        en: 'Frond tips crisp like leaves when roasted.',
        es: 'Las puntas asadas crujen como hojas.',
        pt: 'As pontas assadas estalam como folhas.',
      },
    },
    {
      value: 'meaty',
      description: {
        en: 'Firm towards the core, pulling apart in strips.',
        es: 'Firme hacia el centro, se abre en tiras.',
        pt: 'Firme para o centro, abre-se em tiras.',
      },
    },
  ],
  fragrances: [
    {
      value: 'forest-floor',
      description: {
        en: 'Strong and spicy, filling the kitchen.',
        es: 'Intenso y especiado: llena la cocina.',
        pt: 'Intenso e condimentado: enche a cozinha.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Dark, dry, crisp fronds on a white core.',
      es: 'Frondes oscuros, secos y tersos sobre un centro blanco.',
      pt: 'Frondes escuras, secas e firmes sobre um centro branco.',
    },
    description: {
      en: 'Break the cluster open: it should be white inside, without slime or yellow stains. Wild ones must be taken apart and brushed frond by frond. Extracts vary widely; the label should name the part used and the beta-glucan content.',
      es: 'Al abrir el ramillete debe verse blanco, sin baba ni manchas amarillas. Las silvestres se separan y cepillan fronde a fronde. Los extractos varían mucho: la etiqueta debe indicar la parte usada y el contenido de betaglucano.',
      pt: 'Ao abrir o cacho, o interior deve ser branco, sem limo nem manchas amarelas. Os silvestres são separados e escovados fronde a fronde. Os extratos variam muito: o rótulo deve indicar a parte usada e o teor de betaglucana.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'grifolan',
      benefits: {
        en: 'A beta-glucan of this species, studied in cells and animals for its action on immune cells.',
        es: 'Betaglucano propio de la especie, estudiado en células y animales por su acción inmunitaria.',
        pt: 'Betaglucana própria da espécie, estudada em células e animais por sua ação imune.',
      },
    },
    {
      compound: 'beta-glucan',
      benefits: {
        en: 'The extract called D-fraction is studied beside cancer treatment in small early trials; it is no treatment by itself.',
        es: 'El extracto llamado fracción D se estudia junto al tratamiento del cáncer en ensayos pequeños e iniciales; no es un tratamiento por sí mismo.',
        pt: 'O extrato chamado fração D é estudado junto ao tratamento do câncer em ensaios pequenos e iniciais; não é um tratamento por si só.',
      },
    },
    {
      compound: 'ergothioneine',
      benefits: {
        en: 'An antioxidant amino acid that people obtain largely from mushrooms; its value to health is under study.',
        es: 'Aminoácido antioxidante que obtenemos sobre todo de las setas; su valor para la salud está en estudio.',
        pt: 'Aminoácido antioxidante que obtemos sobretudo dos cogumelos; seu valor para a saúde está em estudo.',
      },
    },
    {
      compound: 'ergosterol',
      benefits: {
        en: 'Turns into vitamin D2 under sunlight or ultraviolet lamps.',
        es: 'Se convierte en vitamina D2 con el sol o la luz ultravioleta.',
        pt: 'Transforma-se em vitamina D2 com o sol ou a luz ultravioleta.',
      },
    },
  ],
  lookAlikes: [
    {
      name: 'Meripilus giganteus',
      edibility: 'caution',
      trait: 'flesh',
      own: {
        en: 'White, does not blacken',
        es: 'Blanca, no ennegrece',
        pt: 'Branca, não escurece',
      },
      other: {
        en: 'Blackens where bruised; broad thick fans',
        es: 'Ennegrece al roce; abanicos anchos y gruesos',
        pt: 'Escurece ao toque; leques largos e espessos',
      },
    },
    {
      species: 'sparassis-crispa',
      trait: 'gills',
      own: {
        en: 'Fan-shaped caps with white pores below; at oaks',
        es: 'Píleos en abanico con poros blancos debajo; en robles',
        pt: 'Chapéus em leque com poros brancos embaixo; em carvalhos',
      },
      other: {
        en: 'Ribbons smooth on both sides; at pines',
        es: 'Cintas lisas por ambas caras; en pinos',
        pt: 'Fitas lisas nas duas faces; em pinheiros',
      },
    },
    {
      name: 'Polyporus umbellatus',
      edibility: 'edible',
      trait: 'cap',
      own: {
        en: 'Spoon-shaped fronds fixed at the side',
        es: 'Frondes en cuchara, unidas por el lado',
        pt: 'Frondes em colher, presas de lado',
      },
      other: {
        en: 'Small round caps, each on a central stalk',
        es: 'Píleos redondos pequeños, cada uno con pie central',
        pt: 'Chapéus redondos pequenos, cada um com estipe central',
      },
    },
  ],
  usda: 11993,
  references: [
    'laessoe-petersen-2019',
    'stamets-2000',
    'chang-miles-2004',
    'wasser-2002',
    'kabir-1987',
    'kalaras-2017',
    'usda-sr28',
  ],
}
