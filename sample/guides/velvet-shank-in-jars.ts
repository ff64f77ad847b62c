import type { GuideSample } from '@sample/types'

export const velvetShankInJars: GuideSample = {
  slug: 'velvet-shank-in-jars',
  title: {
    en: 'Velvet shank in jars, through the winter',
    es: 'Seta de pie aterciopelado en tarros, en invierno',
    pt: 'Enoki em vidros, no inverno',
  },
  summary: {
    en: 'A mushroom for unheated rooms: sterile sawdust, a jar and a cold windowsill. Left in the light it is brown and velvety, kept dark and close it turns into enoki.',
    es: 'Una seta para cuartos sin calefacción: serrín estéril, un tarro y un alféizar frío. Con luz sale parda y aterciopelada; a oscuras y sin aire se vuelve enoki.',
    pt: 'Um cogumelo para cômodos frios: serragem estéril, um vidro e um parapeito fresco. Na luz nasce marrom e aveludado; no escuro e com pouco ar vira o enoki do mercado.',
  },
  species: ['flammulina-velutipes'],
  difficulty: 'intermediate',
  conditions: {
    spawnRunCelsius: { min: 21, max: 24 },
    fruitingCelsius: { min: 10, max: 16 },
    humidityPercent: { min: 90, max: 95 },
    substrate: {
      en: 'Hardwood sawdust with a fifth of wheat bran, sterilised',
      es: 'Serrín de frondosas con una quinta parte de salvado de trigo, esterilizado',
      pt: 'Serragem de folhosas com um quinto de farelo de trigo, esterilizada',
    },
    source: 'stamets-2000',
  },
  container: 'jar',
  stages: [
    { stage: 'colonisation', days: { min: 14, max: 28 }, celsius: { min: 21, max: 24 } },
    { stage: 'pinning', days: { min: 5, max: 10 }, celsius: { min: 7, max: 10 } },
    {
      stage: 'fruiting',
      days: { min: 5, max: 8 },
      celsius: { min: 10, max: 16 },
      humidityPercent: { min: 90, max: 95 },
    },
  ],
  shoppingList: [
    {
      name: {
        en: 'Hardwood sawdust, 80% of the dry weight, and wheat bran, 20%',
        es: 'Serrín de frondosas, un 80 % del peso seco, y salvado de trigo, un 20 %',
        pt: 'Serragem de folhosas, 80% do peso seco, e farelo de trigo, 20%',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: 'Straight-sided preserving jars of half a litre to one litre, with filter lids',
        es: 'Tarros de conserva de pared recta, de medio litro a un litro, con tapa de filtro',
        pt: 'Vidros de conserva de parede reta, de meio litro a um litro, com tampa de filtro',
      },
    },
    {
      name: {
        en: 'Grain or sawdust spawn of a named strain',
        es: 'Micelio en grano o serrín, de una cepa con nombre',
        pt: 'Micélio em grão ou serragem, de uma linhagem com nome',
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
        en: 'A still-air box, 70% alcohol, gloves',
        es: 'Una caja de aire quieto, alcohol de 70 %, guantes',
        pt: 'Uma caixa de ar parado, álcool 70%, luvas',
      },
      soldIn: 'growing/equipment/flow-hoods',
    },
    {
      name: {
        en: 'Stiff paper for collars',
        es: 'Papel grueso para los collares',
        pt: 'Papel grosso para os colarinhos',
      },
    },
    {
      name: {
        en: 'A room or cold frame at 10–16 °C',
        es: 'Un cuarto o cajonera a 10–16 °C',
        pt: 'Um cômodo ou estufim a 10–16 °C',
      },
    },
  ],
  content: {
    en: `Most mushrooms stop when the heating is off. _Flammulina velutipes_ begins. In the wild it fruits through the frost on elm and willow; in a jar on a cold windowsill it gives small crops in the months when nothing else does. The long white enoki of the shops is a close relative from Asia, _Flammulina filiformis_, grown in the dark. Both are handled alike.

## Preparing the jars

1. Mix dry, add water until a hard squeeze gives a few drops, and fill the jars to two fingers below the rim. Press lightly.
2. Make a hole down the middle with a clean stick: mycelium runs faster from top to bottom.
3. Sterilise for 90 minutes at 121 °C, one litre for two hours. Let the cooker cool on its own.
4. In the still-air box, add a spoonful of spawn to each jar and a little into the hole. Close and label.

Never leave a pressure cooker alone, and never force it open.

## Colonisation

At 21–24 °C the jars turn white in two to four weeks. The mycelium is fine and a little yellowish with age. Do not wait for drops of brown liquid.

## The cold signal

1. Take off the lid and scrape the old surface with a clean spoon, a few millimetres deep. Pour off any liquid.
2. Cover loosely with damp paper and move to 7–10 °C, in air as moist as possible.
3. After five to ten days the surface is covered with yellow-brown pins.

Without this cold spell there are few pins or none. An unheated stairwell in January is ideal, a refrigerator at 4 °C rather too cold.

## Two mushrooms from one jar

**Velvet shank.** Take off the paper, give daylight and fresh air at 10–16 °C. Caps grow wide and orange-brown, stems short and dark. This is the form with more taste.

**The long white form.** Put a collar of stiff paper round the rim, as high as a hand, and keep the jar dark and close. The pins stretch towards the opening in search of air. Cut when they look over the edge. Strains bred for this do it better.

## Harvest

1. Grasp the whole bundle and twist, or cut it above the sawdust.
2. Trim the foot. Old stems of velvet shank are tough; use the caps.
3. Scrape, cover and chill again for a second crop.

Always cook: raw _Flammulina_ contains a protein that harms the heart muscle of animals and is destroyed by heat. Raw enoki has also carried listeria, and heat takes care of that too.

## Only from the jar

Outdoors a deadly mushroom forms similar tufts on the same wood. [_Galerina marginata_](/mushrooms/galerina-marginata) has a ring on its stem and a rusty print; velvet shank has no ring and a white print. Jars indoors grow what was sown in them. Do not set spent jars out in the garden to pick from: there, nobody knows what comes up.

## When it fails

- **Green or black:** not sterile. Take the jar out unopened.
- **White, no pins:** too warm. Wait for colder weather.
- **Pins that dry and brown:** cover with damp paper again.
- **Long stems where short ones were wanted:** air.`,
    es: `La mayoría de las setas se paran cuando se apaga la calefacción. _Flammulina velutipes_ empieza entonces. En el campo fructifica con heladas en olmos y sauces; en un tarro, en un alféizar frío, da cosechas pequeñas en los meses en que nada más las da. El enoki largo y blanco de las tiendas es un pariente cercano de Asia, _Flammulina filiformis_, criado a oscuras. Los dos se manejan igual.

## Preparar los tarros

1. Mezcla en seco, añade agua hasta que al apretar con fuerza caigan unas gotas y llena hasta dos dedos del borde. Aprieta un poco.
2. Haz un agujero en el centro con un palo limpio: el micelio baja antes.
3. Esteriliza 90 minutos a 121 °C; los de un litro, dos horas. Deja que la olla se enfríe sola.
4. En la caja de aire quieto, pon una cucharada de micelio en cada tarro y un poco en el agujero. Cierra y etiqueta.

No dejes nunca sola una olla a presión ni la abras a la fuerza.

## Colonización

A 21–24 °C los tarros se ponen blancos en dos a cuatro semanas. El micelio es fino y con la edad algo amarillento. No esperes a que salgan gotas pardas.

## La señal del frío

1. Quita la tapa y rasca la superficie vieja con una cuchara limpia, unos milímetros. Tira el líquido, si lo hay.
2. Cubre con papel húmedo sin apretar y lleva a 7–10 °C, con el aire lo más húmedo posible.
3. A los cinco o diez días la superficie se cubre de primordios pardo amarillentos.

Sin ese frío salen pocos o ninguno. Un rellano sin calefacción en enero es ideal; un frigorífico a 4 °C se pasa.

## Dos setas de un tarro

**De pie aterciopelado.** Quita el papel y da luz de día y aire fresco a 10–16 °C. Los píleos crecen anchos y anaranjados; los pies, cortos y oscuros. Es la forma con más sabor.

**La larga y blanca.** Pon en el borde un collar de papel grueso, alto como una mano, y ten el tarro a oscuras y con poco aire. Los primordios se estiran hacia la boca buscándolo. Corta cuando asomen. Las cepas criadas para ello lo hacen mejor.

## Cosecha

1. Agarra el manojo entero y gíralo, o córtalo por encima del serrín.
2. Recorta la base. Los pies viejos son duros; usa los píleos.
3. Rasca, cubre y enfría otra vez para una segunda cosecha.

Siempre cocinada: _Flammulina_ cruda contiene una proteína que daña el músculo cardíaco de los animales y que el calor destruye. El enoki crudo ha llevado además listeria, y con ella también acaba el calor.

## Solo del tarro

Al aire libre, una seta mortal forma ramilletes parecidos en la misma madera. [_Galerina marginata_](/mushrooms/galerina-marginata) tiene anillo en el pie y esporada herrumbre; la de pie aterciopelado no tiene anillo y la da blanca. En un tarro, dentro de casa, crece lo que se sembró. No saques los tarros agotados al jardín para seguir recolectando: allí nadie sabe qué va a salir.

## Cuando sale mal

- **Verde o negro:** no estaba estéril. Fuera, sin abrir.
- **Blanco y sin primordios:** demasiado calor. Espera al frío.
- **Primordios que se secan y oscurecen:** vuelve a cubrir con papel húmedo.
- **Pies largos cuando se querían cortos:** aire.`,
    pt: `A maioria dos cogumelos para quando o tempo esfria. _Flammulina velutipes_ começa aí. Na natureza frutifica com geada em olmos e salgueiros; num vidro, num parapeito frio, dá colheitas pequenas nos meses em que nada mais dá. O enoki longo e branco das lojas é um parente próximo da Ásia, _Flammulina filiformis_, criado no escuro. Os dois se tratam do mesmo jeito.

## Preparo dos vidros

1. Misture a seco, ponha água até que um aperto forte solte algumas gotas e encha até dois dedos da borda. Aperte de leve.
2. Faça um furo no centro com uma vareta limpa: o micélio desce antes.
3. Esterilize por 90 minutos a 121 °C; os de um litro, duas horas. Deixe a panela esfriar sozinha.
4. Na caixa de ar parado, ponha uma colherada de micélio em cada vidro e um pouco no furo. Feche e etiquete.

Nunca deixe a panela de pressão sozinha nem force a abertura.

## Colonização

A 21–24 °C os vidros ficam brancos em duas a quatro semanas. O micélio é fino e, com a idade, um pouco amarelado. Não espere surgirem gotas escuras.

## O sinal do frio

1. Tire a tampa e raspe a superfície velha com uma colher limpa, alguns milímetros. Descarte o líquido, se houver.
2. Cubra com papel úmido, sem apertar, e leve para 7–10 °C, com o ar o mais úmido possível.
3. Em cinco a dez dias a superfície se cobre de primórdios marrom-amarelados.

Sem esse frio saem poucos ou nenhum. Em clima quente, uma adega climatizada ou uma geladeira regulada a 8 °C faz o papel; a 4 °C já é frio demais.

## Dois cogumelos de um vidro

**De pé aveludado.** Tire o papel e dê luz do dia e ar fresco a 10–16 °C. Os chapéus crescem largos e alaranjados; os estipes, curtos e escuros. É a forma com mais sabor.

**A longa e branca.** Ponha na borda um colarinho de papel grosso, da altura de uma mão, e deixe o vidro no escuro e com pouco ar. Os primórdios se esticam para a boca em busca dele. Corte quando despontarem. Linhagens criadas para isso fazem melhor.

## Colheita

1. Segure o maço inteiro e torça, ou corte acima da serragem.
2. Apare a base. Estipes velhos são duros; use os chapéus.
3. Raspe, cubra e esfrie de novo para uma segunda colheita.

Sempre cozido: _Flammulina_ crua contém uma proteína que danifica o músculo cardíaco de animais e que o calor destrói. O enoki cru também já levou listeria, e o calor dá conta dela.

## Só do vidro

Ao ar livre, um cogumelo mortal forma cachos parecidos na mesma madeira. [_Galerina marginata_](/mushrooms/galerina-marginata) tem anel no estipe e esporada ferrugem; o de pé aveludado não tem anel e dá esporada branca. Num vidro, dentro de casa, cresce o que se semeou. Não leve os vidros esgotados para o jardim a fim de colher mais: ali ninguém sabe o que vai nascer.

## Quando dá errado

- **Verde ou preto:** não estava estéril. Para fora, sem abrir.
- **Branco e sem primórdios:** calor demais. Espere o frio.
- **Primórdios que secam e escurecem:** cubra de novo com papel úmido.
- **Estipes longos quando se queriam curtos:** ar.`,
  },
  references: ['stamets-2000', 'chang-miles-2004', 'enjalbert-2004'],
  publishedAt: '2026-11-12',
}
