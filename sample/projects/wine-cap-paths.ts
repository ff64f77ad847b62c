import type { ProjectSample } from '@sample/types'

export const wineCapPaths: ProjectSample = {
  slug: 'wine-cap-paths',
  title: {
    en: 'Garden paths that bear mushrooms',
    es: 'Caminos de huerto que dan setas',
    pt: 'Caminhos de horta que dão cogumelos',
  },
  summary: {
    en: 'Chips from the city’s tree surgeons, laid on the paths of a community garden and sown with wine caps: fewer weeds, richer soil, and a rule for picking.',
    es: 'Astillas de la poda municipal sobre los caminos de un huerto comunitario, sembradas de estrofaria: menos hierbas, mejor suelo y una regla para recolectar.',
    pt: 'Lascas da poda municipal nos caminhos de uma horta comunitária, semeadas com estrofária: menos mato, solo melhor e uma regra para colher.',
  },
  species: ['stropharia-rugosoannulata', 'galerina-marginata', 'agaricus-xanthodermus'],
  content: {
    en: `_An example of what a community could do, told as such a project might report while it runs. Nothing described here has taken place._

## The idea

A community garden has two problems that solve each other. Its paths grow weeds, and the city’s tree surgeons do not know where to put their chips. Chips on paths suppress weeds; within three years they are soil. If [wine cap](/mushrooms/stropharia-rugosoannulata) is sown into them, that happens faster, and there are mushrooms on the way.

## What is needed

- 6 cubic metres of hardwood chips for forty metres of path, 15 cm deep and a metre wide
- 20 kg of sawdust spawn, or five kilos and a year’s patience
- cardboard without tape
- a tap and a hose that reaches
- one Saturday and fifteen people

The [guide to a bed](/mushrooms/growing-guide/wine-cap-garden-bed) explains the rest. Paths differ from beds in one way: people walk on them. Mycelium puts up with that if the middle is trodden and the edges are left alone. Most mushrooms come up along the edges.

## Agreements before the first barrow

1. **Chips.** Hardwood, fresh, from trees whose history is known. None from busy roads, none with paint, none from a demolition.
2. **Water.** Who waters in August? A list with names, a week each.
3. **Checking.** Two people who know wine caps by all their characters. On picking days one of them is there.
4. **Sharing.** Whoever watered picks first.
5. **A sign,** at every entrance: what grows here, that other things may too, and whom to ask.

The third is the one that counts. A chip path outdoors is open to every spore. [Funeral bells](/mushrooms/galerina-marginata), with the poison of the death cap, fruit on chips, and [yellow stainers](/mushrooms/agaricus-xanthodermus) beside them. The rule that such a garden needs is short: nobody eats from the path what one of the two has not held in the hand.

## The year

- **March.** Cardboard, chips, spawn, water. Fifteen people, soup at noon.
- **April to June.** Lift a handful here and there. White cords mean that it has taken.
- **Late summer.** First mushrooms after thunderstorms, if the water list was kept.
- **Autumn.** The main crop. Weigh it, and write it on the shed door.
- **Winter.** Rake thin places together; lay new chips on a third of the path.

## What is written down

Metres laid, kilograms of spawn, hours of watering, kilograms picked, and one column headed “other mushrooms”: date, place, photograph, name if known. After two years that column is the most interesting. It is a list of what arrives by itself when a city lays out wood.

## Children

They find the first ones, always. They learn to call and not to pull, to show the base, to look for the cogwheel ring and the grey-violet gills. And they learn that a grown-up who knows says “I am not sure” rather often.

## What can go wrong

- Conifer chips, delivered by mistake and laid out of politeness.
- A dry August and an empty list.
- Slugs. They eat in the night what was to be picked in the morning; go early.
- Someone picks alone. This is not a matter for a notice but for a talk, at once.

## What counts as success

Paths that can be walked on in November without mud. Less weeding. Some suppers. And ten people more in the neighbourhood who turn a mushroom over before they say its name.`,
    es: `_Ejemplo de lo que podría hacer una comunidad, contado como lo contaría un proyecto así en marcha. Nada de lo descrito ha tenido lugar._

## La idea

Un huerto comunitario tiene dos problemas que se resuelven el uno al otro. Sus caminos crían hierba, y el servicio de poda no sabe dónde dejar las astillas. En los caminos, las astillas frenan la hierba; en tres años son tierra. Si se siembra en ellas [estrofaria](/mushrooms/stropharia-rugosoannulata), todo va más deprisa y por el camino salen setas.

## Qué hace falta

- 6 metros cúbicos de astillas de frondosas para cuarenta metros de camino, de 15 cm de espesor y un metro de ancho
- 20 kg de micelio en serrín, o cinco y un año de paciencia
- cartón sin cinta adhesiva
- un grifo y una manguera que llegue
- un sábado y quince personas

Lo demás lo explica la [guía del bancal](/mushrooms/growing-guide/wine-cap-garden-bed). Un camino se distingue de un bancal en una cosa: se pisa. El micelio lo aguanta si se pisa el centro y se respetan los bordes. Casi todas las setas salen por los bordes.

## Acuerdos antes de la primera carretilla

1. **Astillas.** De frondosas, frescas, de árboles cuya historia se conozca. Nada de carreteras con tráfico, nada pintado, nada de derribos.
2. **Agua.** ¿Quién riega en agosto? Una lista con nombres, una semana cada cual.
3. **Revisión.** Dos personas que conozcan la estrofaria por todos sus caracteres. Los días de recolección está una de ellas.
4. **Reparto.** Quien regó recolecta primero.
5. **Un cartel** en cada entrada: qué crece aquí, que puede crecer otra cosa y a quién preguntar.

El tercero es el que cuenta. Un camino de astillas al aire libre está abierto a cualquier espora. La [galerina mortal](/mushrooms/galerina-marginata), con el veneno de la oronja verde, fructifica en astillas, y a su lado el [champiñón amarilleante](/mushrooms/agaricus-xanthodermus). La regla que necesita un huerto así es corta: nadie come del camino lo que una de esas dos personas no haya tenido en la mano.

## El año

- **Marzo.** Cartón, astillas, micelio, agua. Quince personas y sopa a mediodía.
- **De abril a junio.** Levantar un puñado aquí y allá. Cordones blancos quieren decir que ha prendido.
- **Final del verano.** Primeras setas tras las tormentas, si se cumplió la lista del riego.
- **Otoño.** La cosecha principal. Pesarla y apuntarla en la puerta del cobertizo.
- **Invierno.** Juntar con el rastrillo las zonas pobres; astillas nuevas en un tercio del camino.

## Qué se anota

Metros tendidos, kilos de micelio, horas de riego, kilos recolectados y una columna titulada «otras setas»: fecha, lugar, foto, nombre si se sabe. A los dos años esa columna es la más interesante. Es la lista de lo que llega solo cuando una ciudad extiende madera.

## Los niños

Son ellos quienes encuentran las primeras, siempre. Aprenden a avisar y no arrancar, a mostrar la base, a buscar el anillo en rueda dentada y las láminas gris violáceo. Y aprenden que una persona mayor que sabe dice «no estoy segura» con bastante frecuencia.

## Lo que puede salir mal

- Astillas de conífera, entregadas por error y extendidas por cortesía.
- Un agosto seco y una lista vacía.
- Babosas. Se comen de noche lo que iba a recolectarse por la mañana; hay que madrugar.
- Alguien recolecta por su cuenta. Eso no se arregla con un cartel, sino hablando, y en el acto.

## Qué es un éxito

Caminos que se pisan en noviembre sin barro. Menos escarda. Alguna cena. Y diez personas más en el barrio que dan la vuelta a una seta antes de decir su nombre.`,
    pt: `_Exemplo do que uma comunidade poderia fazer, contado como um projeto assim contaria enquanto funciona. Nada do que se descreve aqui aconteceu._

## A ideia

Uma horta comunitária tem dois problemas que se resolvem um ao outro. Seus caminhos criam mato, e o serviço de poda não sabe onde deixar as lascas. Nos caminhos, as lascas seguram o mato; em três anos são terra. Se nelas se semeia [estrofária](/mushrooms/stropharia-rugosoannulata), tudo vai mais depressa e pelo caminho nascem cogumelos.

## O que é preciso

- 6 metros cúbicos de lascas de folhosas para quarenta metros de caminho, com 15 cm de espessura e um metro de largura
- 20 kg de micélio em serragem, ou cinco e um ano de paciência
- papelão sem fita adesiva
- uma torneira e uma mangueira que alcance
- um sábado e quinze pessoas

O resto está no [guia do canteiro](/mushrooms/growing-guide/wine-cap-garden-bed). Um caminho difere de um canteiro numa coisa: é pisado. O micélio aguenta se se pisa o meio e se respeitam as bordas. Quase todos os cogumelos nascem nas bordas.

## Acordos antes do primeiro carrinho

1. **Lascas.** De folhosas, frescas, de árvores de história conhecida. Nada de avenidas movimentadas, nada pintado, nada de demolição.
2. **Água.** Quem rega na seca? Uma lista com nomes, uma semana cada um.
3. **Conferência.** Duas pessoas que conheçam a estrofária por todas as características. Nos dias de colheita, uma delas está presente.
4. **Divisão.** Quem regou colhe primeiro.
5. **Uma placa** em cada entrada: o que nasce aqui, que outras coisas podem nascer e a quem perguntar.

O terceiro é o que conta. Um caminho de lascas ao ar livre está aberto a qualquer esporo. A [galerina-mortal](/mushrooms/galerina-marginata), com o veneno do chapéu-da-morte, frutifica em lascas, e ao lado dela o [agárico-amarelecente](/mushrooms/agaricus-xanthodermus). A regra de que uma horta assim precisa é curta: ninguém come do caminho o que uma dessas duas pessoas não teve na mão.

## O ano

- **No começo da primavera.** Papelão, lascas, micélio, água. Quinze pessoas e sopa ao meio-dia.
- **Nos três meses seguintes.** Levantar um punhado aqui e ali. Cordões brancos querem dizer que pegou.
- **No fim do verão.** Primeiros cogumelos depois dos temporais, se a lista da rega foi cumprida.
- **No outono.** A colheita principal. Pesar e anotar na porta do galpão.
- **No inverno.** Juntar com o ancinho as partes ralas; lascas novas num terço do caminho.

## O que se anota

Metros estendidos, quilos de micélio, horas de rega, quilos colhidos e uma coluna chamada “outros cogumelos”: data, lugar, foto, nome se souber. Em dois anos essa coluna é a mais interessante. É a lista do que chega sozinho quando uma cidade espalha madeira.

## As crianças

São elas que acham os primeiros, sempre. Aprendem a chamar e não arrancar, a mostrar a base, a procurar o anel em roda dentada e as lâminas cinza-violeta. E aprendem que um adulto que sabe diz “não tenho certeza” com bastante frequência.

## O que pode dar errado

- Lascas de conífera, entregues por engano e espalhadas por educação.
- Um mês seco e uma lista vazia.
- Lesmas. Comem de noite o que ia ser colhido de manhã; é preciso madrugar.
- Alguém colhe por conta própria. Isso não se resolve com placa, e sim com conversa, na hora.

## O que conta como sucesso

Caminhos que se pisam na chuva sem lama. Menos capina. Alguns jantares. E mais dez pessoas no bairro que viram um cogumelo antes de dizer o nome.`,
  },
  layout: [
    {
      block: 'feature',
      heading: {
        en: 'Make a path of your own',
        es: 'Haz tu propio sendero',
        pt: 'Faça o seu próprio caminho',
      },
      text: {
        en: 'A bed of chips is the easiest crop outdoors; the guide says how deep, how wet and when.',
        es: 'Un lecho de astillas es el cultivo más fácil al aire libre; la guía dice a qué hondura, con cuánta agua y cuándo.',
        pt: 'Um canteiro de lascas é o cultivo mais fácil ao ar livre; o guia diz com que altura, quanta água e quando.',
      },
      links: [
        {
          label: { en: 'A wine cap bed', es: 'Un bancal de estrofarias', pt: 'Um canteiro de estrofárias' },
          url: '/mushrooms/growing-guide/wine-cap-garden-bed',
        },
      ],
    },
  ],
  references: ['stamets-2000', 'enjalbert-2004'],
  publishedAt: '2026-06-12',
  state: 'running',
  place: { en: 'A community garden', es: 'Un huerto comunitario', pt: 'Uma horta comunitária' },
}
