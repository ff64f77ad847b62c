import type { GuideSample } from '@sample/types'

export const grainSpawnAtHome: GuideSample = {
  slug: 'grain-spawn-at-home',
  title: {
    en: 'Making grain spawn at home',
    es: 'Hacer micelio en grano en casa',
    pt: 'Como fazer micélio em grão em casa',
  },
  summary: {
    en: 'Rye, a jar, a pressure cooker and clean air: how one spoonful of culture becomes a kilogram of spawn, and how to tell a good jar from a bad one.',
    es: 'Centeno, un tarro, una olla a presión y aire limpio: cómo una cucharada de cultivo se convierte en un kilo de micelio, y cómo distinguir un tarro bueno de uno malo.',
    pt: 'Centeio, um vidro, uma panela de pressão e ar limpo: como uma colherada de cultura vira um quilo de micélio, e como distinguir um vidro bom de um ruim.',
  },
  species: ['pleurotus-ostreatus', 'lentinula-edodes', 'hericium-erinaceus'],
  difficulty: 'advanced',
  conditions: {
    spawnRunCelsius: { min: 21, max: 24 },
    substrate: {
      en: 'Rye or wheat grain, soaked, simmered, dried on the surface and sterilised',
      es: 'Grano de centeno o trigo, remojado, cocido, seco por fuera y esterilizado',
      pt: 'Grão de centeio ou trigo, hidratado, cozido, seco por fora e esterilizado',
    },
    source: 'stamets-2000',
  },
  container: 'jar',
  stages: [
    { stage: 'preparation', days: { min: 1, max: 2 } },
    { stage: 'colonisation', days: { min: 14, max: 21 }, celsius: { min: 21, max: 24 } },
  ],
  shoppingList: [
    {
      name: {
        en: '1 kg of whole rye or wheat, untreated',
        es: '1 kg de centeno o trigo entero, sin tratar',
        pt: '1 kg de centeio ou trigo inteiro, sem tratamento',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: { en: '10 g of gypsum', es: '10 g de yeso', pt: '10 g de gesso agrícola' },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: 'Wide-mouthed preserving jars of half a litre to one litre',
        es: 'Tarros de conserva de boca ancha, de medio litro a un litro',
        pt: 'Vidros de conserva de boca larga, de meio litro a um litro',
      },
    },
    {
      name: {
        en: 'Lids with a filter patch or a plug of polyester wadding, foil',
        es: 'Tapas con parche de filtro o tapón de guata de poliéster, papel de aluminio',
        pt: 'Tampas com filtro ou chumaço de manta de poliéster, papel-alumínio',
      },
    },
    {
      name: {
        en: 'A pressure cooker for 1 bar (15 psi, 121 °C), tall enough for the jars',
        es: 'Una olla a presión para 1 bar (15 psi, 121 °C) en la que quepan',
        pt: 'Uma panela de pressão para 1 bar (15 psi, 121 °C) em que caibam',
      },
      soldIn: 'growing/equipment/pressure-sterilizers',
    },
    {
      name: {
        en: 'A liquid culture, or a colonised agar plate',
        es: 'Un cultivo líquido, o una placa de agar colonizada',
        pt: 'Uma cultura líquida, ou uma placa de ágar colonizada',
      },
      soldIn: 'growing/genetics/liquid-culture',
    },
    {
      name: {
        en: 'A still-air box, 70% alcohol, gloves',
        es: 'Una caja de aire quieto, alcohol de 70 %, guantes',
        pt: 'Uma caixa de ar parado, álcool 70%, luvas',
      },
      soldIn: 'growing/equipment/flow-hoods',
    },
  ],
  content: {
    en: `Spawn is to the mushroom grower what seed is to the gardener, with one difference: it cannot wait. Whoever makes it has fresh spawn when the straw is ready, and learns clean work on a jar that costs a few cents. The price is a day’s attention, most of it spent on water.

## Water: the whole art

Wet grain ferments, dry grain starves. Right is a grain that is full inside and dry outside.

1. Rinse the grain until the water runs clear, and soak it for 12 to 24 hours in cold water. Spores of heat-hardy bacteria wake up and are easier to kill.
2. Simmer for 10 to 15 minutes. A grain should cut softly and show no white heart. Stop before more than a few have burst.
3. Drain, and spread on a clean cloth for an hour or two, until a grain no longer wets a paper towel.
4. Mix with the gypsum, which keeps grains apart.
5. Fill the jars two thirds full. Lid, foil over it.

## Sterilising

1. Stand the jars on a rack above the water. They must not touch the wall.
2. Let steam escape for ten minutes, then close the valve.
3. Hold 121 °C for 90 minutes; jars of one litre for two hours.
4. Let the cooker cool on its own overnight. Opening it early sucks kitchen air through the filters.

Never leave a cooker alone, check valve and gasket, never fill it to the lid and never force it open.

## Inoculating

1. Clean the still-air box, gloves and lids with alcohol and wait until it has evaporated. Nothing burns inside the box.
2. With a liquid culture: 2 to 5 ml for each jar, through an injection port wiped with alcohol, or under a lid lifted for a second. With agar: four or five pieces the size of a fingernail.
3. Close, shake once, label with species, strain and date.

Nobody speaks over an open jar.

## Two to three weeks

Keep at 21–24 °C, out of the sun. When a third of the jar is white, shake it, so that grains carry the mycelium everywhere. After that a jar is full within one or two weeks. Shiitake and lion’s mane are slower and more delicate than oyster.

Use it within a month, and keep it in the refrigerator until then; oyster ages fastest.

## Good or bad?

- **Good:** white, even, ropy or woolly, smelling of mushroom and fresh bread.
- **Bad:** green, black, orange or pink anywhere; grains that are greasy or stand in slime; a sour smell, or one of apples and old sponges; yellow drops in quantity; growth that stops with a sharp edge.

A bad jar is not opened indoors. Sterilise it again, then empty it outside. One doubtful jar in a batch of straw costs more than ten jars of rye.

## From jar to jar

A clean, young jar can start ten others, grain to grain, a spoonful each. Do not go further than two or three such steps from agar: cultures age, and faults multiply with them.

## When it fails

- **Every jar bad:** time, pressure or water. Check the gauge and hold longer.
- **One in five:** the air, or the hands. Slow down, clean up, shut the window.
- **No growth:** culture dead, or grain still hot when it was inoculated.
- **Wet bottom:** dry the grain longer.`,
    es: `El micelio es para quien cultiva setas lo que la semilla para quien cultiva un huerto, con una diferencia: no puede esperar. Quien lo hace lo tiene fresco cuando la paja está lista, y aprende a trabajar limpio con un tarro que cuesta céntimos. El precio es un día de atención, casi toda puesta en el agua.

## El agua: todo el arte

El grano mojado fermenta; el seco pasa hambre. El bueno está lleno por dentro y seco por fuera.

1. Enjuaga el grano hasta que el agua salga clara y remójalo de 12 a 24 horas en frío. Así despiertan las esporas de bacterias resistentes al calor, que luego mueren mejor.
2. Cuece a fuego suave de 10 a 15 minutos. El grano debe cortarse blando y sin corazón blanco. Para antes de que revienten más que unos pocos.
3. Escurre y extiende en un paño limpio una hora o dos, hasta que un grano no moje el papel de cocina.
4. Mezcla con el yeso, que mantiene sueltos los granos.
5. Llena los tarros hasta dos tercios. Tapa, y papel de aluminio encima.

## Esterilizar

1. Pon los tarros en una rejilla por encima del agua, sin que toquen la pared.
2. Deja salir vapor diez minutos y cierra la válvula.
3. Mantén 121 °C durante 90 minutos; con tarros de un litro, dos horas.
4. Deja que la olla se enfríe sola toda la noche. Si se abre antes, aspira aire de la cocina por los filtros.

No dejes nunca sola una olla a presión, revisa válvula y junta, no la llenes hasta la tapa y no la fuerces.

## Sembrar

1. Limpia con alcohol la caja de aire quieto, los guantes y las tapas, y espera a que se evapore. Dentro de la caja no arde nada.
2. Con cultivo líquido: de 2 a 5 ml por tarro, por un puerto de inyección limpio con alcohol o levantando la tapa un segundo. Con agar: cuatro o cinco trozos como una uña.
3. Cierra, agita una vez y etiqueta con especie, cepa y fecha.

Nadie habla encima de un tarro abierto.

## Dos o tres semanas

A 21–24 °C, sin sol. Cuando un tercio esté blanco, agita, para que los granos lleven el micelio a todas partes. Después el tarro se llena en una o dos semanas. El shiitake y la melena de león son más lentos y delicados que la seta de ostra.

Úsalo antes de un mes y hasta entonces guárdalo en el frigorífico; el de seta de ostra envejece antes.

## ¿Bueno o malo?

- **Bueno:** blanco, uniforme, en cordones o algodonoso, con olor a seta y a pan tierno.
- **Malo:** verde, negro, naranja o rosa en cualquier punto; granos grasos o con baba; olor agrio, a manzana o a esponja vieja; muchas gotas amarillas; un avance que se detiene en un borde nítido.

Un tarro malo no se abre en casa. Se esteriliza otra vez y se vacía fuera. Un solo tarro dudoso en un lote de paja cuesta más que diez de centeno.

## De tarro a tarro

Un tarro limpio y joven puede iniciar otros diez, de grano a grano, una cucharada en cada uno. No pases de dos o tres pasos así desde el agar: los cultivos envejecen y los fallos se multiplican con ellos.

## Cuando sale mal

- **Todos malos:** tiempo, presión o agua. Comprueba el manómetro y alarga.
- **Uno de cada cinco:** el aire o las manos. Más despacio, más limpio, ventana cerrada.
- **No crece:** cultivo muerto, o grano aún caliente al sembrar.
- **Fondo mojado:** seca más el grano.`,
    pt: `O micélio é para quem cultiva cogumelos o que a semente é para quem tem horta, com uma diferença: não pode esperar. Quem o faz tem micélio fresco quando a palha fica pronta, e aprende a trabalhar limpo com um vidro que custa centavos. O preço é um dia de atenção, quase toda dedicada à água.

## A água: a arte toda

Grão molhado fermenta; grão seco passa fome. O certo está cheio por dentro e seco por fora.

1. Enxágue o grão até a água sair limpa e deixe de molho de 12 a 24 horas em água fria. Assim despertam os esporos de bactérias resistentes ao calor, que depois morrem melhor.
2. Cozinhe em fogo baixo de 10 a 15 minutos. O grão deve cortar macio e sem miolo branco. Pare antes que estourem mais que uns poucos.
3. Escorra e espalhe num pano limpo por uma ou duas horas, até um grão não molhar mais o papel-toalha.
4. Misture o gesso, que mantém os grãos soltos.
5. Encha os vidros até dois terços. Tampa, e papel-alumínio por cima.

## Esterilização

1. Ponha os vidros numa grade acima da água, sem encostar na parede.
2. Deixe sair vapor por dez minutos e feche a válvula.
3. Mantenha 121 °C por 90 minutos; com vidros de um litro, duas horas.
4. Deixe a panela esfriar sozinha a noite toda. Aberta antes, ela aspira ar da cozinha pelos filtros.

Nunca deixe a panela sozinha, confira válvula e borracha, não a encha até a tampa e não force a abertura.

## Inoculação

1. Limpe com álcool a caixa de ar parado, as luvas e as tampas, e espere evaporar. Dentro da caixa nada pega fogo.
2. Com cultura líquida: de 2 a 5 ml por vidro, por uma porta de injeção limpa com álcool ou levantando a tampa por um segundo. Com ágar: quatro ou cinco pedaços do tamanho de uma unha.
3. Feche, agite uma vez e etiquete com espécie, linhagem e data.

Ninguém fala em cima de um vidro aberto.

## Duas a três semanas

A 21–24 °C, fora do sol. Quando um terço estiver branco, agite, para que os grãos levem o micélio a toda parte. Depois o vidro se enche em uma ou duas semanas. Shiitake e juba-de-leão são mais lentos e delicados que o cogumelo-ostra.

Use em até um mês e guarde na geladeira até lá; o de cogumelo-ostra envelhece antes.

## Bom ou ruim?

- **Bom:** branco, uniforme, em cordões ou algodonoso, com cheiro de cogumelo e de pão fresco.
- **Ruim:** verde, preto, laranja ou rosa em qualquer ponto; grãos gordurosos ou com baba; cheiro azedo, de maçã ou de esponja velha; muitas gotas amarelas; um avanço que para numa borda nítida.

Um vidro ruim não se abre em casa. Esterilize de novo e esvazie lá fora. Um único vidro duvidoso num lote de palha custa mais que dez de centeio.

## De vidro a vidro

Um vidro limpo e jovem pode iniciar outros dez, de grão a grão, uma colherada em cada. Não passe de dois ou três desses passos a partir do ágar: as culturas envelhecem, e os defeitos se multiplicam com elas.

## Quando dá errado

- **Todos ruins:** tempo, pressão ou água. Confira o manômetro e aumente o tempo.
- **Um em cinco:** o ar ou as mãos. Mais devagar, mais limpo, janela fechada.
- **Não cresce:** cultura morta, ou grão ainda quente na inoculação.
- **Fundo molhado:** seque mais o grão.`,
  },
  references: ['stamets-2000', 'chang-miles-2004'],
  publishedAt: '2026-05-04',
}
