import type { GuideSample } from '@sample/types'

export const lionsManeOnHardwoodBlocks: GuideSample = {
  slug: 'lions-mane-on-hardwood-blocks',
  title: {
    en: 'Lion’s mane on hardwood blocks',
    es: 'Melena de león en bloques de madera dura',
    pt: 'Juba-de-leão em blocos de madeira dura',
  },
  summary: {
    en: 'Sterilised sawdust, a little bran and one small cut: how to grow a single white, dense head, and how to read it when it turns into coral.',
    es: 'Serrín esterilizado, algo de salvado y un solo corte pequeño: cómo obtener una cabeza blanca y compacta, y cómo interpretarla cuando se vuelve coral.',
    pt: 'Serragem esterilizada, um pouco de farelo e um único corte pequeno: como obter uma cabeça branca e densa, e como entendê-la quando vira coral.',
  },
  species: ['hericium-erinaceus'],
  difficulty: 'intermediate',
  conditions: {
    spawnRunCelsius: { min: 21, max: 24 },
    fruitingCelsius: { min: 18, max: 24 },
    humidityPercent: { min: 90, max: 95 },
    daysToHarvest: { min: 17, max: 45 },
    substrate: {
      en: 'Hardwood sawdust with up to a fifth of wheat bran, sterilised',
      es: 'Serrín de frondosas con hasta una quinta parte de salvado de trigo, esterilizado',
      pt: 'Serragem de folhosas com até um quinto de farelo de trigo, esterilizada',
    },
    source: 'stamets-2000',
  },
  container: 'block',
  stages: [
    { stage: 'colonisation', days: { min: 10, max: 14 }, celsius: { min: 21, max: 24 } },
    {
      stage: 'pinning',
      days: { min: 3, max: 5 },
      celsius: { min: 10, max: 16 },
      humidityPercent: { min: 95, max: 100 },
      co2Ppm: { min: 500, max: 700 },
      lightLux: { min: 500, max: 1000 },
    },
    {
      stage: 'fruiting',
      days: { min: 4, max: 5 },
      celsius: { min: 18, max: 24 },
      humidityPercent: { min: 90, max: 95 },
      co2Ppm: { min: 500, max: 1000 },
      lightLux: { min: 500, max: 1000 },
    },
    { stage: 'rest', days: { min: 14, max: 14 } },
  ],
  shoppingList: [
    {
      name: {
        en: 'Hardwood sawdust or untreated hardwood fuel pellets (oak, beech, maple, alder); no softwood, no glued board',
        es: 'Serrín de frondosas o pellets de madera dura sin tratar (roble, haya, arce, aliso); nada de coníferas ni de tableros encolados',
        pt: 'Serragem de folhosas ou pellets de madeira dura sem tratamento (carvalho, faia, bordo, eucalipto); nada de coníferas nem de chapas coladas',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: 'Wheat bran, 10 to 20% of the dry weight',
        es: 'Salvado de trigo, del 10 al 20 % del peso seco',
        pt: 'Farelo de trigo, de 10 a 20% do peso seco',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: 'Heat-resistant grow bags with a filter patch',
        es: 'Bolsas de cultivo resistentes al calor, con filtro',
        pt: 'Sacos de cultivo resistentes ao calor, com filtro',
      },
      soldIn: 'growing/supplies/grow-bags',
    },
    {
      name: {
        en: 'Grain or sawdust spawn',
        es: 'Micelio en grano o en serrín',
        pt: 'Micélio em grão ou em serragem',
      },
      soldIn: 'growing/supplies/grain-spawn',
    },
    {
      name: {
        en: 'A pressure cooker that holds 1 bar (15 psi, 121 °C)',
        es: 'Una olla a presión que mantenga 1 bar (15 psi, 121 °C)',
        pt: 'Uma panela de pressão que mantenha 1 bar (15 psi, 121 °C)',
      },
      soldIn: 'growing/equipment/pressure-sterilizers',
    },
    {
      name: {
        en: 'A still-air box, 70% alcohol, gloves',
        es: 'Una caja de aire quieto, alcohol de 70°, guantes',
        pt: 'Uma caixa de ar parado, álcool 70%, luvas',
      },
      soldIn: 'growing/equipment/flow-hoods',
    },
  ],
  content: {
    en: `_Hericium erinaceus_ rots the heartwood of old beeches and oaks. On a block of sterilised sawdust it fruits within a month at best, after 30 to 45 days for most beginners, in one head if it is given one way out. The difficulty lies before that: a rich block that has not been sterilised belongs to the moulds.

## Mixing and sterilising

1. Mix sawdust and bran dry, then add water until a hard squeeze brings out only a few drops: about 60% of the total weight.
2. Fill bags of 1 to 2 kg and fold the necks loosely. Keep the filter patches dry.
3. Stand the bags on a rack above the water, clear of the walls, and let steam escape for ten minutes before closing the valve.
4. Hold 121 °C for two and a half hours.
5. Let the cooker cool on its own, overnight if you can, and open it only without pressure.

A pressure cooker deserves respect: check gasket, valve and water level each time, never fill it to the lid, never leave it alone on the stove and never force it open.

## Spawning

1. Work with the bags at room temperature; heat kills spawn.
2. Clean the still-air box and gloves with alcohol and let it dry. No flame inside the box: alcohol vapour ignites.
3. Add spawn, about 5 to 10% of the block’s weight, seal the bag and shake it.
4. Keep it at 21–24 °C.

The mycelium is thin and wispy. A block that looks barely colonised after 10 to 14 days may be ready, and often pins inside the bag. Do not wait for a solid white block.

## Fruiting

Cut one cross of 2–3 cm, or two on opposite sides. Few openings make large heads; many make many small ones. A spell at 10–16 °C starts the primordia; they then grow at 18–24 °C, in 90–95% humidity and soft daylight.

Air decides the shape. With fresh air the head grows compact and its spines hang straight. In stale air, rich in carbon dioxide, it branches like coral and forms hardly any spines. Give more air, but no draught on the head: dry air turns it yellow and stops its growth. Wet the walls, not the mushroom, for a soaked head browns and rots.

## Harvest

1. Cut when the spines are 5–15 mm long and the head is still white.
2. Cut flush with the block, so that no stump remains to rot.
3. Leave the block in the same conditions. A second, smaller crop may follow after about two weeks.

Old heads turn yellow, then brown, and taste bitter and sour. Fresh ones keep for about a week, cold and in paper. Cook them thoroughly. A few people react to _Hericium_ with an itching rash or with breathing difficulties: the first time, eat little.

## When it fails

- **Green, black or orange mould:** the block was not sterile or the spawn not clean. Take it out unopened; do not cut the patch away and carry on.
- **Sour smell, greasy grain:** bacteria, often from grain that was too wet.
- **Pink tinge on the head:** cold, drying or bacteria. If it is also soft or smells bad, discard it.
- **Coral instead of spines:** carbon dioxide.

## Spores

Ripe spines shed white spores. In a closed room they irritate the airways and can sensitise the lungs. Fruit the blocks in a tent or cellar ventilated outwards, harvest before the spines are fully grown, and wear a particle mask when cleaning up.`,
    es: `_Hericium erinaceus_ pudre el duramen de hayas y robles viejos. En un bloque de serrín esterilizado fructifica en menos de un mes en el mejor caso, y a los 30 o 45 días para la mayoría de los principiantes, en una sola cabeza si se le deja una sola salida. Lo difícil viene antes: un bloque rico en nutrientes y sin esterilizar es de los mohos.

## Mezclar y esterilizar

1. Mezcla en seco el serrín y el salvado y añade agua hasta que, al apretar con fuerza, salgan solo unas gotas: en torno al 60 % del peso total.
2. Llena bolsas de 1 a 2 kg y dobla el cuello sin apretar. El filtro debe quedar seco.
3. Coloca las bolsas sobre una rejilla, por encima del agua y sin tocar las paredes, y deja salir vapor diez minutos antes de cerrar la válvula.
4. Mantén 121 °C durante dos horas y media.
5. Deja que la olla se enfríe sola, a ser posible toda la noche, y ábrela únicamente sin presión.

Una olla a presión merece respeto: revisa cada vez junta, válvula y nivel de agua, no la llenes hasta la tapa, no la dejes sola en el fuego y no la abras nunca a la fuerza.

## Sembrar

1. Trabaja con las bolsas a temperatura ambiente; el calor mata el micelio.
2. Limpia con alcohol la caja y los guantes y déjalos secar. Ninguna llama dentro: el vapor de alcohol se inflama.
3. Añade micelio, del 5 al 10 % del peso del bloque, cierra la bolsa y agítala.
4. Mantenla a 21–24 °C.

El micelio es ralo y tenue. Un bloque que a los 10–14 días parece apenas colonizado puede estar listo, y a menudo ya forma primordios dentro de la bolsa. No esperes a verlo todo blanco.

## Fructificación

Haz un corte en cruz de 2–3 cm, o dos en caras opuestas. Pocas aberturas dan cabezas grandes; muchas, cabezas pequeñas. Un periodo a 10–16 °C inicia los primordios, que luego crecen a 18–24 °C, con 90–95 % de humedad y luz natural suave.

El aire decide la forma. Con aire fresco, la cabeza crece compacta y sus aguijones cuelgan rectos. En aire viciado, cargado de dióxido de carbono, se ramifica como un coral y apenas forma aguijones. Ventila más, pero sin corriente directa: el aire seco la amarillea y detiene su desarrollo. Moja las paredes y no la seta, porque una cabeza empapada se pone parda y se pudre.

## Cosecha

1. Corta cuando los aguijones midan 5–15 mm y la cabeza siga blanca.
2. Hazlo a ras del bloque, sin dejar tocón que se pudra.
3. Mantén el bloque en las mismas condiciones. Puede dar una segunda oleada, más pequeña, al cabo de unas dos semanas.

Las cabezas viejas amarillean, luego se oscurecen y saben amargas y ácidas. Frescas se conservan alrededor de una semana, en frío y en papel. Cocínalas a fondo. Unas pocas personas reaccionan a _Hericium_ con sarpullido o dificultad para respirar: la primera vez, come poca cantidad.

## Cuando sale mal

- **Moho verde, negro o anaranjado:** el bloque no era estéril o el micelio no estaba limpio. Sácalo cerrado; no recortes la mancha para seguir adelante.
- **Olor agrio, grano grasiento:** bacterias, casi siempre por grano demasiado húmedo.
- **Tono rosado en la cabeza:** frío, sequedad o bacterias. Si además está blanda o huele mal, deséchala.
- **Coral en vez de aguijones:** dióxido de carbono.

## Esporas

Los aguijones maduros sueltan esporas blancas. En una habitación cerrada irritan las vías respiratorias y pueden sensibilizar los pulmones. Cultiva los bloques en una carpa o un sótano ventilado hacia el exterior, cosecha antes de que los aguijones se desarrollen del todo y usa mascarilla de partículas al limpiar.`,
    pt: `_Hericium erinaceus_ apodrece o cerne de faias e carvalhos velhos. Num bloco de serragem esterilizada frutifica em menos de um mês, na melhor das hipóteses, e em 30 a 45 dias para a maioria dos iniciantes, numa só cabeça quando há uma só saída. A dificuldade vem antes: um bloco rico em nutrientes e sem esterilizar pertence aos bolores.

## Mistura e esterilização

1. Misture a seco a serragem e o farelo e junte água até que um aperto forte solte apenas algumas gotas: cerca de 60% do peso total.
2. Encha sacos de 1 a 2 kg e dobre a boca sem apertar. O filtro deve ficar seco.
3. Apoie os sacos numa grade, acima da água e longe das paredes, e deixe sair vapor por dez minutos antes de fechar a válvula.
4. Mantenha 121 °C por duas horas e meia.
5. Deixe a panela esfriar sozinha, de preferência durante a noite, e só abra sem pressão.

Panela de pressão pede respeito: confira sempre a borracha, a válvula e o nível de água, não encha até a tampa, não se afaste do fogão e nunca force a abertura.

## Inoculação

1. Trabalhe com os sacos à temperatura ambiente; o calor mata o micélio.
2. Limpe a caixa e as luvas com álcool e deixe secar. Nada de chama lá dentro: o vapor de álcool pega fogo.
3. Acrescente micélio, de 5 a 10% do peso do bloco, feche o saco e agite.
4. Mantenha a 21–24 °C.

O micélio é ralo e discreto. Um bloco que aos 10–14 dias parece mal colonizado pode estar pronto, e muitas vezes já forma primórdios dentro do saco. Não espere vê-lo todo branco.

## Frutificação

Faça um corte em cruz de 2–3 cm, ou dois em faces opostas. Poucas aberturas dão cabeças grandes; muitas, cabeças pequenas. Um período a 10–16 °C desperta os primórdios, que depois crescem a 18–24 °C, com 90–95% de umidade e luz natural suave.

O ar decide a forma. Com ar fresco, a cabeça cresce compacta e os acúleos pendem retos. Em ar viciado, cheio de gás carbônico, ela se ramifica como coral e quase não forma acúleos. Ventile mais, mas sem vento direto: o ar seco a amarela e interrompe o crescimento. Molhe as paredes e não o cogumelo, pois uma cabeça encharcada escurece e apodrece.

## Colheita

1. Corte quando os acúleos medirem 5–15 mm e a cabeça ainda estiver branca.
2. Corte rente ao bloco, sem deixar toco que apodreça.
3. Mantenha o bloco nas mesmas condições. Um segundo fluxo, menor, pode vir depois de umas duas semanas.

Cabeças velhas amarelam, depois escurecem e ficam amargas e ácidas. Frescas, duram cerca de uma semana na geladeira, em papel. Cozinhe por completo. Algumas pessoas reagem ao _Hericium_ com coceira na pele ou dificuldade para respirar: na primeira vez, coma pouco.

## Quando dá errado

- **Bolor verde, preto ou alaranjado:** o bloco não estava estéril ou o micélio não estava limpo. Leve para fora fechado; não recorte a mancha para continuar.
- **Cheiro azedo, grão gorduroso:** bactérias, quase sempre por grão úmido demais.
- **Tom rosado na cabeça:** frio, secura ou bactérias. Se também estiver mole ou com mau cheiro, descarte.
- **Coral no lugar de acúleos:** gás carbônico.

## Esporos

Acúleos maduros soltam esporos brancos. Num cômodo fechado eles irritam as vias respiratórias e podem sensibilizar os pulmões. Cultive os blocos numa estufa ou num porão ventilado para fora, colha antes que os acúleos se desenvolvam por completo e use máscara de partículas na limpeza.`,
  },
  references: ['stamets-2000', 'chang-miles-2004'],
  publishedAt: '2026-04-09',
}
