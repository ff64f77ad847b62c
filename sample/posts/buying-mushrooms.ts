import type { PostSample } from '@sample/types'

export const buyingMushrooms: PostSample = {
  slug: 'buying-mushrooms',
  title: {
    en: 'Buying mushrooms well',
    es: 'Comprar bien las setas',
    pt: 'Comprar bem os cogumelos',
  },
  summary: {
    en: 'At the stall, in the shop, by post: how fresh mushrooms look and smell, what a label has to say, and when to walk on.',
    es: 'En el puesto, en la tienda o por correo: cómo se ve y cómo huele una seta fresca, qué debe decir la etiqueta y cuándo seguir de largo.',
    pt: 'Na banca, na loja ou pelo correio: como é e que cheiro tem um cogumelo fresco, o que a etiqueta deve dizer e quando seguir adiante.',
  },
  species: [
    'agaricus-bisporus',
    'pleurotus-ostreatus',
    'pleurotus-eryngii',
    'boletus-edulis',
    'cantharellus-cibarius',
    'lactarius-deliciosus',
    'morchella-esculenta',
  ],
  content: {
    en: `Mushrooms hide little. They have no peel to speak of, no ripening room and no wax. Whoever looks, lifts and smells knows after ten seconds how old they are. What looking cannot tell you, what they are and where they come from, has to be on the label.

## Cultivated: what fresh looks like

**[Buttons](/mushrooms/agaricus-bisporus)** are closed, or just opening, dry and firm, and squeak under the thumb. Brown gills are no fault, only age and more taste. A slimy skin is.

**[Oysters](/mushrooms/pleurotus-ostreatus)** have margins that still point down and no cracks. White fluff at the base of the cluster is their own mycelium and does no harm; a sour or fishy smell does.

**[King oysters](/mushrooms/pleurotus-eryngii)** should be heavy and hard, the stem white without brown dents. They forgive a week in the refrigerator, oysters three days.

**Shiitake** ought to have rolled margins and dry gills of an even cream. Dark spots between the gills mean that they were wet too long.

Trays under film sweat. If that is how they come, take them out at home and put them into paper.

## Wild: ask before you admire

1. **What is it?** The seller should know the scientific name, or at least the name the law uses. In Spain, Royal Decree 30/2009 lists the species that may be sold as food, and some only after treatment.
2. **Where and when was it picked?** “Locally, yesterday” is an answer. “It’s wild” is not.
3. **Whole?** A wild mushroom must be whole enough to be recognised. Cap and stem belong together, and mixed baskets belong nowhere.
4. **Who checked it?** In some countries a market inspector does. Where there is none, you are trusting the seller’s eyes.

[Porcini](/mushrooms/boletus-edulis): press the cap, which should be firm, and look at the cut end of the stem: tunnels mean larvae. [Chanterelles](/mushrooms/cantharellus-cibarius): springy, dry, smelling of apricots; glassy edges have seen frost or a long journey. [Saffron milk caps](/mushrooms/lactarius-deliciosus): the cut stem shows an orange ring and the milk should still run. Old, wormy, soaked or frozen ones are cheap for a reason.

## Dried

Buy slices that can still be recognised, pale inside, dry enough to snap, with little dust at the bottom of the bag. Holes are the work of larvae, and a sprinkling of them is normal in porcini. “Mixed forest mushrooms” without a list of species is a lottery in which the prize is soup.

[Morels](/mushrooms/morchella-esculenta) are better bought whole, so that each can be looked into: hollow, pitted, no folded brain among them. They have to be cooked right through, dried or fresh.

Powder cannot be checked by anybody. Buy it only from someone you trust.

## By post

Fresh mushrooms travel well for two days if they are cold and can breathe. A good seller names the species, the day of harvest and the way of packing, and sends at the beginning of the week. Refuse what arrives warm, wet or smelling. Perishables can seldom be returned, so photograph the parcel when you open it.

Kits and spawn are alive as well. They want to be opened on arrival, not after the holidays.

## Supplements

Capsules, tinctures and powders are another trade, in which labels matter even more and are often worse. Our [species pages](/mushrooms/species) say what has been studied. Look for the species, the part used, the dose and an analysis; walk on from promises.

## At home

Paper, cold, and a plan for supper. The best mushroom is the one that is eaten on the day it was bought, cooked until it no longer steams. And if something in the bag does not look like the rest, take it out. You paid for it, and need not eat it.`,
    es: `Las setas esconden poco. No tienen casi piel, ni cámara de maduración, ni cera. Quien mira, sopesa y huele sabe en diez segundos lo viejas que son. Lo que no se ve mirando, qué son y de dónde vienen, tiene que decirlo la etiqueta.

## Cultivadas: qué aspecto tiene lo fresco

**[Champiñones](/mushrooms/agaricus-bisporus):** cerrados o apenas abiertos, secos y firmes; chirrían bajo el pulgar. Las láminas oscuras no son un defecto, solo edad y más sabor. La piel viscosa, sí.

**[Setas de ostra](/mushrooms/pleurotus-ostreatus):** con el margen todavía hacia abajo y sin grietas. La pelusa blanca en la base del racimo es su propio micelio y no hace nada; el olor agrio o a pescado, sí.

**[Seta de cardo cultivada](/mushrooms/pleurotus-eryngii):** pesada y dura, con el pie blanco y sin hundimientos pardos. Perdona una semana de frigorífico; la seta de ostra, tres días.

**Shiitake:** con el margen enrollado y las láminas secas, de un crema uniforme. Manchas oscuras entre ellas quieren decir que estuvo mojado demasiado tiempo.

Las bandejas con plástico sudan. Si vienen así, en casa se sacan y se pasan a papel.

## Silvestres: preguntar antes de admirar

1. **¿Qué es?** Quien vende debería saber el nombre científico o, al menos, el que usa la norma. En España, el Real Decreto 30/2009 enumera las especies que pueden venderse como alimento, algunas solo tratadas.
2. **¿Dónde y cuándo se recolectó?** «Aquí cerca, ayer» es una respuesta. «Es de monte» no lo es.
3. **¿Entera?** Una seta silvestre debe estar lo bastante entera para reconocerla. Píleo y pie van juntos, y las cestas revueltas no van a ninguna parte.
4. **¿Quién la ha revisado?** En algunos países hay inspectores de mercado. Donde no los hay, te fías de los ojos de quien vende.

[Boletos](/mushrooms/boletus-edulis): aprieta el píleo, que debe estar firme, y mira el corte del pie: si hay galerías, hay larvas. [Rebozuelos](/mushrooms/cantharellus-cibarius): elásticos, secos, con olor a albaricoque; los bordes vidriosos han visto helada o un viaje largo. [Níscalos](/mushrooms/lactarius-deliciosus): el corte muestra un anillo naranja y el látex debe correr todavía. Los viejos, agusanados, empapados o congelados son baratos por algo.

## Secas

Compra láminas que aún se reconozcan, claras por dentro, tan secas que se partan y con poco polvo en el fondo. Los agujeros son obra de larvas, y alguno que otro es normal en los boletos. «Setas de bosque variadas», sin lista de especies, es una lotería cuyo premio es una sopa.

Las [colmenillas](/mushrooms/morchella-esculenta), mejor enteras, para mirar dentro de cada una: huecas, con alvéolos y sin ningún cerebro plegado entre ellas. Hay que cocinarlas por completo, secas o frescas.

El polvo no puede comprobarlo nadie. Cómpralo solo a alguien de confianza.

## Por correo

Las setas frescas aguantan bien dos días de viaje si van frías y respiran. Un buen vendedor dice la especie, el día de cosecha y cómo las embala, y envía a principios de semana. Rechaza lo que llegue caliente, mojado o con mal olor. Lo perecedero rara vez se puede devolver: fotografía el paquete al abrirlo.

Los kits y el micelio también están vivos. Quieren que los abras al llegar, no a la vuelta de vacaciones.

## Complementos

Cápsulas, tinturas y polvos son otro negocio, en el que la etiqueta importa aún más y suele ser peor. Nuestras [fichas de especies](/mushrooms/species) dicen qué se ha estudiado. Busca la especie, la parte utilizada, la dosis y un análisis; ante las promesas, sigue de largo.

## En casa

Papel, frío y un plan para la cena. La mejor seta es la que se come el día que se compra, cocinada hasta que deja de echar vapor. Y si en la bolsa hay algo distinto de lo demás, apártalo. Lo has pagado, pero no hace falta que te lo comas.`,
    pt: `Os cogumelos escondem pouco. Quase não têm casca, nem câmara de maturação, nem cera. Quem olha, sente o peso e cheira sabe em dez segundos a idade deles. O que não se vê olhando, o que são e de onde vêm, a etiqueta tem de dizer.

## Cultivados: que cara tem o fresco

**[Champignons](/mushrooms/agaricus-bisporus):** fechados ou mal abertos, secos e firmes; rangem sob o polegar. Lâminas escuras não são defeito, só idade e mais sabor. Pele viscosa, sim.

**[Cogumelos-ostra](/mushrooms/pleurotus-ostreatus):** com a margem ainda para baixo e sem rachaduras. A penugem branca na base do cacho é o próprio micélio e não faz nada; cheiro azedo ou de peixe, sim.

**[Eryngui](/mushrooms/pleurotus-eryngii):** pesado e duro, com o estipe branco e sem afundamentos escuros. Perdoa uma semana de geladeira; o cogumelo-ostra, três dias.

**Shiitake:** com a margem enrolada e as lâminas secas, de um creme uniforme. Manchas escuras entre elas querem dizer que ficou molhado tempo demais.

Bandejas com plástico suam. Se vierem assim, em casa se tiram e se passam para papel.

## Silvestres: perguntar antes de admirar

1. **O que é?** Quem vende deveria saber o nome científico ou, pelo menos, o que a norma usa. Na Espanha, o Real Decreto 30/2009 enumera as espécies que podem ser vendidas como alimento, algumas só tratadas.
2. **Onde e quando foi colhido?** “Aqui perto, ontem” é resposta. “É do mato” não é.
3. **Inteiro?** Um cogumelo silvestre deve estar inteiro o bastante para ser reconhecido. Chapéu e estipe andam juntos, e cesta misturada não anda.
4. **Quem conferiu?** Em alguns países há fiscais de feira. Onde não há, você confia nos olhos de quem vende.

[Porcini](/mushrooms/boletus-edulis): aperte o chapéu, que deve estar firme, e olhe o corte do estipe: túneis querem dizer larvas. [Cantarelos](/mushrooms/cantharellus-cibarius): elásticos, secos, com cheiro de damasco; bordas vidradas viram geada ou uma viagem longa. [Lactários (sanchas)](/mushrooms/lactarius-deliciosus): o corte mostra um anel laranja e o látex ainda deve escorrer. Os velhos, bichados, encharcados ou congelados são baratos por algum motivo.

## Secos

Compre fatias que ainda se reconheçam, claras por dentro, tão secas que quebrem e com pouco pó no fundo. Furos são obra de larvas, e um ou outro é normal no porcini. “Cogumelos da floresta sortidos”, sem lista de espécies, é uma loteria cujo prêmio é uma sopa.

[Morchelas](/mushrooms/morchella-esculenta), melhor inteiras, para olhar dentro de cada uma: ocas, com alvéolos e sem nenhum cérebro dobrado no meio. Precisam ser cozidas por completo, secas ou frescas.

Pó ninguém consegue conferir. Compre só de quem é de confiança.

## Pelo correio

Cogumelos frescos aguentam bem dois dias de viagem se forem frios e puderem respirar. Um bom vendedor diz a espécie, o dia da colheita e como embala, e despacha no começo da semana. Recuse o que chegar quente, molhado ou com mau cheiro. Perecíveis raramente se devolvem: fotografe o pacote ao abrir.

Kits e micélio também estão vivos. Querem ser abertos quando chegam, não na volta das férias.

## Suplementos

Cápsulas, tinturas e pós são outro comércio, em que a etiqueta importa mais ainda e costuma ser pior. As nossas [páginas de espécies](/mushrooms/species) dizem o que foi estudado. Procure a espécie, a parte usada, a dose e uma análise; diante de promessas, siga adiante.

## Em casa

Papel, frio e um plano para o jantar. O melhor cogumelo é o que se come no dia da compra, cozido até parar de soltar vapor. E, se houver na sacola algo diferente do resto, separe. Você pagou, mas não precisa comer.`,
  },
  references: ['real-decreto-30-2009', 'kalac-2013', 'demorest-2024', 'uw-extension-2014'],
  publishedAt: '2026-08-31',
  topics: ['kitchen', 'law'],
}
