import type { SpeciesSample } from '@sample/types'

export const hericiumErinaceus: SpeciesSample = {
  slug: 'hericium-erinaceus',
  scientificName: 'Hericium erinaceus',
  authority: '(Bull.) Pers.',
  gbif: 5248508,
  synonyms: ['Hydnum erinaceus'],
  commonNames: {
    en: ['Lion’s mane', 'Bearded tooth', 'Monkey head mushroom', 'Tree hedgehog'],
    es: ['melena de león'],
    pt: ['juba-de-leão'],
  },
  summary: {
    en: 'A white cushion of hanging teeth on old beech and oak. Common in the shops, scarce in the woods, and protected in several countries.',
    es: 'Un cojín blanco de aguijones colgantes sobre hayas y robles viejos. Corriente en las tiendas, escasa en el bosque y protegida en varios países.',
    pt: 'Uma almofada branca de acúleos pendentes em faias e carvalhos velhos. Comum no mercado, rara na floresta e protegida em vários países.',
  },
  about: {
    en: `Lion’s mane breaks from a wound or knot-hole high on an old trunk as one rounded, unbranched body, from which soft teeth hang all one way like a combed beard. It is a fungus of veteran trees: a weak parasite that rots the heartwood slowly and may fruit from the same scar for many years, then goes on living in the fallen log.

Where such trees have been felled it has gone too. It stands on the red lists of several European countries, and in Great Britain it is specially protected: picking it is an offence. Nearly everything sold is cultivated on sawdust blocks, where young, dense heads with teeth a centimetre long are cut within weeks.

Its relatives are told apart by their branching. _Hericium coralloides_ divides into many slender branches with rows of short teeth; _Hericium americanum_ of eastern North America is branched too, with longer teeth in tufts. Chinese tradition calls it monkey head and eats it for the stomach; modern interest turns on hericenones and erinacines, compounds studied for their action on nerve cells. The human trials so far are few and small.`,
    es: `La melena de león brota de una herida o de un nudo, a menudo a cierta altura de un tronco viejo, como un solo cuerpo redondeado y sin ramificar, del que cuelgan aguijones blandos, todos en el mismo sentido, como una barba peinada. Es un hongo de árboles veteranos: parásito débil, pudre despacio el duramen, puede fructificar muchos años en la misma cicatriz y sigue viviendo en el tronco caído.

Donde se han talado esos árboles, también ha desaparecido. Figura en las listas rojas de varios países europeos y en Gran Bretaña goza de protección especial: recogerla es delito. Casi todo lo que se vende procede del cultivo en bloques de serrín, de los que se cortan a las pocas semanas cabezas jóvenes y densas, con aguijones de un centímetro.

Sus parientes se distinguen por las ramas. _Hericium coralloides_ se divide en muchas ramas finas con hileras de aguijones cortos; _Hericium americanum_, del este de Norteamérica, también es ramificado, con aguijones más largos en mechones. La tradición china la llama «cabeza de mono» y la come para el estómago; el interés actual gira en torno a las hericenonas y erinacinas, que se estudian por su acción sobre las células nerviosas. Los ensayos en personas son todavía pocos y pequeños.`,
    pt: `A juba-de-leão brota de uma ferida ou de um nó, muitas vezes no alto de um tronco velho, como um só corpo arredondado e sem ramos, do qual pendem acúleos macios, todos no mesmo sentido, como barba penteada. É um fungo de árvores veteranas: parasita fraco, apodrece devagar o cerne, pode frutificar por muitos anos na mesma cicatriz e continua a viver no tronco caído.

Onde essas árvores foram derrubadas, ela também sumiu. Está nas listas vermelhas de vários países europeus e, na Grã-Bretanha, tem proteção especial: colhê-la é crime. Quase tudo o que se vende vem do cultivo em blocos de serragem, dos quais se cortam, em poucas semanas, cabeças jovens e densas, com acúleos de um centímetro.

Seus parentes se distinguem pelos ramos. _Hericium coralloides_ divide-se em muitos ramos finos com fileiras de acúleos curtos; _Hericium americanum_, do leste da América do Norte, também é ramificado, com acúleos mais longos, em tufos. A tradição chinesa a chama de “cabeça de macaco” e a come para o estômago; o interesse atual gira em torno das hericenonas e erinacinas, estudadas por sua ação sobre células nervosas. Os ensaios em pessoas ainda são poucos e pequenos.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Russulales',
    family: 'Hericiaceae',
    genus: 'Hericium',
    species: 'erinaceus',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Prized at table, rare in the woods and protected by law in places.',
      es: 'Muy apreciada en la mesa, rara en el bosque y protegida en varios países.',
      pt: 'Muito apreciada à mesa, rara na floresta e protegida em vários países.',
    },
    advice: {
      en: 'Eaten only when identified with certainty by an expert, and then young, white and cooked. Leave wild ones on the tree: in Great Britain picking them is an offence. Ask a doctor before extracts if you are pregnant or take medicines.',
      es: 'Se come solo si la identifica con certeza una persona experta, y entonces joven, blanca y cocinada. Las silvestres se dejan en el árbol: en Gran Bretaña recogerlas es delito. Consulta al médico antes de tomar extractos si estás embarazada o te medicas.',
      pt: 'Só se come quando identificada com certeza por um especialista, e então jovem, branca e cozida. As silvestres devem ficar na árvore: na Grã-Bretanha, colhê-las é crime. Consulte o médico antes de tomar extratos se está grávida ou toma remédios.',
    },
  },
  cooking: { minutes: 10, source: 'rhein-zeitung-2020' },
  types: ['edible', 'gourmet', 'medicinal'],
  characteristics: {
    cap: {
      en: '8–30 cm, one rounded cushion, no true cap and no branches; white, yellowing with age',
      es: '8–30 cm, un solo cojín redondeado, sin píleo verdadero ni ramas; blanco, amarillea con la edad',
      pt: '8–30 cm, uma só almofada arredondada, sem chapéu verdadeiro nem ramos; branca, amarelece com a idade',
    },
    gills: {
      en: 'Soft crowded teeth 1–5 cm long, all hanging straight down; no gills',
      es: 'Aguijones blandos y apretados de 1–5 cm, todos colgantes; sin láminas',
      pt: 'Acúleos macios e apertados de 1–5 cm, todos pendentes; sem lâminas',
    },
    flesh: {
      en: 'White, soft and spongy, with small hollows; unchanging when cut',
      es: 'Blanca, blanda y esponjosa, con pequeñas cavidades; no cambia al corte',
      pt: 'Branca, macia e esponjosa, com pequenas cavidades; não muda ao corte',
    },
    spores: {
      en: 'Print white; spores amyloid, almost smooth',
      es: 'Esporada blanca; esporas amiloides, casi lisas',
      pt: 'Esporada branca; esporos amiloides, quase lisos',
    },
    odour: {
      en: 'Pleasant, recalling fresh seafood; sour when too old',
      es: 'Agradable, recuerda al marisco fresco; agrio si es vieja',
      pt: 'Agradável, lembra frutos do mar frescos; azedo quando velha',
    },
  },
  decisive: ['cap', 'gills'],
  traits: {
    growthForm: 'toothed',
    capShapes: ['none'],
    capSurfaces: ['shaggy'],
    hymenium: 'teeth',
    attachment: 'none',
    stipe: 'none',
    sporePrint: ['white'],
    ecology: ['parasitic', 'saprotrophic'],
    habit: 'single',
    ground: 'wood-trunk',
    colours: {
      cap: { typical: '#f7f0dd', light: '#fdfaf0', dark: '#d9bd84' },
      hymenium: { typical: '#f5ecd6', dark: '#c9ab78' },
      flesh: { typical: '#fbf6e8' },
    },
    size: { cap: { min: 8, max: 30 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'colour-cream': 'usual',
    'smell-mushroom': 'sometimes',
    'colour-yellow': 'sometimes',
    'smell-fruit': 'misread',
    'shape-ball': 'misread',
  },
  habitat: {
    en: 'Wounds and knot-holes of old living broad-leaved trees, above all beech and oak, also maple and walnut; later on the fallen trunk.',
    es: 'Heridas y nudos de árboles viejos de hoja ancha aún vivos, sobre todo haya y roble, también arce y nogal; después, en el tronco caído.',
    pt: 'Feridas e nós de folhosas velhas ainda vivas, sobretudo faia e carvalho, também bordo e nogueira; mais tarde, no tronco caído.',
  },
  distribution: {
    en: 'Temperate Europe, Asia and North America; rare in much of Europe. Cultivated in many countries, most of all in China.',
    es: 'Europa, Asia y Norteamérica templadas; rara en gran parte de Europa. Cultivada en muchos países, sobre todo en China.',
    pt: 'Europa, Ásia e América do Norte temperadas; rara em boa parte da Europa. Cultivada em muitos países, sobretudo na China.',
  },
  redList: [{ category: 'LC', scope: 'global', year: 2019, source: 'kalucka-olariaga-2019' }],
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [8, 9, 10, 11, 12],
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
  cognitiveEffects: [
    {
      value: 'focus',
      description: {
        en: 'Steadier attention is what users report most often; it has hardly been tested in healthy people.',
        es: 'Una atención más sostenida es lo que más refieren los usuarios; apenas se ha comprobado en personas sanas.',
        pt: 'Atenção mais estável é o que os usuários mais relatam; quase não foi testado em pessoas saudáveis.',
      },
    },
    {
      value: 'memory',
      description: {
        en: 'Some users report easier recall; the one trial often quoted concerned older adults with mild impairment.',
        es: 'Algunos usuarios refieren recordar con más facilidad; el ensayo más citado se hizo en mayores con deterioro leve.',
        pt: 'Alguns usuários relatam lembrar com mais facilidade; o ensaio mais citado foi com idosos com comprometimento leve.',
      },
    },
    {
      value: 'calm',
      description: {
        en: 'Reported by users; a four-week trial of thirty women saw no more than a tendency.',
        es: 'La refieren los usuarios; un ensayo de cuatro semanas con treinta mujeres vio solo una tendencia.',
        pt: 'Relatada por usuários; um ensaio de quatro semanas com trinta mulheres viu apenas uma tendência.',
      },
    },
  ],
  psychoactiveEffects: [],
  helpsWith: [
    {
      value: 'cognition',
      description: {
        en: 'A small trial reported better test scores in older adults with mild impairment while they took the powder; four weeks after they stopped, the scores had fallen again.',
        es: 'Un pequeño ensayo observó mejores puntuaciones en mayores con deterioro leve mientras tomaban el polvo; cuatro semanas después de dejarlo habían vuelto a bajar.',
        pt: 'Um pequeno ensaio relatou melhores resultados em testes de idosos com comprometimento leve enquanto tomavam o pó; quatro semanas depois de parar, haviam caído de novo.',
      },
      evidence: 'small-trials',
      finding: 'helped',
      population: {
        en: '30 people aged 50 to 80 with mild impairment, 16 weeks, against placebo.',
        es: '30 personas de 50 a 80 años con deterioro leve, 16 semanas, frente a placebo.',
        pt: '30 pessoas de 50 a 80 anos com comprometimento leve, 16 semanas, contra placebo.',
      },
      source: 'mori-2009',
    },
    {
      value: 'cognition',
      description: {
        en: 'In a trial with healthy people over fifty, one of three tests came out better than with placebo; the other two showed no difference.',
        es: 'En un ensayo con personas sanas de más de cincuenta años, una de tres pruebas salió mejor que con placebo; las otras dos no mostraron diferencia.',
        pt: 'Em um ensaio com pessoas sadias de mais de cinquenta anos, um de três testes saiu melhor do que com placebo; os outros dois não mostraram diferença.',
      },
      evidence: 'small-trials',
      finding: 'unclear',
      population: {
        en: '31 healthy people over 50, 12 weeks, against placebo.',
        es: '31 personas sanas de más de 50 años, 12 semanas, frente a placebo.',
        pt: '31 pessoas sadias com mais de 50 anos, 12 semanas, contra placebo.',
      },
      source: 'saitsu-2019',
    },
    {
      value: 'cognition',
      description: {
        en: 'In a pilot trial with young adults, one task was quicker an hour after a single dose; the authors also report null and some negative findings.',
        es: 'En un ensayo piloto con adultos jóvenes, una tarea fue más rápida una hora después de una sola dosis; los autores señalan también resultados nulos y algunos negativos.',
        pt: 'Em um ensaio piloto com adultos jovens, uma tarefa foi mais rápida uma hora após uma única dose; os autores relatam também resultados nulos e alguns negativos.',
      },
      evidence: 'small-trials',
      finding: 'unclear',
      population: {
        en: '41 healthy people aged 18 to 45, 28 days, against placebo.',
        es: '41 personas sanas de 18 a 45 años, 28 días, frente a placebo.',
        pt: '41 pessoas sadias de 18 a 45 anos, 28 dias, contra placebo.',
      },
      source: 'docherty-2023',
    },
    {
      value: 'anxiety',
      description: {
        en: 'In a four-week trial of thirty women, scores for low mood and general complaints fell in those who ate it in biscuits; for anxiety there was only a tendency. Too small to settle the question.',
        es: 'En un ensayo de cuatro semanas con treinta mujeres, bajaron las puntuaciones de ánimo decaído y molestias en quienes la tomaron en galletas; en la ansiedad hubo solo una tendencia. Demasiado pequeño para zanjar la cuestión.',
        pt: 'Num ensaio de quatro semanas com trinta mulheres, caíram os índices de desânimo e de queixas nas que a comeram em biscoitos; na ansiedade houve só uma tendência. Pequeno demais para decidir a questão.',
      },
      evidence: 'small-trials',
      finding: 'unclear',
      population: {
        en: '30 women, four weeks, in biscuits, against placebo.',
        es: '30 mujeres, cuatro semanas, en galletas, frente a placebo.',
        pt: '30 mulheres, quatro semanas, em biscoitos, contra placebo.',
      },
      source: 'nagano-2010',
    },
    {
      value: 'nerve-function',
      description: {
        en: 'An extract raised the output of nerve growth factor in human cells in culture; hericenones alone did not. Whether eating the mushroom does so in people is not known.',
        es: 'Un extracto aumentó la síntesis del factor de crecimiento nervioso en células humanas en cultivo; las hericenonas solas, no. No se sabe si ocurre en personas al comer la seta.',
        pt: 'Um extrato aumentou a síntese do fator de crescimento nervoso em células humanas em cultura; as hericenonas sozinhas, não. Não se sabe se isso ocorre em pessoas que comem o cogumelo.',
      },
      evidence: 'laboratory',
      finding: 'not-studied',
      population: {
        en: 'Human cells in culture, and mice.',
        es: 'Células humanas en cultivo y ratones.',
        pt: 'Células humanas em cultura e camundongos.',
      },
      source: 'mori-2008',
    },
  ],
  sideEffects: [
    {
      value: 'allergy',
      description: {
        en: 'Isolated reports of itching, rash and breathing trouble; stop at the first sign.',
        es: 'Casos aislados de picor, erupción y dificultad para respirar; déjala al primer signo.',
        pt: 'Casos isolados de coceira, erupção e falta de ar; pare ao primeiro sinal.',
      },
    },
    {
      value: 'stomach-upset',
      description: {
        en: 'A few trial participants had mild discomfort of the belly.',
        es: 'Algunos participantes en ensayos tuvieron leves molestias de vientre.',
        pt: 'Alguns participantes de ensaios tiveram leve desconforto abdominal.',
      },
    },
    {
      value: 'bleeding-risk',
      description: {
        en: 'Seen in the laboratory and in animals only: ask a doctor before extracts beside blood thinners.',
        es: 'Visto solo en laboratorio y en animales: consulta al médico antes de unir extractos y anticoagulantes.',
        pt: 'Visto só em laboratório e em animais: consulte o médico antes de juntar extratos e anticoagulantes.',
      },
    },
    {
      value: 'low-blood-sugar',
      description: {
        en: 'Lower blood sugar is known from animals only: ask a doctor before extracts beside diabetes medicines.',
        es: 'La bajada del azúcar se conoce solo en animales: consulta al médico antes de unir extractos y antidiabéticos.',
        pt: 'A queda do açúcar é conhecida só em animais: consulte o médico antes de juntar extratos e remédios para diabetes.',
      },
    },
  ],
  flavors: [
    {
      value: 'crab-like',
      description: {
        en: 'Browned slowly in butter it is close to crab or lobster.',
        es: 'Dorada despacio en mantequilla se acerca al cangrejo o al bogavante.',
        pt: 'Dourada devagar na manteiga, aproxima-se do caranguejo ou da lagosta.',
      },
    },
    {
      value: 'sweet',
      description: {
        en: 'A gentle sweetness when young; bitterness comes with yellowing.',
        es: 'Un dulzor leve de joven; amarga al amarillear.',
        pt: 'Um leve dulçor quando jovem; amarga ao amarelar.',
      },
    },
  ],
  textures: [
    {
      value: 'seafood',
      description: {
        en: 'Pulls into strands like crab meat.',
        es: 'Se deshace en hebras, como la carne de cangrejo.',
        pt: 'Desfia-se como carne de caranguejo.',
      },
    },
    {
      value: 'meaty',
      description: {
        en: 'Thick slices, pressed and seared, eat like a steak.',
        es: 'En rodajas gruesas, prensadas y a la plancha, se come como un filete.',
        pt: 'Em fatias grossas, prensadas e seladas, come-se como um bife.',
      },
    },
  ],
  fragrances: [
    {
      value: 'seafood',
      description: {
        en: 'Clean and faintly marine when fresh.',
        es: 'Limpio y levemente marino en fresco.',
        pt: 'Limpo e levemente marinho, quando fresca.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Choose heavy, pure white heads with short teeth.',
      es: 'Mejor cabezas pesadas, bien blancas y de aguijones cortos.',
      pt: 'Prefira cabeças pesadas, bem brancas e de acúleos curtos.',
    },
    description: {
      en: 'Yellow or brown tips mean age and a bitter taste; wet patches mean decay. In powders and capsules the label should say whether it holds fruit body, mycelium or both, and how much grain came with the mycelium.',
      es: 'Las puntas amarillas o pardas indican vejez y amargor; las zonas mojadas, descomposición. En polvos y cápsulas, la etiqueta debe decir si contienen cuerpo fructífero, micelio o ambos, y cuánto cereal acompaña al micelio.',
      pt: 'Pontas amarelas ou marrons indicam idade e amargor; partes molhadas, deterioração. Em pós e cápsulas, o rótulo deve dizer se há corpo de frutificação, micélio ou ambos, e quanto grão acompanha o micélio.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'hericenone',
      benefits: {
        en: 'Found in the fruit body; studied in cell cultures for nerve growth factor.',
        es: 'Presentes en el cuerpo fructífero; se estudian en cultivos celulares por el factor de crecimiento nervioso.',
        pt: 'Presentes no corpo de frutificação; estudadas em culturas de células quanto ao fator de crescimento nervoso.',
      },
    },
    {
      compound: 'erinacine',
      benefits: {
        en: 'Found in the mycelium; studied in cells and animals for effects on nerve tissue.',
        es: 'Presentes en el micelio; se estudian en células y animales por sus efectos en el tejido nervioso.',
        pt: 'Presentes no micélio; estudadas em células e animais por efeitos no tecido nervoso.',
      },
    },
    {
      compound: 'beta-glucan',
      benefits: {
        en: 'Cell-wall polysaccharides studied for their action on immune cells.',
        es: 'Polisacáridos de la pared celular, estudiados por su acción en las células inmunitarias.',
        pt: 'Polissacarídeos da parede celular, estudados por sua ação em células imunes.',
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
  ],
  lookAlikes: [
    {
      name: 'Hericium coralloides',
      edibility: 'edible',
      trait: 'gills',
      own: {
        en: 'Long teeth on one undivided ball',
        es: 'Aguijones largos en una sola bola sin dividir',
        pt: 'Acúleos longos numa só bola não dividida',
      },
      other: {
        en: 'Short teeth in rows on many slender branches',
        es: 'Aguijones cortos en hileras sobre muchas ramas finas',
        pt: 'Acúleos curtos em fileiras sobre muitos ramos finos',
      },
    },
    {
      name: 'Hericium americanum',
      edibility: 'edible',
      trait: 'gills',
      own: {
        en: 'Long teeth on one undivided ball',
        es: 'Aguijones largos en una sola bola sin dividir',
        pt: 'Acúleos longos numa só bola não dividida',
      },
      other: {
        en: 'Long teeth in tufts on branches',
        es: 'Aguijones largos en mechones, sobre ramas',
        pt: 'Acúleos longos em tufos, sobre ramos',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'stamets-2000',
    'mori-2008',
    'mori-2009',
    'nagano-2010',
    'saitsu-2019',
    'docherty-2023',
    'wasser-2002',
    'kalaras-2017',
    'index-fungorum',
  ],
}
