import type { GuideSample } from '@sample/types'

export const paddyStrawInTheHeat: GuideSample = {
  slug: 'paddy-straw-in-the-heat',
  title: {
    en: 'Paddy straw mushrooms in the heat',
    es: 'Setas de paja de arroz con calor',
    pt: 'Cogumelo-palha no calor',
  },
  summary: {
    en: 'For tropical summers and heated tunnels: soaked straw, thirty degrees and a tarpaulin, and eggs to pick in a fortnight. The fastest crop there is, if it never cools.',
    es: 'Para veranos tropicales e invernaderos: paja remojada, treinta grados y una lona, y huevos que recolectar en dos semanas. La cosecha más rápida, si nunca se enfría.',
    pt: 'Para verões tropicais e estufas: palha molhada, trinta graus e uma lona, e ovos para colher em duas semanas. A colheita mais rápida que há, se nunca esfriar.',
  },
  species: ['volvariella-volvacea'],
  difficulty: 'intermediate',
  conditions: {
    spawnRunCelsius: { min: 24, max: 35 },
    fruitingCelsius: { min: 27, max: 32 },
    humidityPercent: { min: 85, max: 95 },
    daysToHarvest: { min: 10, max: 14 },
    substrate: {
      en: 'Rice straw, soaked and bundled; also cotton waste or dried banana leaves',
      es: 'Paja de arroz remojada y atada; también borra de algodón u hojas secas de plátano',
      pt: 'Palha de arroz molhada e amarrada; também resíduo de algodão ou folhas secas de bananeira',
    },
    source: 'stamets-2000',
  },
  container: 'bed',
  stages: [
    { stage: 'preparation', days: { min: 1, max: 1 } },
    { stage: 'colonisation', days: { min: 4, max: 5 }, celsius: { min: 24, max: 35 } },
    { stage: 'pinning', days: { min: 3, max: 5 }, celsius: { min: 27, max: 32 } },
    {
      stage: 'fruiting',
      days: { min: 3, max: 4 },
      celsius: { min: 27, max: 32 },
      humidityPercent: { min: 85, max: 95 },
    },
    { stage: 'rest', days: { min: 7, max: 7 } },
  ],
  shoppingFor: {
    en: 'a bed of one square metre',
    es: 'un bancal de un metro cuadrado',
    pt: 'um canteiro de um metro quadrado',
  },
  shoppingList: [
    {
      name: {
        en: '15 kg of dry, clean rice straw of this year',
        es: '15 kg de paja de arroz seca y limpia, de este año',
        pt: '15 kg de palha de arroz seca e limpa, deste ano',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: '300 g of fresh spawn, kept at room temperature and never chilled',
        es: '300 g de micelio fresco, guardado a temperatura ambiente y nunca en frío',
        pt: '300 g de micélio fresco, guardado à temperatura ambiente e nunca no frio',
      },
      soldIn: 'growing/supplies/grain-spawn',
    },
    {
      name: {
        en: '300 g of rice bran or cottonseed meal',
        es: '300 g de salvado de arroz o harina de semilla de algodón',
        pt: '300 g de farelo de arroz ou de algodão',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: 'A tub, twine, a clear plastic sheet or tarpaulin',
        es: 'Una cubeta, cordel, un plástico transparente o una lona',
        pt: 'Uma bacia grande, barbante, um plástico transparente ou uma lona',
      },
    },
    {
      name: {
        en: 'A raised base of planks or bamboo, off the wet soil',
        es: 'Una base alzada de tablas o bambú, sin contacto con la tierra mojada',
        pt: 'Uma base elevada de tábuas ou bambu, longe da terra molhada',
      },
    },
  ],
  content: {
    en: `Where other growers look for a cool cellar, this mushroom wants an oven. [_Volvariella volvacea_](/mushrooms/volvariella-volvacea) grows at 30 °C and more, needs no sterile work, and fruits so soon that a bed made at new moon is eaten before the full. It has one condition, and does not negotiate: cold kills it, even in the refrigerator.

## When and where

Nights above 22 °C, days of 28–35 °C, shade, shelter from wind and beating rain: the wet season in the tropics, or a plastic tunnel in a hot summer. In temperate gardens it is not worth trying.

## The straw

Old, grey straw has fed others already. Straw sprayed with fungicide grows nothing.

## Building

1. Tie the straw into bundles as thick as an arm, cut to the length of the bed.
2. Soak them in clean water for 12 to 24 hours, and let them drain for an hour. They should be heavy and drip no longer.
3. Lay a row side by side, butts all one way. Along the margin, a hand’s breadth in, scatter spawn and a pinch of bran.
4. Lay the next row with butts the other way, press it down with your feet, spawn again. Four rows are enough.
5. Close the top with loose straw, water once, and cover with the sheet.

The bed warms itself. Push a thermometer in: 35 °C is good, up to 38 °C bearable, above 40 °C lift the sheet and let heat out.

## Ten quick days

1. **Days 1 to 4.** Leave it covered. The inside becomes cobwebbed with fine, nearly transparent threads.
2. **Day 4 or 5.** Lift the sheet for a quarter of an hour, morning and evening, in daylight.
3. **Days 6 to 8.** White dots like pinheads along the margin. Now the surface must not dry: mist the air under the sheet, or the straw around, never the dots.
4. **Days 9 to 14.** Eggs, from the size of a bean to that of a quail’s egg, in clusters.

## Harvest

Pick in the egg stage, before the skin tears: morning and evening, for they open within hours. Turn the cluster off; leave no stump to rot. A second, smaller flush follows a week later, then the bed is compost.

They keep for a day at 15 °C, in open baskets. Colder, they turn to liquid. That is why they are eaten on the day, boiled or tinned. Cook them thoroughly.

## Eggs, and other eggs

This is the mushroom for which people abroad have picked [death caps](/mushrooms/amanita-phalloides). In the egg both are white to grey balls. Pick only from your bed, of straw you laid, and cut one of each cluster lengthwise: brown-grey cap, no ring, gills white and later pink, pink print. Never pick eggs from the ground or under trees, however much they look like home. Ink caps grow on the same straw, thin and grey, and dissolve; leave them.

## When it fails

- **Ink caps first:** straw too wet or too rich. Use less bran.
- **Green or orange mould:** old straw, or a bed overheated above 45 °C.
- **Dots that stop and brown:** dried out, or a cold night.
- **Nothing:** spawn that has been in a refrigerator.`,
    es: `Donde otros buscan un sótano fresco, esta seta pide un horno. [_Volvariella volvacea_](/mushrooms/volvariella-volvacea) crece a 30 °C y más, no exige trabajo estéril y fructifica tan pronto que el bancal hecho con luna nueva se come antes de la llena. Pone una sola condición y no la negocia: el frío la mata, incluso en el frigorífico.

## Cuándo y dónde

Noches por encima de 22 °C, días de 28–35 °C, sombra y abrigo del viento y del aguacero: la estación de lluvias en el trópico, o un túnel de plástico en un verano caluroso. En huertos templados no vale la pena intentarlo.

## La paja

La paja vieja y gris ya alimentó a otros. En paja tratada con fungicida no crece nada.

## Montarlo

1. Ata la paja en haces gruesos como un brazo, cortados al largo del bancal.
2. Remójalos en agua limpia de 12 a 24 horas y escúrrelos una hora. Deben pesar y no gotear.
3. Tiende una fila, con los cortes hacia el mismo lado. A un palmo del borde reparte micelio y una pizca de salvado.
4. Tiende la siguiente con los cortes hacia el otro, písala y vuelve a sembrar. Bastan cuatro filas.
5. Cierra con paja suelta, riega una vez y cubre con el plástico.

El bancal se calienta solo. Mete un termómetro: 35 °C está bien, 38 °C se aguanta, por encima de 40 °C levanta el plástico y deja salir el calor.

## Diez días deprisa

1. **Del 1 al 4.** Cubierto. Por dentro se llena de hilos finos, casi transparentes.
2. **El 4 o el 5.** Levanta el plástico un cuarto de hora, mañana y tarde, con luz de día.
3. **Del 6 al 8.** Puntos blancos como cabezas de alfiler en los bordes. Ahora la superficie no debe secarse: humedece el aire bajo el plástico o la paja de alrededor, nunca los puntos.
4. **Del 9 al 14.** Huevos en grupos, desde una alubia hasta un huevo de codorniz.

## Cosecha

Recolecta en fase de huevo, antes de que se rasgue la piel: mañana y tarde, porque se abren en horas. Gira el grupo entero y no dejes restos que se pudran. Una semana después llega una segunda oleada menor, y luego el bancal es compost.

Aguantan un día a 15 °C, en cestas abiertas. Con más frío se licúan. Por eso se comen en el día, hervidas o en conserva. Cocínalas a fondo.

## Huevos y otros huevos

Por esta seta, gente lejos de su tierra ha recolectado [oronjas verdes](/mushrooms/amanita-phalloides). En fase de huevo las dos son bolas de blancas a grises. Recolecta solo de tu bancal, de la paja que tú pusiste, y parte a lo largo una de cada grupo: píleo gris pardo, sin anillo, láminas blancas y después rosas, esporada rosa. Nunca recolectes huevos del suelo ni bajo árboles, por mucho que recuerden a casa. En la misma paja salen coprinos finos y grises que se deshacen; déjalos.

## Cuando sale mal

- **Antes que nada, coprinos:** paja demasiado mojada o rica. Menos salvado.
- **Moho verde o naranja:** paja vieja, o un bancal que pasó de 45 °C.
- **Puntos que se paran y oscurecen:** se secaron, o hubo una noche fría.
- **Nada:** el micelio había estado en el frigorífico.`,
    pt: `Onde outros procuram um porão fresco, este cogumelo quer um forno. [_Volvariella volvacea_](/mushrooms/volvariella-volvacea) cresce a 30 °C e mais, dispensa trabalho estéril e frutifica tão cedo que o canteiro feito na lua nova é comido antes da cheia. Põe uma só condição e não negocia: o frio o mata, até na geladeira.

## Quando e onde

Noites acima de 22 °C, dias de 28–35 °C, sombra e abrigo do vento e da chuva forte: a estação das águas em grande parte do Brasil, ou um túnel de plástico num verão quente. Em regiões frias não vale a pena tentar.

## A palha

Palha velha e cinzenta já alimentou outros. Em palha tratada com fungicida não cresce nada.

## Montagem

1. Amarre a palha em feixes da grossura de um braço, cortados no comprimento do canteiro.
2. Deixe de molho em água limpa de 12 a 24 horas e escorra por uma hora. Devem pesar e não pingar.
3. Deite uma fileira, com os cortes para o mesmo lado. A um palmo da borda, espalhe micélio e uma pitada de farelo.
4. Deite a seguinte com os cortes para o outro lado, pise e semeie de novo. Bastam quatro fileiras.
5. Feche com palha solta, regue uma vez e cubra com o plástico.

O canteiro aquece sozinho. Enfie um termômetro: 35 °C está bom, 38 °C se aguenta, acima de 40 °C levante o plástico e deixe sair o calor.

## Dez dias depressa

1. **Do 1 ao 4.** Coberto. Por dentro se enche de fios finos, quase transparentes.
2. **No 4 ou no 5.** Levante o plástico por quinze minutos, de manhã e à tarde, com a luz do dia.
3. **Do 6 ao 8.** Pontos brancos como cabeças de alfinete nas bordas. Agora a superfície não pode secar: umedeça o ar sob o plástico ou a palha em volta, nunca os pontos.
4. **Do 9 ao 14.** Ovos em grupos, do tamanho de um feijão ao de um ovo de codorna.

## Colheita

Colha na fase de ovo, antes que a pele se rasgue: de manhã e à tarde, porque se abrem em horas. Torça o grupo inteiro e não deixe restos que apodreçam. Uma semana depois vem um segundo fluxo, menor, e então o canteiro é composto.

Aguentam um dia a 15 °C, em cestas abertas. Com mais frio, viram líquido. Por isso são comidos no dia, fervidos ou em conserva. Cozinhe bem.

## Ovos e outros ovos

Por causa deste cogumelo, gente longe de casa colheu [chapéus-da-morte](/mushrooms/amanita-phalloides). Na fase de ovo, os dois são bolas de brancas a cinzentas. Colha só do seu canteiro, da palha que você pôs, e parta de cima a baixo um de cada grupo: chapéu cinza-amarronzado, sem anel, lâminas brancas e depois rosadas, esporada rosa. Nunca colha ovos do chão nem sob árvores, por mais que lembrem casa. Na mesma palha nascem coprinos finos e cinzentos que se desfazem; deixe-os.

## Quando dá errado

- **Coprinos antes de tudo:** palha molhada ou rica demais. Menos farelo.
- **Bolor verde ou laranja:** palha velha, ou um canteiro que passou de 45 °C.
- **Pontos que param e escurecem:** secaram, ou houve uma noite fria.
- **Nada:** o micélio esteve na geladeira.`,
  },
  references: ['stamets-2000', 'chang-miles-2004', 'pringle-vellinga-2006'],
  publishedAt: '2026-06-24',
}
