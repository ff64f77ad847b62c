import type { GuideSample } from '@sample/types'

export const agarAndStillAir: GuideSample = {
  slug: 'agar-and-still-air',
  title: {
    en: 'Agar and still air: a culture of your own',
    es: 'Agar y aire quieto: un cultivo propio',
    pt: 'Ágar e ar parado: uma cultura sua',
  },
  summary: {
    en: 'A plastic box with two holes is laboratory enough to clone a mushroom from the shop, clean a culture and keep it. What matters is how you move.',
    es: 'Una caja de plástico con dos agujeros es laboratorio bastante para clonar una seta de la tienda, limpiar un cultivo y conservarlo. Lo que importa es cómo te mueves.',
    pt: 'Uma caixa de plástico com dois furos é laboratório bastante para clonar um cogumelo da loja, limpar uma cultura e guardá-la. O que importa é como você se move.',
  },
  species: ['pleurotus-ostreatus', 'pleurotus-eryngii', 'lentinula-edodes'],
  difficulty: 'advanced',
  conditions: {
    spawnRunCelsius: { min: 21, max: 24 },
    substrate: {
      en: 'Malt extract agar: 20 g of light malt extract and 20 g of agar to a litre of water',
      es: 'Agar de extracto de malta: 20 g de extracto claro y 20 g de agar por litro de agua',
      pt: 'Ágar de extrato de malte: 20 g de extrato claro e 20 g de ágar por litro de água',
    },
    source: 'stamets-2000',
  },
  container: 'dish',
  stages: [],
  shoppingFor: { en: 'forty plates', es: 'cuarenta placas', pt: 'quarenta placas' },
  shoppingList: [
    {
      name: {
        en: '20 g of light malt extract and 20 g of agar to a litre of water',
        es: '20 g de extracto de malta claro y 20 g de agar por litro de agua',
        pt: '20 g de extrato de malte claro e 20 g de ágar por litro de água',
      },
    },
    {
      name: {
        en: 'Forty dishes with lids, film to seal them',
        es: 'Cuarenta placas con tapa, película para sellarlas',
        pt: 'Quarenta placas com tampa, filme para selá-las',
      },
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
        en: 'A clear plastic box of 60 litres with two armholes',
        es: 'Una caja de plástico transparente de 60 litros con dos agujeros para los brazos',
        pt: 'Uma caixa de plástico transparente de 60 litros com dois furos para os braços',
      },
      soldIn: 'growing/equipment/flow-hoods',
    },
    {
      name: {
        en: 'Scalpel blades, 70% alcohol, gloves',
        es: 'Hojas de bisturí, alcohol de 70 %, guantes',
        pt: 'Lâminas de bisturi, álcool 70%, luvas',
      },
    },
  ],
  content: {
    en: `On agar, mycelium lies open to the eye. One sees how it runs, what grows beside it, and where it is clean. Everything in mushroom growing that looks like luck, spawn that works, blocks that stay white, is decided here, on a plate as wide as a cup.

## The box

Air is dirty because it moves. In a clear plastic box of 60 litres with two armholes, and the lid taped on, it comes to rest, and what floats sinks. The still-air box is no worse than its user is calm.

1. Wipe the inside with alcohol, put in everything you need, and wait ten minutes.
2. Arms in slowly, gloves wiped, sleeves tight.
3. Work in the back, never pass a hand over an open plate, and move as if under water.

There must be no flame in or near the box: alcohol vapour in a closed space explodes. Scalpel blades are used sterile from the packet, or heated outside in a flame far from all alcohol and cooled within.

## Pouring plates

1. Dissolve 20 g of light malt extract and 20 g of agar in a litre of water, in a bottle that is no more than half full. A pinch of yeast helps.
2. Sterilise for 30 to 45 minutes at 121 °C, foil over the cap.
3. Cool to about 50 °C: when the bottle can just be held.
4. In the box, lift each lid on one side, pour a thin layer and close. A litre makes forty plates.
5. Let them set in a stack, which keeps the lids dry. Store upside down in a clean bag.

Leave three of them empty at room temperature for four days. If anything grows, the fault is in the pouring.

## Cloning a mushroom

A fresh, firm fruit body holds clean mycelium inside. King oyster and shiitake from a shop are good teachers.

1. Wipe the outside with alcohol. Tear the stem open by hand, do not cut through: a blade carries the surface inwards.
2. In the box, take a piece the size of a grain of rice from the middle of the torn flesh.
3. Lay it on a plate, close, seal with film, label with name and date.
4. Keep at 21–24 °C, upside down.

White threads appear after two to five days.

## Cleaning up

Hardly any first plate is pure. Bacteria shine like spilt cream, moulds colour within days. Do not try to remove them. Take the advance guard of your mycelium instead, a tiny piece from the edge that is farthest from the trouble, and move it to a new plate. After two or three such transfers the plate is white from rim to rim.

Plates with green, black or pink spores are not opened again, not even to look. Seal, into a bag, out.

## Reading a plate

- **Rope-like, fast, straight:** vigorous. Take from there.
- **Fluffy:** often weaker, especially in shiitake and oyster. Avoid.
- **Two fields with a line between:** two strains. Choose one.
- **Drops of amber liquid:** the fungus defends itself; look for the reason.

## Keeping it

Slants, agar set slanting in test tubes, keep for a year at 3–5 °C. Take a fresh plate from them rather than carrying one plate on through the seasons: after many transfers, cultures tire.

Write down where every culture comes from, and how many transfers ago. A culture without a label is nothing.

## What not to do

Spores of unknown mushrooms are not sown for eating. Do not clone what you have not determined with certainty. And wild clones of edible species are tried by growing and determining the fruit body, before anybody thinks of supper.

## When it fails

- **All plates alike contaminated:** agar not sterile, or poured in moving air.
- **Only at the edge:** lids lifted too far.
- **Only at the piece:** the mushroom was old. Take a fresher one.`,
    es: `En agar el micelio queda a la vista. Se ve cómo corre, qué crece a su lado y dónde está limpio. Todo lo que en el cultivo parece suerte, micelio que funciona, bloques que siguen blancos, se decide aquí, en una placa del ancho de una taza.

## La caja

El aire está sucio porque se mueve. En una caja de plástico transparente de 60 litros, con dos agujeros para los brazos y la tapa sellada con cinta, se aquieta, y lo que flotaba cae. La caja de aire quieto vale lo que valga la calma de quien la usa.

1. Limpia el interior con alcohol, mete todo lo necesario y espera diez minutos.
2. Brazos adentro despacio, guantes limpios, mangas ceñidas.
3. Trabaja al fondo, no pases la mano sobre una placa abierta y muévete como bajo el agua.

Nada de llamas en la caja ni cerca: el vapor de alcohol en un espacio cerrado explota. Las hojas de bisturí se usan estériles, recién sacadas del sobre, o se calientan fuera, a la llama y lejos del alcohol, y se enfrían dentro.

## Verter placas

1. Disuelve 20 g de extracto de malta claro y 20 g de agar en un litro de agua, en una botella llena hasta la mitad como mucho. Ayuda una pizca de levadura.
2. Esteriliza de 30 a 45 minutos a 121 °C, con papel de aluminio sobre el tapón.
3. Deja enfriar hasta unos 50 °C: cuando la botella se aguanta apenas en la mano.
4. Dentro de la caja, levanta cada tapa por un lado, vierte una capa fina y cierra. De un litro salen cuarenta placas.
5. Deja que cuajen apiladas, así la tapa no se moja. Guárdalas boca abajo en una bolsa limpia.

Deja tres vacías cuatro días a temperatura ambiente. Si crece algo, el fallo está al verter.

## Clonar una seta

Un ejemplar fresco y firme tiene dentro micelio limpio. La seta de cardo y el shiitake de la tienda son buenos maestros.

1. Limpia el exterior con alcohol. Abre el pie desgarrándolo con las manos, sin cortarlo: la hoja mete la superficie dentro.
2. En la caja, toma del centro de la carne desgarrada un trozo como un grano de arroz.
3. Ponlo en la placa, cierra, sella con film y etiqueta con nombre y fecha.
4. A 21–24 °C, boca abajo.

Los hilos blancos aparecen entre dos y cinco días después.

## Limpiar

Casi ninguna primera placa es pura. Las bacterias brillan como nata derramada; los mohos toman color en días. No intentes quitarlos. Toma en cambio la avanzadilla de tu micelio, un trocito del borde más alejado del problema, y pásalo a otra placa. Tras dos o tres pases así, la placa está blanca de lado a lado.

Las placas con esporas verdes, negras o rosas no se vuelven a abrir, ni para mirar. Selladas, a una bolsa y fuera.

## Leer una placa

- **En cordones, rápido y recto:** vigoroso. Toma de ahí.
- **Algodonoso:** a menudo más débil, sobre todo en shiitake y seta de ostra. Evítalo.
- **Dos campos con una línea en medio:** dos cepas. Elige una.
- **Gotas ambarinas:** el hongo se defiende; busca de qué.

## Conservarlo

Los tubos de agar inclinado duran un año a 3–5 °C. Saca de ellos una placa fresca en vez de arrastrar la misma de temporada en temporada: con muchos pases, los cultivos se cansan.

Apunta de dónde viene cada cultivo y cuántos pases lleva. Sin etiqueta, un cultivo no es nada.

## Lo que no se hace

No se siembran esporas de setas desconocidas para comer. No clones lo que no hayas determinado con certeza. Y los clones silvestres de especies comestibles se prueban cultivándolos y determinando lo que sale, antes de que nadie piense en la cena.

## Cuando sale mal

- **Todas las placas contaminadas igual:** agar sin esterilizar o vertido con aire en movimiento.
- **Solo en el borde:** se levantó demasiado la tapa.
- **Solo en el trozo:** la seta era vieja. Busca otra más fresca.`,
    pt: `No ágar o micélio fica à vista. Vê-se como corre, o que cresce ao lado e onde está limpo. Tudo o que no cultivo parece sorte, micélio que funciona, blocos que continuam brancos, se decide aqui, numa placa da largura de uma xícara.

## A caixa

O ar é sujo porque se move. Numa caixa de plástico transparente de 60 litros, com dois furos para os braços e a tampa vedada com fita, ele sossega, e o que flutuava cai. A caixa de ar parado vale o que vale a calma de quem a usa.

1. Limpe o interior com álcool, ponha dentro tudo o que for usar e espere dez minutos.
2. Braços para dentro devagar, luvas limpas, mangas justas.
3. Trabalhe no fundo, nunca passe a mão sobre uma placa aberta e mova-se como embaixo d’água.

Nada de chama na caixa nem perto dela: vapor de álcool em espaço fechado explode. As lâminas de bisturi são usadas estéreis, recém-saídas do envelope, ou aquecidas fora, na chama e longe do álcool, e esfriadas dentro.

## Como verter as placas

1. Dissolva 20 g de extrato de malte claro e 20 g de ágar em um litro de água, numa garrafa cheia até a metade, no máximo. Uma pitada de levedura ajuda.
2. Esterilize de 30 a 45 minutos a 121 °C, com papel-alumínio sobre a tampa.
3. Deixe esfriar até uns 50 °C: quando mal dá para segurar a garrafa.
4. Dentro da caixa, levante cada tampa de um lado, verta uma camada fina e feche. Um litro rende quarenta placas.
5. Deixe firmar empilhadas, assim a tampa não molha. Guarde de cabeça para baixo num saco limpo.

Deixe três vazias por quatro dias à temperatura ambiente. Se algo crescer, o erro está em como verteu.

## Como clonar um cogumelo

Um exemplar fresco e firme tem por dentro micélio limpo. Eryngui e shiitake da loja são bons professores.

1. Limpe o exterior com álcool. Abra o estipe rasgando com as mãos, sem cortar: a lâmina leva a superfície para dentro.
2. Na caixa, tire do meio da carne rasgada um pedaço como um grão de arroz.
3. Ponha na placa, feche, vede com filme e etiquete com nome e data.
4. A 21–24 °C, de cabeça para baixo.

Os fios brancos aparecem de dois a cinco dias depois.

## Como limpar

Quase nenhuma primeira placa é pura. Bactérias brilham como creme derramado; bolores ganham cor em dias. Não tente tirá-los. Pegue antes a vanguarda do seu micélio, um pedacinho da borda mais distante do problema, e passe para outra placa. Depois de dois ou três repiques, a placa está branca de lado a lado.

Placas com esporos verdes, pretos ou rosa não se abrem mais, nem para olhar. Vedadas, num saco e fora.

## Como ler uma placa

- **Em cordões, rápido e reto:** vigoroso. Tire dali.
- **Algodonoso:** muitas vezes mais fraco, sobretudo em shiitake e cogumelo-ostra. Evite.
- **Dois campos com uma linha no meio:** duas linhagens. Escolha uma.
- **Gotas cor de âmbar:** o fungo está se defendendo; procure de quê.

## Como guardar

Tubos de ágar inclinado duram um ano a 3–5 °C. Tire deles uma placa fresca em vez de arrastar a mesma de estação em estação: com muitos repiques, as culturas se cansam.

Anote de onde vem cada cultura e quantos repiques já teve. Sem etiqueta, uma cultura não é nada.

## O que não se faz

Não se semeiam esporos de cogumelos desconhecidos para comer. Não clone o que não determinou com certeza. E clones silvestres de espécies comestíveis são testados cultivando e determinando o que nasce, antes que alguém pense no jantar.

## Quando dá errado

- **Todas as placas contaminadas igual:** ágar sem esterilizar ou vertido com ar em movimento.
- **Só na borda:** a tampa foi levantada demais.
- **Só no pedaço:** o cogumelo era velho. Procure um mais fresco.`,
  },
  references: ['stamets-2000', 'chang-miles-2004'],
  publishedAt: '2026-09-21',
}
