import type { ProjectSample } from '@sample/types'

export const coffeeGroundsOysters: ProjectSample = {
  slug: 'coffee-grounds-oysters',
  title: {
    en: 'Oysters from the café next door',
    es: 'Setas de ostra con el poso del bar de la esquina',
    pt: 'Cogumelos-ostra com a borra do café da esquina',
  },
  summary: {
    en: 'A neighbourhood collects coffee grounds within hours of brewing, grows oyster mushrooms on them and returns compost. The timetable is everything.',
    es: 'Un barrio recoge el poso a las pocas horas de colarlo, cultiva en él setas de ostra y devuelve compost. Lo decisivo es el horario.',
    pt: 'Um bairro recolhe a borra poucas horas depois de coado o café, cultiva nela cogumelos-ostra e devolve composto. O decisivo é o horário.',
  },
  species: ['pleurotus-ostreatus'],
  content: {
    en: `_An example of what a community could do, told as such a project might report while it runs. Nothing described here has taken place._

## The idea

Coffee grounds leave the machine wet, fine and all but sterile, because water near boiling has just passed through them. For a few hours they are a substrate that costs nothing. After two days they are green. The whole project lies between those two facts: not biology, but a bicycle and a timetable.

## Who does what

- **The café** keeps the grounds of the morning in a clean, lidded bucket, without paper cups, milk or sugar, and puts the bucket out at two.
- **The rider** exchanges it for an empty, washed one. Three cafés are a good round, ten are a job.
- **The filler** weighs, mixes and bags the same afternoon.
- **The grower** looks after the bags for six weeks, in a cellar or shed with a window.
- **The gardener** takes the spent blocks for the compost.

Five people who know each other’s telephone numbers. More is better, fewer is not.

## The mixture

For ten bags of two and a half kilograms:

- 15 kg of fresh grounds, not older than a day
- 6 kg of pasteurised straw, or moistened wood pellets
- 4 kg of grain spawn of [oyster mushroom](/mushrooms/pleurotus-ostreatus)

Pure grounds pack down and lack air; a third of straw opens them up. The share of spawn is high on purpose. It is the project’s insurance, and its chief expense.

## The week

1. **Monday.** Pasteurise straw, in lime water or by heat, as the [guide to straw](/mushrooms/growing-guide/oyster-mushrooms-on-straw) explains.
2. **Tuesday.** Two rounds of collecting; mix and fill by evening. Hands and table washed, nobody talking over the open tub.
3. **Wednesday to Sunday.** Nothing but a look through the plastic. White is good, green goes out unopened.
4. **After two to four weeks.** Cut, move to the light, spray the walls, open the window.
5. **Harvest.** Weigh, note, share out: a third to those who worked, a third to the cafés, a third to sell at the door and pay for the spawn, where local food rules allow it.

## What is measured

Weight of grounds collected, number of bags, bags lost to mould, weight harvested. These four figures, written on the wall, decide everything: whether the round is too slow, whether the bucket is clean, whether the spawn was old. A project that does not weigh only has opinions.

Losses of one bag in ten are normal for amateurs. Three in ten mean that the grounds are too old. Ten in ten mean August.

## Rules

- No bags in anyone’s bedroom or in the café. Ripe oysters shed spores in clouds, which can make people ill who breathe them day after day. A shed with a fan, early picking, a mask for cleaning up.
- Only bags that were filled here are eaten from, and only what is plainly the oyster that was sown. Cook it.
- Grounds with mould, of any colour, go to the compost and not into a bag.
- Food is sold only after asking the municipality what is required.

## What can go wrong

The café changes owner and nobody tells the rider. The rider goes on holiday. The bucket smells sour, somebody uses it nevertheless, and twenty bags are lost. Each of these is a question of people, which is why the project has a list of telephone numbers and a coffee together once a month.

## What counts as success

Nothing in it is new, and it will not feed the neighbourhood. It works if a boy who brings the buckets can say why they must arrive by three.`,
    es: `_Ejemplo de lo que podría hacer una comunidad, contado como lo contaría un proyecto así en marcha. Nada de lo descrito ha tenido lugar._

## La idea

El poso sale de la cafetera húmedo, fino y casi estéril, porque acaba de atravesarlo agua a punto de hervir. Durante unas horas es un sustrato que no cuesta nada. A los dos días está verde. Entre esos dos hechos cabe todo el proyecto: no es biología, es una bicicleta y un horario.

## Quién hace qué

- **El bar** guarda el poso de la mañana en un cubo limpio y con tapa, sin vasos, leche ni azúcar, y lo saca a las dos.
- **Quien reparte** lo cambia por otro vacío y lavado. Tres bares son una buena ronda; diez, un empleo.
- **Quien llena** pesa, mezcla y embolsa esa misma tarde.
- **Quien cultiva** cuida las bolsas seis semanas, en un sótano o cobertizo con ventana.
- **Quien lleva el huerto** recoge los bloques agotados para el compost.

Cinco personas que tienen el teléfono de las otras cuatro. Más, mejor; menos, no.

## La mezcla

Para diez bolsas de dos kilos y medio:

- 15 kg de poso fresco, de un día como mucho
- 6 kg de paja pasteurizada, o pellets de madera humedecidos
- 4 kg de micelio en grano de [seta de ostra](/mushrooms/pleurotus-ostreatus)

El poso solo se apelmaza y se queda sin aire; un tercio de paja lo esponja. La proporción de micelio es alta a propósito. Es el seguro del proyecto y su mayor gasto.

## La semana

1. **Lunes.** Pasteurizar la paja, con agua de cal o con calor, como explica la [guía de la paja](/mushrooms/growing-guide/oyster-mushrooms-on-straw).
2. **Martes.** Dos rondas de recogida; mezclar y llenar antes de la noche. Manos y mesa lavadas, y nadie habla encima de la cubeta.
3. **De miércoles a domingo.** Nada más que mirar a través del plástico. Blanco, bien; verde, fuera sin abrir.
4. **A las dos o cuatro semanas.** Cortar, llevar a la luz, mojar las paredes, abrir la ventana.
5. **Cosecha.** Pesar, anotar, repartir: un tercio para quien trabajó, un tercio para los bares y un tercio para vender en la puerta y pagar el micelio, si la normativa alimentaria lo permite.

## Qué se mide

Peso del poso recogido, número de bolsas, bolsas perdidas por moho, peso cosechado. Esas cuatro cifras, escritas en la pared, lo deciden todo: si la ronda es lenta, si el cubo está limpio, si el micelio era viejo. Un proyecto que no pesa solo tiene opiniones.

Perder una bolsa de cada diez es normal entre aficionados. Tres de diez quieren decir que el poso llega viejo. Diez de diez quieren decir agosto.

## Reglas

- Ninguna bolsa en un dormitorio ni en el bar. Las setas maduras sueltan nubes de esporas que pueden enfermar a quien las respira día tras día. Un cobertizo con extractor, cosecha temprana y mascarilla para limpiar.
- Solo se come de bolsas llenadas aquí, y solo lo que sea sin duda la seta sembrada. Cocinada.
- El poso con moho, del color que sea, va al compost y no a una bolsa.
- No se vende comida sin preguntar antes al ayuntamiento qué hace falta.

## Lo que puede salir mal

El bar cambia de dueño y nadie avisa a quien reparte. Quien reparte se va de vacaciones. El cubo huele agrio, alguien lo usa a pesar de todo y se pierden veinte bolsas. Todo eso son cosas de personas, y por eso el proyecto tiene una lista de teléfonos y un café en común cada mes.

## Qué es un éxito

No hay en él nada nuevo y no dará de comer al barrio. Funciona si el chaval que trae los cubos sabe explicar por qué tienen que llegar antes de las tres.`,
    pt: `_Exemplo do que uma comunidade poderia fazer, contado como um projeto assim contaria enquanto funciona. Nada do que se descreve aqui aconteceu._

## A ideia

A borra sai da máquina úmida, fina e quase estéril, porque acaba de ser atravessada por água perto de ferver. Por algumas horas é um substrato que não custa nada. Em dois dias está verde. O projeto inteiro cabe entre esses dois fatos: não é biologia, é uma bicicleta e um horário.

## Quem faz o quê

- **O café** guarda a borra da manhã num balde limpo e tampado, sem copos, leite nem açúcar, e o põe para fora às duas.
- **Quem recolhe** troca o balde por outro vazio e lavado. Três cafés são uma boa volta; dez, um emprego.
- **Quem enche** pesa, mistura e ensaca na mesma tarde.
- **Quem cultiva** cuida dos sacos por seis semanas, num porão ou galpão com janela.
- **Quem cuida da horta** leva os blocos esgotados para a composteira.

Cinco pessoas que têm o telefone umas das outras. Mais, melhor; menos, não.

## A mistura

Para dez sacos de dois quilos e meio:

- 15 kg de borra fresca, de no máximo um dia
- 6 kg de palha pasteurizada, ou pellets de madeira umedecidos
- 4 kg de micélio em grão de [cogumelo-ostra](/mushrooms/pleurotus-ostreatus)

A borra sozinha se compacta e fica sem ar; um terço de palha a deixa fofa. A proporção de micélio é alta de propósito. É o seguro do projeto e o maior gasto.

## A semana

1. **Segunda.** Pasteurizar a palha, em água de cal ou no calor, como explica o [guia da palha](/mushrooms/growing-guide/oyster-mushrooms-on-straw).
2. **Terça.** Duas voltas de coleta; misturar e encher até a noite. Mãos e mesa lavadas, e ninguém fala em cima da bacia.
3. **De quarta a domingo.** Nada além de olhar pelo plástico. Branco, bom; verde, fora sem abrir.
4. **Depois de duas a quatro semanas.** Cortar, levar para a luz, molhar as paredes, abrir a janela.
5. **Colheita.** Pesar, anotar, dividir: um terço para quem trabalhou, um terço para os cafés e um terço para vender na porta e pagar o micélio, se as regras sanitárias permitirem.

## O que se mede

Peso da borra recolhida, número de sacos, sacos perdidos para o bolor, peso colhido. Esses quatro números, escritos na parede, decidem tudo: se a volta está lenta, se o balde está limpo, se o micélio era velho. Projeto que não pesa só tem opiniões.

Perder um saco em dez é normal entre amadores. Três em dez querem dizer que a borra chega velha. Dez em dez querem dizer calor demais.

## Regras

- Nenhum saco em quarto de dormir nem no café. Cogumelos maduros soltam nuvens de esporos, que podem adoecer quem as respira dia após dia. Um galpão com exaustor, colheita cedo e máscara na limpeza.
- Só se come de sacos enchidos aqui, e só o que for sem dúvida o cogumelo semeado. Cozido.
- Borra com bolor, de qualquer cor, vai para a composteira e não para um saco.
- Não se vende comida sem perguntar antes à vigilância sanitária o que é preciso.

## O que pode dar errado

O café muda de dono e ninguém avisa quem recolhe. Quem recolhe sai de férias. O balde cheira azedo, alguém o usa mesmo assim e vinte sacos se perdem. Tudo isso são questões de gente, e por isso o projeto tem uma lista de telefones e um café em comum todo mês.

## O que conta como sucesso

Não há nele nada de novo, e ele não vai alimentar o bairro. Dá certo se o menino que traz os baldes souber dizer por que eles têm de chegar antes das três.`,
  },
  layout: [
    {
      block: 'feature',
      heading: { en: 'Start with one bucket', es: 'Empieza con un cubo', pt: 'Comece com um balde' },
      text: {
        en: 'Grounds of one day, spawn and a clean bucket are enough for a first try at home.',
        es: 'Los posos de un día, micelio y un cubo limpio bastan para una primera prueba en casa.',
        pt: 'A borra de um dia, micélio e um balde limpo bastam para uma primeira tentativa em casa.',
      },
      links: [
        {
          label: {
            en: 'Oysters on coffee grounds',
            es: 'Setas de ostra en posos de café',
            pt: 'Cogumelos-ostra em borra de café',
          },
          url: '/mushrooms/growing-guide/oysters-on-coffee-grounds',
        },
      ],
    },
  ],
  references: ['stamets-2000', 'chang-miles-2004', 'benjamin-1995'],
  publishedAt: '2026-07-09',
  state: 'running',
  place: { en: 'A city neighbourhood', es: 'Un barrio de ciudad', pt: 'Um bairro de cidade' },
}
