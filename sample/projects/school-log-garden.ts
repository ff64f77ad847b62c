import type { ProjectSample } from '@sample/types'

export const schoolLogGarden: ProjectSample = {
  slug: 'school-log-garden',
  title: {
    en: 'A shiitake log garden at school',
    es: 'Un huerto de troncos de shiitake en la escuela',
    pt: 'Um jardim de toras de shiitake na escola',
  },
  summary: {
    en: 'Thirty logs in the shade behind a school: one winter’s lesson in drilling and wax, then years in which every class inherits a harvest.',
    es: 'Treinta troncos a la sombra detrás de una escuela: un invierno de taladro y cera y, después, años en los que cada clase hereda una cosecha.',
    pt: 'Trinta toras à sombra atrás de uma escola: um inverno de furadeira e cera e, depois, anos em que cada turma herda uma colheita.',
  },
  species: ['lentinula-edodes', 'galerina-marginata', 'hypholoma-fasciculare'],
  content: {
    en: `_An example of what a community could do. Nothing described here has taken place._

## The idea

A log of [shiitake](/mushrooms/lentinula-edodes) is slower than a pupil’s patience and faster than a tree. It needs no electricity, no laboratory and nobody during the holidays. It shows that wood is food, that a fungus is more than its mushroom, and that the class which does the work is seldom the one that eats. Few lessons are so cheap and last so long.

## What it takes

- thirty freshly felled logs, oak or another hardwood, 8–15 cm thick and a metre long, from a forester who would thin them anyway
- about four kilograms of sawdust spawn, or 1,200 dowels
- two drills with a stop, two more as spares, and adults to hold them
- cheese wax and a water bath, outdoors
- a shady corner with a tap, out of the wind
- aluminium labels and a nail

Wood and tools can often be borrowed; spawn is the main expense. The [guide to logs](/mushrooms/growing-guide/shiitake-on-oak-logs) has the details.

## A plan for two years

1. **Autumn.** Find the forester, the corner and the person who waters in summer. Without the third there is no project.
2. **Late winter.** A day of drilling, filling and waxing. Small groups change places: drilling for the oldest with an adult at each drill, filling for everybody, waxing for adults only.
3. **Spring and summer.** Water in dry weeks. Weigh one log each month and draw the curve: the lesson on water is in that curve.
4. **Second autumn.** Soak six logs for a night, stand them up, wait. The others fruit when rain tells them to.
5. **From then on.** Six logs every two months in the growing season. Each class notes date, weather and weight, and leaves the notebook to the next.

## What pupils can find out

- Do logs from the shade of the wall give more than those under the tree?
- How much water does a log lose in a week of wind?
- How long after rain does the first button appear?
- What colour do the spores have? One cap on a sheet of paper will say.

None of these needs a right answer in advance, and that is their charm.

## Safety is part of the lesson

Hot wax burns and burns fiercely: it stays with adults, in a water bath, away from flames. Drills stay with adults and with those they stand beside.

Logs outdoors belong to any spore that lands on them. [Funeral bells](/mushrooms/galerina-marginata) and [sulphur tuft](/mushrooms/hypholoma-fasciculare) grow on the same wood. No mushroom is eaten at school, or taken home, before a person who knows the species has looked at each one: white gills, tough pale stem, white print. Children learn that looking twice is not fear but craft.

Shiitake is cooked right through; raw or half-cooked it can cause an itching rash. Parents are told beforehand what is on the menu, because of allergies.

## What can go wrong

- **The summer holidays.** Bark that dries for six weeks does not recover. Give the watering to a named person, with a key.
- **Old wood.** Logs felled a year ago belong to other fungi already.
- **Enthusiasm.** Nothing happens for a year. Say so at the beginning, and let each class see one log that is further on.

## What counts as success

Not kilograms. The project has worked if, three years on, a pupil who was not there at the beginning can explain to a parent what is inside the log.`,
    es: `_Ejemplo de lo que podría hacer una comunidad. Nada de lo descrito ha tenido lugar._

## La idea

Un tronco de [shiitake](/mushrooms/lentinula-edodes) es más lento que la paciencia de un alumno y más rápido que un árbol. No pide electricidad, ni laboratorio, ni a nadie en vacaciones. Enseña que la madera es alimento, que un hongo es más que su seta y que la clase que trabaja rara vez es la que come. Pocas lecciones cuestan tan poco y duran tanto.

## Qué hace falta

- treinta troncos recién cortados, de roble u otra frondosa, de 8–15 cm de grosor y un metro de largo, procedentes de una clara que el forestal haría de todos modos
- unos cuatro kilos de micelio en serrín, o 1200 tacos
- dos taladros con tope, otros dos de reserva y adultos que los manejen
- cera de queso y un baño maría, al aire libre
- un rincón con sombra y grifo, al abrigo del viento
- etiquetas de aluminio y un clavo

Madera y herramientas suelen conseguirse prestadas; el gasto principal es el micelio. El detalle está en la [guía de los troncos](/mushrooms/growing-guide/shiitake-on-oak-logs).

## Un plan para dos años

1. **Otoño.** Encontrar al forestal, el rincón y la persona que riegue en verano. Sin la tercera no hay proyecto.
2. **Final del invierno.** Una jornada de taladrar, rellenar y encerar. Grupos pequeños que se turnan: el taladro, para los mayores con un adulto en cada uno; rellenar, todos; la cera, solo adultos.
3. **Primavera y verano.** Regar en semanas secas. Pesar un tronco cada mes y dibujar la curva: en esa curva está la lección sobre el agua.
4. **Segundo otoño.** Poner seis troncos en remojo una noche, levantarlos y esperar. Los demás fructifican cuando se lo diga la lluvia.
5. **Desde entonces.** Seis troncos cada dos meses en temporada. Cada clase apunta fecha, tiempo y peso y deja el cuaderno a la siguiente.

## Qué puede averiguar el alumnado

- ¿Dan más los troncos a la sombra del muro que los de debajo del árbol?
- ¿Cuánta agua pierde un tronco en una semana de viento?
- ¿Cuánto tarda el primer botón después de la lluvia?
- ¿De qué color son las esporas? Lo dirá un píleo sobre una hoja de papel.

Ninguna de estas preguntas necesita una respuesta correcta de antemano, y esa es su gracia.

## La seguridad es parte de la lección

La cera caliente quema y arde con furia: es cosa de adultos, al baño maría, lejos de las llamas. Los taladros, también, o de quien tenga un adulto al lado.

Un tronco a la intemperie es de cualquier espora que caiga en él. La [galerina mortal](/mushrooms/galerina-marginata) y el [hifoloma de láminas verdes](/mushrooms/hypholoma-fasciculare) crecen en la misma madera. En la escuela no se come ninguna seta, ni se lleva a casa, hasta que alguien que conozca la especie las haya mirado una por una: láminas blancas, pie claro y tenaz, esporada blanca. Así se aprende que mirar dos veces no es miedo, sino oficio.

El shiitake se cocina a fondo; crudo o a medio hacer puede causar un sarpullido que pica. Las familias saben de antemano qué hay en el menú, por las alergias.

## Lo que puede salir mal

- **Las vacaciones de verano.** Una corteza que pasa seis semanas seca no se recupera. El riego lleva nombre y apellidos, y una llave.
- **Madera vieja.** Los troncos cortados hace un año ya son de otros hongos.
- **Entusiasmo.** Durante un año no pasa nada. Hay que decirlo al empezar y enseñar a cada clase algún tronco más adelantado.

## Qué es un éxito

No son los kilos. El proyecto ha funcionado si, tres años después, alguien que no estaba al principio sabe explicar a su padre o a su madre qué hay dentro del tronco.`,
    pt: `_Exemplo do que uma comunidade poderia fazer. Nada do que se descreve aqui aconteceu._

## A ideia

Uma tora de [shiitake](/mushrooms/lentinula-edodes) é mais lenta que a paciência de um aluno e mais rápida que uma árvore. Dispensa eletricidade, laboratório e gente nas férias. Mostra que madeira é alimento, que um fungo é mais que o seu cogumelo e que a turma que trabalha raramente é a que come. Poucas aulas custam tão pouco e duram tanto.

## O que é preciso

- trinta toras recém-cortadas, de carvalho, eucalipto ou outra folhosa, com 8–15 cm de diâmetro e um metro de comprimento, vindas de um desbaste que seria feito de qualquer modo
- cerca de quatro quilos de micélio em serragem, ou 1.200 cavilhas
- duas furadeiras com limitador, mais duas de reserva, e adultos para segurá-las
- cera de queijo e um banho-maria, ao ar livre
- um canto com sombra e torneira, ao abrigo do vento
- plaquinhas de alumínio e um prego

Madeira e ferramentas muitas vezes se conseguem emprestadas; o gasto principal é o micélio. Os detalhes estão no [guia das toras](/mushrooms/growing-guide/shiitake-on-oak-logs).

## Um plano para dois anos

1. **Outono.** Encontrar quem forneça as toras, o canto e a pessoa que regue no verão. Sem a terceira não há projeto.
2. **Fim do inverno.** Um dia de furar, encher e encerar. Grupos pequenos que se revezam: a furadeira, para os maiores, com um adulto em cada uma; encher, todos; a cera, só adultos.
3. **Primavera e verão.** Regar nas semanas secas. Pesar uma tora por mês e desenhar a curva: a aula sobre água está nessa curva.
4. **Segundo outono.** Deixar seis toras de molho por uma noite, pôr de pé e esperar. As outras frutificam quando a chuva mandar.
5. **Daí em diante.** Seis toras a cada dois meses na época. Cada turma anota data, tempo e peso e deixa o caderno para a seguinte.

## O que os alunos podem descobrir

- As toras à sombra do muro dão mais que as de debaixo da árvore?
- Quanta água uma tora perde numa semana de vento?
- Quanto tempo depois da chuva surge o primeiro botão?
- De que cor são os esporos? Um chapéu sobre uma folha de papel dirá.

Nenhuma dessas perguntas precisa de resposta certa de antemão, e essa é a graça.

## Segurança faz parte da aula

Cera quente queima e pega fogo com violência: fica com os adultos, em banho-maria, longe de chamas. As furadeiras também, ou com quem tenha um adulto ao lado.

Tora ao relento é de qualquer esporo que caia nela. A [galerina-mortal](/mushrooms/galerina-marginata) e o [hifoloma-de-lâminas-verdes](/mushrooms/hypholoma-fasciculare) crescem na mesma madeira. Nenhum cogumelo é comido na escola, nem levado para casa, antes que alguém que conheça a espécie tenha olhado um por um: lâminas brancas, estipe claro e duro, esporada branca. Aprende-se que olhar duas vezes não é medo, é ofício.

O shiitake se cozinha por completo; cru ou malcozido, pode causar uma erupção que coça. As famílias sabem antes o que há no cardápio, por causa de alergias.

## O que pode dar errado

- **As férias de verão.** Casca que passa seis semanas seca não se recupera. A rega tem um responsável com nome, e com chave.
- **Madeira velha.** Toras cortadas há um ano já são de outros fungos.
- **Entusiasmo.** Durante um ano nada acontece. Diga isso no começo e mostre a cada turma uma tora mais adiantada.

## O que conta como sucesso

Não são os quilos. O projeto deu certo se, três anos depois, um aluno que não estava lá no começo souber explicar em casa o que há dentro da tora.`,
  },
  layout: [
    {
      block: 'feature',
      heading: {
        en: 'Start a log garden',
        es: 'Empieza un huerto de troncos',
        pt: 'Comece um jardim de toras',
      },
      text: {
        en: 'The guide has the tools, the amounts and every date, from the felling to the first harvest.',
        es: 'La guía tiene las herramientas, las cantidades y todas las fechas, de la tala a la primera cosecha.',
        pt: 'O guia tem as ferramentas, as quantidades e todas as datas, do corte à primeira colheita.',
      },
      links: [
        {
          label: {
            en: 'Shiitake on oak logs',
            es: 'Shiitake en troncos de roble',
            pt: 'Shiitake em toras de carvalho',
          },
          url: '/mushrooms/growing-guide/shiitake-on-oak-logs',
        },
      ],
    },
  ],
  references: ['stamets-2000', 'white-2019'],
  publishedAt: '2026-04-10',
  state: 'planned',
  place: {
    en: 'A school yard with shade',
    es: 'Un patio de escuela con sombra',
    pt: 'Um pátio de escola com sombra',
  },
}
