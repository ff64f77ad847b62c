import type { PostSample } from '@sample/types'

export const whyChanterellesAreNotFarmed: PostSample = {
  slug: 'why-chanterelles-are-not-farmed',
  title: {
    en: 'Why chanterelles are not farmed',
    es: 'Por qué no se cultivan los rebozuelos',
    pt: 'Por que não se cultivam cantarelos',
  },
  summary: {
    en: 'Oysters eat straw, shiitake eat oak. Chanterelles, porcini and milk caps are fed by living trees, and a tree is hard to fit into a bag.',
    es: 'La seta de ostra come paja y el shiitake, roble. A rebozuelos, boletos y níscalos los alimenta un árbol vivo, y un árbol cabe mal en una bolsa.',
    pt: 'O cogumelo-ostra come palha e o shiitake, madeira. Cantarelos, porcini e lactários são alimentados por árvores vivas, e uma árvore cabe mal num saco.',
  },
  species: ['cantharellus-cibarius', 'boletus-edulis', 'lactarius-deliciosus', 'amanita-phalloides'],
  content: {
    en: `Every autumn somebody asks why a kilogram of [chanterelles](/mushrooms/cantharellus-cibarius) costs ten times as much as a kilogram of buttons, and whether it might not be grown. It has been, in pots in a greenhouse, a few mushrooms at a time. Why it has stayed at that is a good introduction to the life of a wood.

## Two ways of making a living

Five genera make up about 85% of the mushrooms cultivated in the world: shiitake, oysters, wood ears, buttons and enoki. All of them live on dead matter. Give them straw, sawdust or compost, keep rivals away, and they have all they need.

Chanterelles, [porcini](/mushrooms/boletus-edulis) and [milk caps](/mushrooms/lactarius-deliciosus) cannot live like that. They are partners of roots. Their threads wrap the fine root tips of a tree in a sheath and push in between the outer cells, without entering them. The whole is called ectomycorrhiza, “fungus root outside”, and most trees of cool and temperate forests depend on it.

## What is traded

The fungus reaches water and minerals, phosphorus and nitrogen above all, in pores of the soil too narrow for any root, and passes part of them on. The tree pays in sugar, which the fungus cannot make or, in most cases, win from wood any more. A good share of what a forest’s leaves earn in a summer goes underground this way.

A fruit body is built mostly of that sugar. When foresters fell the trees, the chanterelles vanish the next year, though the soil is untouched.

## Why this is hard to farm

1. **The partner is big and slow.** Seedlings can be given the fungus in a nursery; until they feed mushrooms, years pass.
2. **The fungus is shy in a dish.** Spores of chanterelles hardly germinate in the laboratory, and the mycelium that grows is slow and often full of bacteria that live with it.
3. **Others are already there.** In the open, dozens of fungi compete for each root, and the one that was planted often loses.
4. **Nobody knows the signal.** Roots may be well covered for years without a single mushroom. What tells the fungus to fruit is known in outline only: rain, a drop in temperature, the tree’s surplus.

In 1997 Eric Danell and Francisco Camacho reported in _Nature_ that chanterelles had fruited in pots in a greenhouse, on the roots of young pines. It was a proof that it can be done. A farm it was not.

## The exceptions

Truffles have been planted since the nineteenth century, first with acorns from good trees and since the 1970s with seedlings inoculated in nurseries. Truffle orchards now bear in several countries after some years of waiting, and many never do. Plantations of pines with milk caps have also given crops. In both cases people have learnt to grow the tree, and to hope for the fungus.

## What this means in the basket

- A chanterelle in a shop was picked by a person in a wood. That is what the price pays for.
- “Cultivated porcini” do not exist in trade. Fresh ones are wild; so are dried ones, wherever they were packed.
- The best way to have chanterelles in ten years is to keep the old trees, and the soil under them unpressed.

## And in the garden

If an oak or a pine stands in your garden, it has partners already. You can learn which: look under its crown after the first autumn rain. Among them there may be a milk cap, a russula or, since it lives in the same way, a [death cap](/mushrooms/amanita-phalloides). Trees do not choose their company for our sake.

## What one may try

Plant a tree with its soil from a place where good mushrooms grew, with the owner’s consent. Do not lime or fertilise it. Keep lawn and compost away from its roots. Wait. It is the cheapest kind of mushroom growing there is, and the least certain, and in the meantime one has a tree.`,
    es: `Cada otoño alguien pregunta por qué el kilo de [rebozuelos](/mushrooms/cantharellus-cibarius) cuesta diez veces más que el de champiñones y si no podrían cultivarse. Se ha hecho, en macetas de invernadero y unas pocas setas cada vez. Por qué no se ha pasado de ahí es una buena manera de entrar en la vida de un bosque.

## Dos maneras de ganarse la vida

Cinco géneros suman alrededor del 85 % de las setas que se cultivan en el mundo: shiitake, setas de ostra, orejas, champiñones y enoki. Todos viven de materia muerta. Dales paja, serrín o compost, mantén lejos a sus rivales y tienen cuanto necesitan.

Los rebozuelos, los [boletos](/mushrooms/boletus-edulis) y los [níscalos](/mushrooms/lactarius-deliciosus) no pueden vivir así. Son socios de las raíces. Sus filamentos envuelven en una vaina las puntas finas de la raíz de un árbol y se abren paso entre las células exteriores, sin entrar en ellas. El conjunto se llama ectomicorriza, «hongo y raíz por fuera», y de ella depende la mayoría de los árboles de los bosques fríos y templados.

## Qué se intercambia

El hongo llega al agua y a los minerales, ante todo fósforo y nitrógeno, por poros del suelo demasiado estrechos para una raíz, y entrega una parte. El árbol paga con azúcar, que el hongo no sabe fabricar ni, en la mayoría de los casos, sacar ya de la madera. Buena parte de lo que ganan las hojas de un bosque en un verano va bajo tierra por ese camino.

Una seta está hecha sobre todo de ese azúcar. Cuando se talan los árboles, los rebozuelos desaparecen al año siguiente, aunque nadie haya tocado el suelo.

## Por qué es difícil

1. **El socio es grande y lento.** A un plantón se le puede dar el hongo en el vivero; hasta que alimente setas pasan años.
2. **El hongo es tímido en la placa.** Las esporas del rebozuelo apenas germinan en el laboratorio, y el micelio que crece es lento y suele ir acompañado de bacterias.
3. **Ya hay otros.** En el campo, decenas de hongos compiten por cada raíz, y el que se plantó pierde a menudo.
4. **Nadie conoce la señal.** Las raíces pueden llevar años bien cubiertas sin una sola seta. Qué le dice al hongo que fructifique se sabe a grandes rasgos: lluvia, un bajón de temperatura, lo que le sobra al árbol.

En 1997, Eric Danell y Francisco Camacho contaron en _Nature_ que unos rebozuelos habían fructificado en macetas, en un invernadero, en las raíces de pinos jóvenes. Era la prueba de que se puede. No era una granja.

## Las excepciones

Las trufas se plantan desde el siglo XIX, primero con bellotas de buenos árboles y desde los años setenta con plantones inoculados en vivero. Hay hoy plantaciones que producen en varios países tras años de espera, y muchas que no lo harán nunca. También han dado cosecha algunas plantaciones de pinos con níscalos. En ambos casos se ha aprendido a cultivar el árbol y a esperar el hongo.

## Qué significa en la cesta

- El rebozuelo de la tienda lo recolectó una persona en un bosque. Eso es lo que paga el precio.
- No existen en el comercio «boletos cultivados». Los frescos son silvestres; los secos también, se envasen donde se envasen.
- La mejor manera de tener rebozuelos dentro de diez años es conservar los árboles viejos y no apelmazar el suelo que tienen debajo.

## Y en el jardín

Si en tu jardín hay una encina o un pino, ya tiene socios. Puedes averiguar cuáles: mira bajo la copa tras las primeras lluvias de otoño. Entre ellos puede haber un níscalo, una rúsula o, porque vive igual, una [oronja verde](/mushrooms/amanita-phalloides). Los árboles no eligen compañía pensando en nosotros.

## Qué se puede intentar

Planta un árbol con su tierra de un lugar donde salían buenas setas, con permiso del dueño. No lo encales ni lo abones. Aleja de sus raíces el césped y el compost. Espera. Es la forma de cultivo más barata que existe y la menos segura, y entretanto se tiene un árbol.`,
    pt: `Todo outono alguém pergunta por que o quilo de [cantarelos](/mushrooms/cantharellus-cibarius) custa dez vezes mais que o de champignons e se não daria para cultivar. Já se fez, em vasos de estufa, poucos cogumelos por vez. Por que não se passou disso é uma boa porta de entrada para a vida de uma floresta.

## Duas maneiras de ganhar a vida

Cinco gêneros somam cerca de 85% dos cogumelos cultivados no mundo: shiitake, cogumelos-ostra, orelhas, champignons e enoki. Todos vivem de matéria morta. Dê-lhes palha, serragem ou composto, afaste os rivais, e eles têm tudo de que precisam.

Cantarelos, [porcini](/mushrooms/boletus-edulis) e [lactários](/mushrooms/lactarius-deliciosus) não podem viver assim. São sócios das raízes. Seus filamentos envolvem numa bainha as pontas finas da raiz de uma árvore e abrem caminho entre as células externas, sem entrar nelas. O conjunto chama-se ectomicorriza, “fungo e raiz por fora”, e dela depende a maioria das árvores das florestas frias e temperadas.

## O que se troca

O fungo alcança água e minerais, sobretudo fósforo e nitrogênio, por poros do solo estreitos demais para uma raiz, e entrega uma parte. A árvore paga em açúcar, que o fungo não sabe fabricar nem, na maioria dos casos, tirar da madeira. Boa parte do que as folhas de uma floresta ganham num verão vai para debaixo da terra por esse caminho.

Um cogumelo é feito sobretudo desse açúcar. Quando se cortam as árvores, os cantarelos somem no ano seguinte, mesmo que ninguém tenha tocado no solo.

## Por que é difícil

1. **O sócio é grande e lento.** A uma muda se pode dar o fungo no viveiro; até que ela alimente cogumelos, passam anos.
2. **O fungo é tímido na placa.** Os esporos do cantarelo quase não germinam em laboratório, e o micélio que cresce é lento e costuma vir acompanhado de bactérias.
3. **Já há outros.** No campo, dezenas de fungos competem por cada raiz, e o que foi plantado perde com frequência.
4. **Ninguém conhece o sinal.** As raízes podem passar anos bem cobertas sem um só cogumelo. O que diz ao fungo que frutifique se sabe apenas em linhas gerais: chuva, queda de temperatura, o que sobra da árvore.

Em 1997, Eric Danell e Francisco Camacho contaram na _Nature_ que cantarelos tinham frutificado em vasos, numa estufa, nas raízes de pinheiros jovens. Era a prova de que é possível. Não era uma lavoura.

## As exceções

As trufas são plantadas desde o século XIX, primeiro com bolotas de boas árvores e, desde os anos setenta, com mudas inoculadas em viveiro. Hoje há pomares que produzem em vários países depois de anos de espera, e muitos que nunca produzirão. Também deram colheita algumas plantações de pinheiros com lactários. Nos dois casos se aprendeu a cultivar a árvore e a esperar o fungo.

## O que isso quer dizer na cesta

- O cantarelo da loja foi colhido por uma pessoa numa mata. É isso que o preço paga.
- Não existem no comércio “porcini cultivados”. Os frescos são silvestres; os secos também, onde quer que tenham sido embalados.
- A melhor maneira de ter cantarelos daqui a dez anos é conservar as árvores velhas e não compactar o solo debaixo delas.

## E no quintal

Se no seu quintal há um carvalho ou um pinheiro, ele já tem sócios. Dá para descobrir quais: olhe sob a copa depois das primeiras chuvas de outono. Entre eles pode haver um lactário, uma rússula ou, porque vive do mesmo jeito, um [chapéu-da-morte](/mushrooms/amanita-phalloides), que chegou à América do Sul com mudas de árvores. As árvores não escolhem companhia pensando em nós.

## O que se pode tentar

Plante uma árvore com a terra de um lugar onde nasciam bons cogumelos, com licença do dono. Não ponha calcário nem adubo. Mantenha longe das raízes a grama e o composto. Espere. É a forma de cultivo mais barata que existe e a menos certa, e nesse meio-tempo se tem uma árvore.`,
  },
  references: ['smith-read-2008', 'danell-camacho-1997', 'royse-2017', 'chang-miles-2004', 'boa-2004'],
  publishedAt: '2026-10-20',
  topics: ['science', 'growing'],
}
