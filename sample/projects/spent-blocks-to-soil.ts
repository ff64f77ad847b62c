import type { ProjectSample } from '@sample/types'

export const spentBlocksToSoil: ProjectSample = {
  slug: 'spent-blocks-to-soil',
  title: {
    en: 'From spent blocks to soil',
    es: 'De bloques agotados a tierra',
    pt: 'De blocos esgotados a terra',
  },
  summary: {
    en: 'A mushroom farm’s waste on the beds of an allotment: a trial with three plots, a tape measure and honest figures, from the first lorry to the second harvest.',
    es: 'El residuo de una granja de setas en los bancales de unos huertos: ensayo con tres parcelas, una cinta métrica y cifras honradas, del primer camión a la segunda cosecha.',
    pt: 'O resíduo de uma produção de cogumelos nos canteiros de uma horta: ensaio com três parcelas, uma trena e números honestos, do primeiro caminhão à segunda colheita.',
  },
  species: ['pleurotus-ostreatus', 'lentinula-edodes'],
  content: {
    en: `_An example of what a community could do, told as such a project might look back. Nothing described here has taken place. For this reason no yields are given: whoever does it will have their own._

## The idea

For every kilogram of mushrooms a farm puts out several kilograms of spent block: sawdust or straw, half digested, full of mycelium. For the farm it is waste that has to be carted off. For a garden it is the beginning of soil. Between the two lie a lorry, some plastic and a question: does it do the beds good, and which way of using it does most?

## The trial

Three plots of ten square metres, side by side, same soil, same sun, same vegetables.

1. **Mulch.** Blocks crumbled and spread five centimetres deep, fresh.
2. **Compost.** The same amount, heaped with green waste for six months and then spread.
3. **Nothing.** Treated as before. Without this plot nothing has been found out.

Which plot gets what is decided by drawing lots. Whoever weighs the harvest ought not to know, and in a small garden always does. One writes that down too.

## What is measured

- earthworms in a spadeful, spring and autumn, three spadefuls for each plot
- how long ten litres of water take to vanish into the ground
- weeds pulled, in buckets
- harvest of two crops, in kilograms
- temperature of the heap, once a week
- mushrooms that come up by themselves, with dates

A tape, a watch, a kitchen scale, a compost thermometer. Nothing that breaks.

## Agreements with the farm

- **Which blocks?** [Oyster](/mushrooms/pleurotus-ostreatus) on straw and [shiitake](/mushrooms/lentinula-edodes) on oak sawdust differ; they are kept apart and labelled.
- **What was added?** Bran and gypsum are fine. A farm that has used pesticides against flies says so, and its blocks do not go on lettuces.
- **No plastic.** Bags are taken off at the farm. One bag in the compost makes more work than the whole lorry.
- **No mouldy blocks.** Those discarded for green mould stay where they are, or go to a hot heap elsewhere.

## What one should know beforehand

Fresh sawdust takes nitrogen out of the soil while it rots. Mulch stays on top and is not dug in; hungry vegetables wait for a year. Blocks of shiitake are slower than those of oyster.

They may fruit once more on the bed. It is a pleasure to look at and a case for checking: outdoors, other mushrooms like the same food. Nobody eats from the mulch what has not been looked at by someone who knows the species.

Dry blocks give off dust and spores. They are broken up damp, outdoors, with a mask.

## How it is told

A table with all figures, also those that say nothing. A photograph of each plot from the same post on the first of each month. A page with three answers: what would we do again, what not, and what we still do not know.

If one plot wins by a hand’s breadth, that is weather. Only a difference that returns in a second year deserves to be passed on.

## What can go wrong

- The lorry comes in July, when nobody is there.
- Somebody is kind to the plot with nothing on it.
- The farm closes. Then one knows at least how valuable a neighbour it was.

## What counts as success

That the farm no longer pays to get rid of it, that the garden no longer buys bark, and that the figures hang in the shed where anyone may doubt them.`,
    es: `_Ejemplo de lo que podría hacer una comunidad, contado como lo contaría un proyecto así al terminar. Nada de lo descrito ha tenido lugar. Por eso no se dan rendimientos: quien lo haga tendrá los suyos._

## La idea

Por cada kilo de setas, una granja saca varios de bloque agotado: serrín o paja a medio digerir, llenos de micelio. Para la granja es un residuo que hay que llevarse. Para un huerto es el principio de la tierra. Entre uno y otra hay un camión, algo de plástico y una pregunta: ¿les sienta bien a los bancales, y de qué manera mejor?

## El ensayo

Tres parcelas de diez metros cuadrados, contiguas, con la misma tierra, el mismo sol y las mismas hortalizas.

1. **Acolchado.** Bloques desmenuzados y extendidos en fresco, cinco centímetros.
2. **Compost.** La misma cantidad, amontonada seis meses con restos verdes y extendida después.
3. **Nada.** Como hasta entonces. Sin esta parcela no se averigua nada.

A qué parcela le toca qué se decide por sorteo. Quien pesa la cosecha no debería saberlo, y en un huerto pequeño lo sabe siempre. También eso se anota.

## Qué se mide

- lombrices en una palada, en primavera y otoño, tres paladas por parcela
- cuánto tardan diez litros de agua en desaparecer en el suelo
- hierbas arrancadas, en cubos
- cosecha de dos cultivos, en kilos
- temperatura del montón, una vez por semana
- setas que salen solas, con su fecha

Una cinta, un reloj, una balanza de cocina, un termómetro de compost. Nada que se rompa.

## Acuerdos con la granja

- **¿Qué bloques?** Los de [seta de ostra](/mushrooms/pleurotus-ostreatus) en paja y los de [shiitake](/mushrooms/lentinula-edodes) en serrín de roble son distintos; se guardan aparte y con etiqueta.
- **¿Qué llevan?** Salvado y yeso, bien. Si se usaron insecticidas contra las moscas, la granja lo dice, y esos bloques no van a las lechugas.
- **Sin plástico.** Las bolsas se quitan en la granja. Una sola en el compost da más trabajo que el camión entero.
- **Sin moho.** Los descartados por moho verde se quedan donde están, o van a un montón caliente en otro sitio.

## Lo que conviene saber antes

El serrín fresco quita nitrógeno al suelo mientras se pudre. El acolchado queda encima y no se entierra; las hortalizas exigentes esperan un año. Los bloques de shiitake son más lentos que los de seta de ostra.

Pueden fructificar otra vez en el bancal. Da gusto verlo y obliga a revisar: al aire libre, otras setas quieren la misma comida. Nadie come del acolchado lo que no haya mirado alguien que conozca la especie.

Los bloques secos sueltan polvo y esporas. Se deshacen húmedos, al aire libre y con mascarilla.

## Cómo se cuenta

Una tabla con todas las cifras, también las que no dicen nada. Una foto de cada parcela desde el mismo poste el día uno de cada mes. Una página con tres respuestas: qué repetiríamos, qué no y qué seguimos sin saber.

Si una parcela gana por un palmo, eso es el tiempo. Solo merece contarse la diferencia que vuelve al segundo año.

## Lo que puede salir mal

- El camión llega en agosto, cuando no hay nadie.
- Alguien se apiada de la parcela sin nada.
- La granja cierra. Al menos se sabe entonces lo que valía como vecina.

## Qué es un éxito

Que la granja deje de pagar por deshacerse de ello, que el huerto deje de comprar corteza y que las cifras cuelguen en el cobertizo, donde cualquiera pueda dudar de ellas.`,
    pt: `_Exemplo do que uma comunidade poderia fazer, contado como um projeto assim contaria ao terminar. Nada do que se descreve aqui aconteceu. Por isso não há rendimentos: quem fizer terá os seus._

## A ideia

Para cada quilo de cogumelos, uma produção gera vários de bloco esgotado: serragem ou palha meio digerida, cheia de micélio. Para o produtor é resíduo que precisa ser levado embora. Para uma horta é o começo da terra. Entre um e outra há um caminhão, algum plástico e uma pergunta: faz bem aos canteiros, e de que maneira mais?

## O ensaio

Três parcelas de dez metros quadrados, lado a lado, com a mesma terra, o mesmo sol e as mesmas hortaliças.

1. **Cobertura.** Blocos esfarelados e espalhados frescos, cinco centímetros.
2. **Composto.** A mesma quantidade, amontoada por seis meses com restos verdes e depois espalhada.
3. **Nada.** Como antes. Sem esta parcela não se descobre coisa alguma.

Qual parcela recebe o quê se decide por sorteio. Quem pesa a colheita não deveria saber, e numa horta pequena sempre sabe. Isso também se anota.

## O que se mede

- minhocas numa pá de terra, na primavera e no outono, três pás por parcela
- quanto demoram dez litros de água para sumir no solo
- mato arrancado, em baldes
- colheita de duas culturas, em quilos
- temperatura da pilha, uma vez por semana
- cogumelos que nascem sozinhos, com data

Uma trena, um relógio, uma balança de cozinha, um termômetro de composto. Nada que quebre.

## Acordos com o produtor

- **Que blocos?** Os de [cogumelo-ostra](/mushrooms/pleurotus-ostreatus) em palha e os de [shiitake](/mushrooms/lentinula-edodes) em serragem são diferentes; guardam-se à parte e com etiqueta.
- **O que levam?** Farelo e gesso, tudo bem. Se foi usado inseticida contra moscas, o produtor avisa, e esses blocos não vão para as alfaces.
- **Sem plástico.** Os sacos são tirados na origem. Um só no composto dá mais trabalho que o caminhão inteiro.
- **Sem bolor.** Os descartados por bolor verde ficam onde estão, ou vão para uma pilha quente em outro lugar.

## O que convém saber antes

A serragem fresca tira nitrogênio do solo enquanto apodrece. A cobertura fica por cima e não se enterra; hortaliças exigentes esperam um ano. Os blocos de shiitake são mais lentos que os de cogumelo-ostra.

Eles podem frutificar outra vez no canteiro. Dá gosto de ver e obriga a conferir: ao ar livre, outros cogumelos querem a mesma comida. Ninguém come da cobertura o que não foi olhado por quem conhece a espécie.

Blocos secos soltam pó e esporos. Desmancham-se úmidos, ao ar livre e com máscara.

## Como se conta

Uma tabela com todos os números, também os que não dizem nada. Uma foto de cada parcela, do mesmo ponto, no dia primeiro de cada mês. Uma página com três respostas: o que faríamos de novo, o que não e o que continuamos sem saber.

Se uma parcela vence por um palmo, isso é o tempo. Só merece ser contada a diferença que volta no segundo ano.

## O que pode dar errado

- O caminhão chega nas férias, quando não há ninguém.
- Alguém fica com pena da parcela sem nada.
- O produtor fecha. Pelo menos então se sabe quanto valia como vizinho.

## O que conta como sucesso

Que o produtor deixe de pagar para se livrar dele, que a horta deixe de comprar casca e que os números fiquem pendurados no galpão, onde qualquer um possa duvidar deles.`,
  },
  layout: [
    {
      block: 'feature',
      heading: {
        en: 'A crop between the beds',
        es: 'Un cultivo entre los bancales',
        pt: 'Um cultivo entre os canteiros',
      },
      text: {
        en: 'Wine caps grow on chips beside the vegetables; the guide says how deep, how wet and when.',
        es: 'Las estrofarias crecen sobre astillas junto a las hortalizas; la guía dice a qué hondura, con cuánta agua y cuándo.',
        pt: 'As estrofárias crescem em lascas ao lado das hortaliças; o guia diz com que altura, quanta água e quando.',
      },
      links: [
        {
          label: { en: 'A wine cap bed', es: 'Un bancal de estrofarias', pt: 'Um canteiro de estrofárias' },
          url: '/mushrooms/growing-guide/wine-cap-garden-bed',
        },
      ],
    },
  ],
  references: ['chang-miles-2004', 'stamets-2000'],
  publishedAt: '2026-08-05',
  state: 'finished',
  place: {
    en: 'Allotments beside a farm',
    es: 'Huertos junto a una granja',
    pt: 'Horta ao lado de um produtor',
  },
}
