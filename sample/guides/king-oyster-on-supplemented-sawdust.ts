import type { GuideSample } from '@sample/types'

export const kingOysterOnSupplementedSawdust: GuideSample = {
  slug: 'king-oyster-on-supplemented-sawdust',
  title: {
    en: 'King oyster on supplemented sawdust',
    es: 'Seta de cardo en serrín enriquecido',
    pt: 'Eryngui em serragem enriquecida',
  },
  summary: {
    en: 'Thick white stems are a matter of air: how to sterilise a rich block, let it ripen and hold carbon dioxide between too little and too much.',
    es: 'Los pies gruesos y blancos dependen del aire: cómo esterilizar un bloque rico, dejarlo madurar y mantener el dióxido de carbono entre poco y demasiado.',
    pt: 'Estipes grossos e brancos dependem do ar: como esterilizar um bloco rico, deixá-lo amadurecer e manter o gás carbônico entre pouco e demais.',
  },
  species: ['pleurotus-eryngii'],
  difficulty: 'advanced',
  conditions: {
    spawnRunCelsius: { min: 24, max: 24 },
    fruitingCelsius: { min: 15, max: 21 },
    humidityPercent: { min: 85, max: 90 },
    daysToHarvest: { min: 27, max: 50 },
    substrate: {
      en: 'Hardwood sawdust with 15–20% of wheat bran, sterilised',
      es: 'Serrín de frondosas con un 15–20 % de salvado de trigo, esterilizado',
      pt: 'Serragem de folhosas com 15–20% de farelo de trigo, esterilizada',
    },
    source: 'stamets-2000',
  },
  container: 'block',
  stages: [
    { stage: 'colonisation', days: { min: 12, max: 16 }, celsius: { min: 24, max: 24 } },
    { stage: 'ripening', days: { min: 7, max: 21 }, celsius: { min: 24, max: 24 } },
    {
      stage: 'pinning',
      days: { min: 4, max: 5 },
      celsius: { min: 10, max: 15 },
      humidityPercent: { min: 95, max: 100 },
    },
    {
      stage: 'fruiting',
      days: { min: 4, max: 8 },
      celsius: { min: 15, max: 21 },
      humidityPercent: { min: 85, max: 90 },
    },
  ],
  shoppingList: [
    {
      name: {
        en: 'Hardwood sawdust or untreated hardwood pellets, 80–85% of the dry weight',
        es: 'Serrín de frondosas o pellets de madera dura sin tratar, 80–85 % del peso seco',
        pt: 'Serragem de folhosas ou pellets de madeira dura sem tratamento, 80–85% do peso seco',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: 'Wheat bran, 15–20%, and a spoonful of gypsum per block',
        es: 'Salvado de trigo, 15–20 %, y una cucharada de yeso agrícola por bloque',
        pt: 'Farelo de trigo, 15–20%, e uma colher de gesso agrícola por bloco',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: 'Heat-resistant filter bags, fresh grain spawn',
        es: 'Bolsas con filtro resistentes al calor y micelio en grano fresco',
        pt: 'Sacos com filtro resistentes ao calor e micélio em grão fresco',
      },
      soldIn: 'growing/supplies/grow-bags',
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
        es: 'Una caja de aire quieto o campana de flujo',
        pt: 'Uma caixa de ar parado ou capela de fluxo',
      },
      soldIn: 'growing/equipment/flow-hoods',
    },
    {
      name: {
        en: 'A cool place that can be aired and kept humid',
        es: 'Un lugar fresco que se pueda ventilar y mantener húmedo',
        pt: 'Um lugar fresco que se possa ventilar e manter úmido',
      },
      soldIn: 'growing/equipment/automation',
    },
  ],
  content: {
    en: `In the wild _Pleurotus eryngii_ lives on the dead roots of field eryngo and its relatives, in dry grassland, with a broad cap on a short stem. The pillar sold in shops is a grower’s creation: the same fungus, cool and slightly short of air. Getting it takes a sterile block, patience and a feeling for ventilation.

## Preparing the block

1. Mix dry, then water to about 60%: a hard squeeze yields a few drops.
2. Pack bags of 1 to 2.5 kg firmly and keep the filters dry.
3. Sterilise at 121 °C for two and a half hours, large blocks for three.
4. Let pressure and temperature fall by themselves. Forcing the lid, or venting fast, scalds people and bursts bags.
5. Inoculate below 25 °C with 5–10% of spawn, in clean air, and seal.

The more bran, the heavier the crop and the surer the punishment for sloppy work. Beginners should take 15%.

## Colonisation and ripening

Keep the block at 24 °C. It turns white in 12 to 16 days, but this is only the surface. Leave it for another one to three weeks, until it is firm and evenly thick with mycelium. Unripe blocks pin poorly or not at all.

## Starting the pins

1. Open the top and fold the bag down to leave a collar of 5–8 cm above the block.
2. Scrape off the top few millimetres with a clean spoon. This evens out the pinning.
3. Cover loosely and move to 10–15 °C, 95% humidity or more and gentle daylight.
4. Pins show after four or five days, often after longer.

When they are as big as a fingertip, cut away the weaker ones and leave two to four per block. Otherwise many thin stems compete and most of them stall.

## Shaping the mushroom

Let them grow at 15–21 °C and 85–90% humidity for four to eight days. The collar holds back some carbon dioxide, and that is the lever:

- wide, thin caps on short stems: too much air; raise the collar
- long stems with caps like a nail head, or stems that swell and stay headless: too little air; lower it
- thick, straight stem with a cap a little wider: leave everything as it is

## Water and blotch

Drops that stay on a cap invite _Pseudomonas tolaasii_: yellow, then brown, sunken spots that spread overnight. Humidify the air and not the mushrooms, let the surfaces dry several times a day, and remove blotched mushrooms with gloves.

## Harvest

1. Pick when the cap is still convex and its margin turned down.
2. Twist off the whole group and trim the base.
3. Keep cold, at 2–4 °C; it lasts longer than any other oyster.

A second crop is small and unsure. Many growers bury the spent block in a shaded bed and take whatever autumn brings. Cook the mushrooms well; wash nothing until the pan is hot.

## When it fails

- **Green mould near the spawn:** dirty spawn or cool spots in the cooker. Take it outside, closed.
- **Sour, wet corners:** bacteria from too much water or bran.
- **No pins:** unripe block, warm room or dry surface.
- **Brown, dry pins:** draught. Cover again and wait for the next set.

## Spores

Mature caps shed heavily, and growers of this very species have fallen ill with hypersensitivity pneumonitis. Harvest early, extract air to the outside, wear a particle mask, and see a doctor about any cough or fever that comes and goes with the work.`,
    es: `En la naturaleza _Pleurotus eryngii_ vive sobre raíces muertas del cardo corredor y sus parientes, en pastos secos, con píleo ancho y pie corto. La columna que se vende en las tiendas es obra del cultivador: el mismo hongo, en fresco y con el aire algo escaso. Conseguirla pide un bloque estéril, paciencia y tacto con la ventilación.

## Preparar el bloque

1. Mezcla en seco y añade agua hasta un 60 %: al apretar con fuerza salen unas gotas.
2. Llena bolsas de 1 a 2,5 kg, bien prensadas, con los filtros secos.
3. Esteriliza a 121 °C dos horas y media; los bloques grandes, tres.
4. Deja que presión y temperatura bajen por sí solas. Forzar la tapa o soltar el vapor de golpe quema a las personas y revienta las bolsas.
5. Siembra por debajo de 25 °C, con un 5–10 % de micelio, en aire limpio, y cierra.

Cuanto más salvado, mayor es la cosecha y más seguro el castigo del descuido. Para empezar, un 15 %.

## Colonización y maduración

Mantén el bloque a 24 °C. En 12 a 16 días se ve blanco, pero eso es solo la superficie. Espera de una a tres semanas más, hasta que esté firme y cubierto por igual. Un bloque inmaduro da pocos primordios o ninguno.

## Iniciar los primordios

1. Abre la bolsa y dóblala dejando un cuello de 5–8 cm por encima del bloque.
2. Raspa los primeros milímetros con una cuchara limpia; así brotan de manera más uniforme.
3. Cubre sin ajustar y lleva a 10–15 °C, 95 % de humedad o más y luz natural suave.
4. Los primordios aparecen a los cuatro o cinco días, con frecuencia más tarde.

Cuando sean como la yema de un dedo, corta los débiles y deja de dos a cuatro por bloque. De lo contrario compiten muchos pies delgados y casi todos se detienen.

## Dar forma a la seta

Déjalas crecer a 15–21 °C y 85–90 % de humedad de cuatro a ocho días. El cuello retiene parte del dióxido de carbono, y ahí está la palanca:

- píleos anchos y finos sobre pies cortos: demasiado aire; sube el cuello
- pies largos con píleo de cabeza de clavo, o pies hinchados sin píleo: falta aire; bájalo
- pie grueso y recto con un píleo algo más ancho: no toques nada

## Agua y mancha bacteriana

Las gotas que se quedan en el píleo atraen a _Pseudomonas tolaasii_: manchas hundidas, amarillas y luego pardas, que avanzan en una noche. Humedece el aire y no las setas, deja que las superficies se sequen varias veces al día y retira con guantes las afectadas.

## Cosecha

1. Recoge con el píleo todavía convexo y el margen hacia abajo.
2. Arranca el grupo entero con un giro y recorta la base.
3. Guárdalas a 2–4 °C; duran más que ninguna otra _Pleurotus_.

La segunda oleada es corta e incierta. Muchos cultivadores entierran el bloque agotado en un rincón sombrío y toman lo que traiga el otoño. Cocina bien las setas y no las laves hasta el último momento.

## Cuando sale mal

- **Moho verde junto al grano:** micelio sucio o puntos fríos en la olla. Sácalo cerrado.
- **Esquinas agrias y mojadas:** bacterias, por exceso de agua o de salvado.
- **Sin primordios:** bloque inmaduro, local cálido o superficie seca.
- **Primordios pardos y secos:** corriente de aire. Vuelve a cubrir y espera a los siguientes.

## Esporas

Los píleos maduros sueltan muchísimas esporas, y hay cultivadores de esta misma especie que han enfermado de neumonitis por hipersensibilidad. Cosecha pronto, extrae el aire hacia el exterior, usa mascarilla de partículas y consulta al médico cualquier tos o fiebre que vaya y venga con el trabajo.`,
    pt: `Na natureza _Pleurotus eryngii_ vive sobre raízes mortas do cardo-corredor e de seus parentes, em campos secos, com chapéu largo e estipe curto. A coluna vendida nas lojas como eryngui é obra do cultivador: o mesmo fungo, no frio e com o ar um pouco escasso. Chegar a ela pede um bloco estéril, paciência e sensibilidade com a ventilação.

## Preparo do bloco

1. Misture a seco e junte água até 60%: um aperto forte solta algumas gotas.
2. Encha sacos de 1 a 2,5 kg, bem prensados, com os filtros secos.
3. Esterilize a 121 °C por duas horas e meia; blocos grandes, três.
4. Deixe a pressão e a temperatura baixarem sozinhas. Forçar a tampa ou soltar o vapor de uma vez queima pessoas e estoura sacos.
5. Inocule abaixo de 25 °C, com 5–10% de micélio, em ar limpo, e feche.

Quanto mais farelo, maior a colheita e mais certo o castigo do descuido. Para começar, 15%.

## Colonização e maturação

Mantenha o bloco a 24 °C. Em 12 a 16 dias ele fica branco, mas isso é só a superfície. Espere de uma a três semanas mais, até que esteja firme e coberto por igual. Bloco imaturo forma poucos primórdios, ou nenhum.

## Início dos primórdios

1. Abra o saco e dobre-o deixando uma gola de 5–8 cm acima do bloco.
2. Raspe os primeiros milímetros com uma colher limpa; assim a brotação fica mais uniforme.
3. Cubra sem apertar e leve a 10–15 °C, 95% de umidade ou mais e luz natural suave.
4. Os primórdios surgem em quatro ou cinco dias, muitas vezes mais tarde.

Quando estiverem do tamanho da ponta de um dedo, corte os fracos e deixe de dois a quatro por bloco. Do contrário, muitos estipes finos competem e quase todos param.

## Como dar forma ao cogumelo

Deixe crescer a 15–21 °C e 85–90% de umidade por quatro a oito dias. A gola retém parte do gás carbônico, e aí está a alavanca:

- chapéus largos e finos sobre estipes curtos: ar demais; suba a gola
- estipes longos com chapéu de cabeça de prego, ou estipes inchados sem chapéu: ar de menos; abaixe-a
- estipe grosso e reto com chapéu um pouco mais largo: não mexa em nada

## Água e mancha bacteriana

Gotas que permanecem no chapéu atraem _Pseudomonas tolaasii_: manchas fundas, amarelas e depois marrons, que avançam numa noite. Umedeça o ar e não os cogumelos, deixe as superfícies secarem várias vezes ao dia e retire com luvas os que estiverem manchados.

## Colheita

1. Colha com o chapéu ainda convexo e a margem voltada para baixo.
2. Torça e retire o grupo inteiro e apare a base.
3. Guarde a 2–4 °C; dura mais que qualquer outro _Pleurotus_.

O segundo fluxo é pequeno e incerto. Muitos cultivadores enterram o bloco gasto num canto sombreado e aceitam o que o outono trouxer. Cozinhe bem os cogumelos e só lave na última hora.

## Quando dá errado

- **Bolor verde junto ao grão:** micélio sujo ou pontos frios na panela. Leve para fora, fechado.
- **Cantos azedos e molhados:** bactérias, por excesso de água ou de farelo.
- **Sem primórdios:** bloco imaturo, local quente ou superfície seca.
- **Primórdios marrons e secos:** corrente de ar. Cubra de novo e espere os próximos.

## Esporos

Chapéus maduros soltam esporos em enorme quantidade, e há cultivadores desta mesma espécie que adoeceram de pneumonite de hipersensibilidade. Colha cedo, leve o ar para fora por exaustão, use máscara de partículas e procure um médico diante de qualquer tosse ou febre que vá e volte com o trabalho.`,
  },
  references: ['stamets-2000', 'chang-miles-2004', 'royse-2017'],
  publishedAt: '2026-07-02',
}
