import type { GuideSample } from '@sample/types'

export const maitakeOnOakBlocks: GuideSample = {
  slug: 'maitake-on-oak-blocks',
  title: {
    en: 'Maitake on oak blocks',
    es: 'Maitake en bloques de roble',
    pt: 'Maitake em blocos de carvalho',
  },
  summary: {
    en: 'The most demanding of the common cultivated mushrooms: three months of waiting for a grey brain on a block, and a few days in which everything can go wrong.',
    es: 'La más exigente de las setas de cultivo corrientes: tres meses esperando un cerebro gris sobre un bloque y unos días en los que todo puede torcerse.',
    pt: 'O mais exigente dos cogumelos cultivados comuns: três meses esperando um cérebro cinza sobre um bloco e alguns dias em que tudo pode dar errado.',
  },
  species: ['grifola-frondosa'],
  difficulty: 'advanced',
  conditions: {
    spawnRunCelsius: { min: 21, max: 24 },
    fruitingCelsius: { min: 13, max: 16 },
    humidityPercent: { min: 85, max: 90 },
    substrate: {
      en: 'Oak sawdust and fine chips with 10–20% of bran, sterilised',
      es: 'Serrín y astilla fina de roble con un 10–20 % de salvado, esterilizados',
      pt: 'Serragem e lascas finas de carvalho com 10–20% de farelo, esterilizadas',
    },
    source: 'stamets-2000',
  },
  container: 'block',
  stages: [
    { stage: 'colonisation', days: { min: 21, max: 35 }, celsius: { min: 21, max: 24 } },
    { stage: 'ripening', days: { min: 30, max: 60 }, celsius: { min: 21, max: 24 } },
    { stage: 'pinning', days: { min: 5, max: 10 }, celsius: { min: 10, max: 16 } },
    {
      stage: 'fruiting',
      days: { min: 14, max: 21 },
      celsius: { min: 13, max: 16 },
      humidityPercent: { min: 85, max: 90 },
    },
  ],
  shoppingList: [
    {
      name: {
        en: 'Oak sawdust, with a quarter to a half of fine oak chips, for air',
        es: 'Serrín de roble, con entre un cuarto y la mitad de astilla fina, para que tenga aire',
        pt: 'Serragem de carvalho, com um quarto a metade de lascas finas, para ter ar',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: 'Wheat or rice bran, 10 to 20% of the dry weight',
        es: 'Salvado de trigo o de arroz, del 10 al 20 % del peso seco',
        pt: 'Farelo de trigo ou de arroz, de 10 a 20% do peso seco',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: 'Heat-resistant filter bags',
        es: 'Bolsas con filtro resistentes al calor',
        pt: 'Sacos com filtro resistentes ao calor',
      },
      soldIn: 'growing/supplies/grow-bags',
    },
    {
      name: {
        en: 'Fresh sawdust or grain spawn of a strain sold for blocks: wild strains seldom fruit indoors',
        es: 'Micelio fresco en serrín o grano, de una cepa vendida para bloques: las silvestres rara vez fructifican dentro de casa',
        pt: 'Micélio fresco em serragem ou grão, de uma linhagem vendida para blocos: as silvestres raramente frutificam em casa',
      },
      soldIn: 'growing/supplies/grain-spawn',
    },
    {
      name: {
        en: 'A pressure cooker for 1 bar (15 psi, 121 °C)',
        es: 'Una olla a presión para 1 bar (15 psi, 121 °C)',
        pt: 'Uma panela de pressão para 1 bar (15 psi, 121 °C)',
      },
      soldIn: 'growing/equipment/pressure-sterilizers',
    },
    {
      name: {
        en: 'A still-air box or flow hood',
        es: 'Una caja de aire quieto o una campana de flujo',
        pt: 'Uma caixa de ar parado ou capela de fluxo',
      },
      soldIn: 'growing/equipment/flow-hoods',
    },
    {
      name: {
        en: 'A cool, clean room with an adjustable humidity',
        es: 'Un cuarto fresco y limpio en el que regular la humedad',
        pt: 'Um cômodo fresco e limpo em que se regule a umidade',
      },
      soldIn: 'growing/equipment/automation',
    },
  ],
  content: {
    en: `At the foot of an oak [_Grifola frondosa_](/mushrooms/grifola-frondosa) takes years over a cluster. On a block it takes about three months, and most of those who try it get, the first time, a grey lump that turns brown and stops. It rewards those who have grown lion’s mane a few times and now want to learn patience.

## The strain

The strain matters more than all the rest. Ask the supplier for one that fruits on blocks, and note its name.

## Preparing the block

1. Mix dry, then water to about 60%: a hard squeeze gives a few drops, no more.
2. Fill bags of 2 to 2.5 kg to a block taller than wide, and leave plenty of empty bag above it.
3. Sterilise for two and a half to three hours at 121 °C. Let the cooker cool on its own.
4. Inoculate at room temperature with 5 to 10% of spawn, in clean air, and shake.
5. Seal with air in the bag, a full hand’s height.

Pressure cookers are not left alone, overfilled or forced open.

## Colonisation: white, then grey

At 21–24 °C the block is white after three to five weeks. It is far from ripe. Leave it in dim light, closed, for another month or two. The surface thickens, wrinkles and turns from white to grey, with drops of amber liquid. This is the skin from which everything comes, and it does not like to be moved, turned or shaken.

## Primordia

1. When grey folds rise from the skin, lower the temperature to 10–16 °C and give soft daylight.
2. Keep the bag closed at first, humidity close to 100%.
3. Wait until the folds have become a mound, dark grey and knobbly as a brain, and lines of white appear along its ridges.
4. Only then cut the top of the bag, in steps over three or four days: a slit, a fold, the whole.

Opened too early, the mound dries and dies. Opened too late, it stretches into pale coral for lack of air. There is a window of a few days. This is where the guide ends and looking begins.

## Growing on

Keep at 13–16 °C and 85–90% humidity, in moving but not blowing air. Fronds unfold from the mound over two to three weeks. Mist the air and the walls, never the fronds: water in their folds brings bacteria and brown spots.

- coral without fronds: more air
- fronds with dry, curled edges: more moisture
- pale fronds: a little more light

## Harvest

1. Cut when the margins of the fronds are thin and begin to lie flat, before their pores open wide on the underside.
2. Take the whole cluster with a long knife. Shake out sawdust, do not wash.
3. Keep cold in paper: it stays good for over a week.

A second crop indoors is rare. Bury the spent block in a shady corner, a hand deep under leaves, and it may fruit there in the next autumn or the one after; check what comes up before eating it.

Cook it through, and keep the first portion small.

## When it fails

- **Green or black mould:** rich block, short sterilisation.
- **Grey skin, nothing more after four months:** strain, or warmth. Try a cold week.
- **Brown, soft mound:** water on it, or opened too early.
- **Yellow liquid in quantity:** the block is tired; lower the temperature.

## Spores

Maitake sheds less than oyster, but ripe clusters do shed. Pick before the pores open, air outwards, and wear a mask when cleaning.`,
    es: `Al pie de un roble, [_Grifola frondosa_](/mushrooms/grifola-frondosa) tarda años en formar un ramillete. En un bloque tarda unos tres meses, y quien lo intenta suele obtener, la primera vez, un bulto gris que se pone pardo y se para. Premia a quien ya ha cultivado melena de león unas cuantas veces y ahora quiere aprender paciencia.

## La cepa

La cepa importa más que todo lo demás. Pide al proveedor una que fructifique en bloque y apunta su nombre.

## Preparar el bloque

1. Mezcla en seco y añade agua hasta un 60 %: al apretar con fuerza, unas gotas y nada más.
2. Llena bolsas de 2 a 2,5 kg formando un bloque más alto que ancho y deja encima mucha bolsa vacía.
3. Esteriliza de dos horas y media a tres a 121 °C. Deja que la olla se enfríe sola.
4. Siembra a temperatura ambiente con un 5–10 % de micelio, en aire limpio, y agita.
5. Sella con aire dentro, un palmo.

La olla a presión no se deja sola, ni se llena de más, ni se abre a la fuerza.

## Colonización: blanco y luego gris

A 21–24 °C el bloque está blanco a las tres o cinco semanas. Le falta mucho. Déjalo con luz tenue, cerrado, otro mes o dos. La superficie engorda, se arruga y pasa de blanca a gris, con gotas ambarinas. De esa piel sale todo, y no le gusta que la muevan, giren ni sacudan.

## Primordios

1. Cuando se alcen de la piel pliegues grises, baja la temperatura a 10–16 °C y da luz de día suave.
2. Mantén al principio la bolsa cerrada, con humedad cercana al 100 %.
3. Espera a que los pliegues sean un montículo gris oscuro y abultado como un cerebro, con líneas blancas en las crestas.
4. Solo entonces corta la bolsa por arriba, por pasos, en tres o cuatro días: una raja, un doblez, del todo.

Abierta antes de tiempo, el montículo se seca y muere. Abierta tarde, se estira en un coral pálido por falta de aire. Hay una ventana de pocos días. Aquí acaba la guía y empieza el mirar.

## Crecimiento

A 13–16 °C y 85–90 % de humedad, con aire que se mueva sin soplar. Las frondas se despliegan en dos o tres semanas. Pulveriza el aire y las paredes, nunca las frondas: el agua en los pliegues trae bacterias y manchas pardas.

- coral sin frondas: más aire
- frondas de borde seco y enrollado: más humedad
- frondas pálidas: algo más de luz

## Cosecha

1. Corta cuando el borde de las frondas sea fino y empiece a tenderse, antes de que se abran del todo los poros de abajo.
2. Lleva el ramillete entero con un cuchillo largo. Sacude el serrín, no lo laves.
3. Frío y en papel: dura más de una semana.

Una segunda cosecha bajo techo es rara. Entierra el bloque agotado en un rincón sombrío, a un palmo bajo la hojarasca, y puede fructificar allí al otoño siguiente o al otro; comprueba lo que salga antes de comerlo.

Cocínalo por completo y toma poco la primera vez.

## Cuando sale mal

- **Moho verde o negro:** bloque rico, esterilización corta.
- **Piel gris y nada más a los cuatro meses:** la cepa, o calor. Prueba una semana de frío.
- **Montículo pardo y blando:** le cayó agua, o se abrió pronto.
- **Mucho líquido amarillo:** el bloque está cansado; baja la temperatura.

## Esporas

El maitake suelta menos que la seta de ostra, pero los ramilletes maduros sueltan. Cosecha antes de que se abran los poros, ventila hacia fuera y ponte mascarilla al limpiar.`,
    pt: `Ao pé de um carvalho, [_Grifola frondosa_](/mushrooms/grifola-frondosa) leva anos para formar um cacho. Num bloco leva uns três meses, e quem tenta costuma obter, na primeira vez, um caroço cinza que escurece e para. Recompensa quem já cultivou juba-de-leão algumas vezes e agora quer aprender paciência.

## A linhagem

A linhagem importa mais que todo o resto. Peça ao fornecedor uma que frutifique em bloco e anote o nome.

## Preparo do bloco

1. Misture a seco e ponha água até uns 60%: um aperto forte solta algumas gotas e nada mais.
2. Encha sacos de 2 a 2,5 kg formando um bloco mais alto que largo e deixe bastante saco vazio por cima.
3. Esterilize por duas horas e meia a três a 121 °C. Deixe a panela esfriar sozinha.
4. Inocule à temperatura ambiente com 5 a 10% de micélio, em ar limpo, e agite.
5. Sele com ar dentro, um palmo.

Panela de pressão não se deixa sozinha, não se enche demais e não se força.

## Colonização: branco e depois cinza

A 21–24 °C o bloco fica branco em três a cinco semanas. Falta muito. Deixe em luz fraca, fechado, por mais um ou dois meses. A superfície engrossa, enruga e passa de branca a cinza, com gotas cor de âmbar. Dessa pele vem tudo, e ela não gosta de ser movida, virada nem sacudida.

## Primórdios

1. Quando dobras cinzentas se erguerem da pele, baixe a temperatura para 10–16 °C e dê luz suave do dia.
2. No começo, mantenha o saco fechado, com umidade perto de 100%.
3. Espere até que as dobras formem um monte cinza-escuro e caroçudo como um cérebro, com linhas brancas nas cristas.
4. Só então corte o alto do saco, por etapas, em três ou quatro dias: uma fenda, uma dobra, tudo.

Aberto cedo demais, o monte resseca e morre. Aberto tarde, estica num coral pálido por falta de ar. Há uma janela de poucos dias. Aqui termina o guia e começa o olhar.

## Crescimento

A 13–16 °C e 85–90% de umidade, com ar que se mova sem soprar. As frondes se abrem em duas a três semanas. Borrife o ar e as paredes, nunca as frondes: água nas dobras traz bactérias e manchas escuras.

- coral sem frondes: mais ar
- frondes de borda seca e enrolada: mais umidade
- frondes pálidas: um pouco mais de luz

## Colheita

1. Corte quando a borda das frondes for fina e começar a se deitar, antes que os poros de baixo se abram de todo.
2. Leve o cacho inteiro com uma faca longa. Sacuda a serragem, não lave.
3. Frio e em papel: dura mais de uma semana.

Uma segunda colheita em casa é rara. Enterre o bloco esgotado num canto de sombra, a um palmo sob folhas, e ele pode frutificar ali no outono seguinte ou no outro; confira o que nascer antes de comer.

Cozinhe por completo e coma pouco na primeira vez.

## Quando dá errado

- **Bolor verde ou preto:** bloco rico, esterilização curta.
- **Pele cinza e mais nada em quatro meses:** a linhagem, ou calor. Tente uma semana de frio.
- **Monte escuro e mole:** caiu água nele, ou foi aberto cedo.
- **Muito líquido amarelo:** o bloco está cansado; baixe a temperatura.

## Esporos

O maitake solta menos que o cogumelo-ostra, mas cachos maduros soltam. Colha antes que os poros se abram, ventile para fora e use máscara na limpeza.`,
  },
  references: ['stamets-2000', 'chang-miles-2004'],
  publishedAt: '2026-07-03',
}
