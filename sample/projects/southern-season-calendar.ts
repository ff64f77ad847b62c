import type { ProjectSample } from '@sample/types'

export const southernSeasonCalendar: ProjectSample = {
  slug: 'southern-season-calendar',
  title: {
    en: 'A mushroom calendar for the southern half',
    es: 'Un calendario de setas para el hemisferio sur',
    pt: 'Um calendário de cogumelos para o hemisfério sul',
  },
  summary: {
    en: 'Books say October and mean Europe. A plan for collecting dated finds from Brazil, Argentina, Chile and Uruguay until a season strip can be drawn.',
    es: 'Los libros dicen octubre y piensan en Europa. Un plan para reunir hallazgos fechados de Argentina, Chile, Uruguay y Brasil hasta poder dibujar la temporada.',
    pt: 'Os livros dizem outubro e pensam na Europa. Um plano para reunir achados datados do Brasil, da Argentina, do Chile e do Uruguai até poder desenhar a época.',
  },
  species: ['amanita-muscaria', 'chlorophyllum-molybdites', 'lactarius-deliciosus', 'amanita-phalloides'],
  content: {
    en: `_An example of what a community could do. Nothing described here has taken place._

## The idea

Look up a mushroom’s season, and the answer is nearly always a European one. Turning it round by six months helps a little: pines planted in southern Brazil bear [fly agaric](/mushrooms/amanita-muscaria) in the southern autumn. But the tropics have rains and not autumns, and a lawn in São Paulo does not know that it is winter. The only way to a calendar is to write down dates.

## What is collected

One line for each find:

- species, with the degree of certainty: _certain_, _probable_, _group_
- date of the photograph
- municipality, or a grid square of ten kilometres, no finer
- altitude, if known
- tree or substrate
- a photograph that shows more than the cap
- who determined it

No weights, no prices, no exact places.

## Which species to begin with

Twelve that are easy to recognise or important to know. Among them:

1. [Fly agaric](/mushrooms/amanita-muscaria), which nobody overlooks, under planted pines and birches.
2. [Green-spored parasol](/mushrooms/chlorophyllum-molybdites), on warm lawns, because it poisons so many.
3. Milk caps under planted pines, recorded as [the saffron milk cap’s group](/mushrooms/lactarius-deliciosus), because the species are disputed.
4. [Death cap](/mushrooms/amanita-phalloides), under oaks and in some places other planted trees. Each find is reported to the health authorities as well.

The rest are chosen by those who take part, native ones above all. A calendar of nothing but introduced mushrooms would be a calendar of forestry.

## How it grows

1. **First month.** A form with seven fields, in Spanish and Portuguese. Nothing is asked that does not go into the calendar.
2. **First year.** Finds come in and are checked by two people for each species. Doubtful ones stay visible as doubtful.
3. **Thirty dated finds** of one species in one region: a first strip of twelve months, with the number beside it.
4. **A hundred:** a strip that distinguishes common from occasional.
5. **Every year** the figures are published with a date, for anyone to use.

## The difficulty

People report what they look for, when they go for walks, where they live. Easter shows up in such data as a mushroom season, and so does São Paulo. So the number of all reports in a month is printed beside each strip. Where nobody has looked, the strip stays empty, and this is not the same as absence.

Old herbarium labels help to fill gaps. Each has a date and a place, and hundreds of them wait in drawers. Somebody with patience, an appointment and a ruler can read forty in an afternoon.

## Who is needed

Two coordinators, one for each language. Two determiners for each species, who may be the same people. Somebody who knows tables. Societies and universities who let their excursions be counted.

## What it is not

Not a treasure map. Exact places are neither asked for nor kept. And no list of the edible: a season says when to look and nothing about whether to eat.

## What can go wrong

- Photographs of caps from above. The form rejects nothing, but asks for the base.
- One very active member, whose garden becomes the climate of a state.
- Identification by programs, passed on as certain. “Group” is an honourable word.

## What counts as success

That a reader in Porto Alegre or Valdivia opens a species page and sees, for the first time, her own months.`,
    es: `_Ejemplo de lo que podría hacer una comunidad. Nada de lo descrito ha tenido lugar._

## La idea

Busca la temporada de una seta y la respuesta será casi siempre europea. Darle la vuelta seis meses ayuda un poco: los pinos plantados en el sur de Brasil dan [matamoscas](/mushrooms/amanita-muscaria) en el otoño austral. Pero en los trópicos hay lluvias y no otoños, y un césped de Asunción no sabe que es invierno. El único camino a un calendario es apuntar fechas.

## Qué se recoge

Una línea por hallazgo:

- especie, con su grado de certeza: _cierta_, _probable_, _grupo_
- fecha de la fotografía
- municipio, o cuadrícula de diez kilómetros, no más fina
- altitud, si se sabe
- árbol o sustrato
- una foto que muestre algo más que el píleo
- quién determinó

Ni pesos, ni precios, ni lugares exactos.

## Por qué especies empezar

Doce fáciles de reconocer o importantes de conocer. Entre ellas:

1. La [matamoscas](/mushrooms/amanita-muscaria), que nadie pasa por alto, bajo pinos y abedules plantados.
2. El [parasol de láminas verdes](/mushrooms/chlorophyllum-molybdites), en céspedes cálidos, por lo mucho que intoxica.
3. Los níscalos de los pinares plantados, anotados como [grupo del níscalo](/mushrooms/lactarius-deliciosus), porque se discute de qué especies se trata.
4. La [oronja verde](/mushrooms/amanita-phalloides), bajo robles y, en algunos lugares, otros árboles plantados. Cada hallazgo se comunica además a las autoridades sanitarias.

Las demás las eligen quienes participan, ante todo nativas. Un calendario solo de hongos introducidos sería un calendario forestal.

## Cómo crece

1. **Primer mes.** Un formulario de siete campos, en español y portugués. No se pregunta nada que no vaya al calendario.
2. **Primer año.** Llegan hallazgos y dos personas por especie los revisan. Los dudosos siguen a la vista como dudosos.
3. **Treinta hallazgos fechados** de una especie en una región: una primera tira de doce meses, con el número al lado.
4. **Cien:** una tira que distingue lo común de lo ocasional.
5. **Cada año** se publican los datos con fecha, para que los use quien quiera.

## La dificultad

La gente comunica lo que busca, cuando pasea y donde vive. En unos datos así, la Semana Santa aparece como temporada de setas, y Buenos Aires también. Por eso junto a cada tira figura el número de todos los avisos del mes. Donde nadie ha mirado, la tira queda vacía, que no es lo mismo que ausencia.

Las viejas etiquetas de herbario ayudan a rellenar huecos. Cada una tiene fecha y lugar, y cientos esperan en cajones. Alguien con paciencia, cita previa y una regla lee cuarenta en una tarde.

## Quién hace falta

Dos personas que coordinen, una por lengua. Dos que determinen cada especie, que pueden repetirse. Alguien que sepa de tablas. Asociaciones y universidades que dejen contar sus salidas.

## Lo que no es

No es un mapa del tesoro. Los lugares exactos ni se piden ni se guardan. Tampoco una lista de comestibles: la temporada dice cuándo mirar y nada sobre si comer.

## Lo que puede salir mal

- Fotos de píleos desde arriba. El formulario no rechaza nada, pero pide la base.
- Una persona muy activa cuyo jardín se convierte en el clima de una provincia.
- Identificaciones de un programa presentadas como ciertas. «Grupo» es una palabra honorable.

## Qué es un éxito

Que una lectora de Valdivia o de Porto Alegre abra una ficha y vea, por primera vez, sus propios meses.`,
    pt: `_Exemplo do que uma comunidade poderia fazer. Nada do que se descreve aqui aconteceu._

## A ideia

Procure a época de um cogumelo, e a resposta será quase sempre europeia. Virá-la em seis meses ajuda um pouco: os pinheiros plantados no sul do Brasil dão [mata-moscas](/mushrooms/amanita-muscaria) no outono austral. Mas nos trópicos há chuvas e não outonos, e um gramado de São Paulo não sabe que é inverno. O único caminho até um calendário é anotar datas.

## O que se reúne

Uma linha por achado:

- espécie, com o grau de certeza: _certa_, _provável_, _grupo_
- data da fotografia
- município, ou quadrícula de dez quilômetros, não mais fina
- altitude, se souber
- árvore ou substrato
- uma foto que mostre mais que o chapéu
- quem determinou

Nada de pesos, preços ou lugares exatos.

## Por que espécies começar

Doze fáceis de reconhecer ou importantes de conhecer. Entre elas:

1. O [mata-moscas](/mushrooms/amanita-muscaria), que ninguém deixa de ver, sob pinheiros e bétulas plantados.
2. O [para-sol-de-esporos-verdes](/mushrooms/chlorophyllum-molybdites), em gramados quentes, pelo tanto que intoxica.
3. Os lactários dos pinheirais plantados, anotados como [grupo da sancha](/mushrooms/lactarius-deliciosus), porque se discute de que espécies se trata.
4. O [chapéu-da-morte](/mushrooms/amanita-phalloides), sob carvalhos e, em alguns lugares, outras árvores plantadas. Cada achado é comunicado também às autoridades de saúde.

As demais são escolhidas por quem participa, sobretudo nativas. Um calendário só de cogumelos introduzidos seria um calendário de silvicultura.

## Como cresce

1. **Primeiro mês.** Um formulário de sete campos, em português e espanhol. Não se pergunta nada que não vá para o calendário.
2. **Primeiro ano.** Chegam achados, e duas pessoas por espécie os conferem. Os duvidosos continuam à vista como duvidosos.
3. **Trinta achados datados** de uma espécie numa região: uma primeira faixa de doze meses, com o número ao lado.
4. **Cem:** uma faixa que distingue o comum do ocasional.
5. **Todo ano** os dados são publicados com data, para quem quiser usar.

## A dificuldade

As pessoas comunicam o que procuram, quando passeiam e onde moram. Em dados assim, o feriado da Páscoa aparece como época de cogumelos, e São Paulo também. Por isso, ao lado de cada faixa figura o número de todos os avisos do mês. Onde ninguém olhou, a faixa fica vazia, o que não é o mesmo que ausência.

Velhas etiquetas de herbário ajudam a preencher lacunas. Cada uma tem data e lugar, e centenas esperam em gavetas. Alguém com paciência, hora marcada e uma régua lê quarenta numa tarde.

## Quem faz falta

Duas pessoas que coordenem, uma por língua. Duas que determinem cada espécie, que podem se repetir. Alguém que entenda de planilhas. Sociedades e universidades que deixem contar suas saídas.

## O que não é

Não é mapa do tesouro. Lugares exatos não se pedem nem se guardam. Também não é lista de comestíveis: a época diz quando olhar e nada sobre comer.

## O que pode dar errado

- Fotos de chapéus vistos de cima. O formulário não recusa nada, mas pede a base.
- Uma pessoa muito ativa cujo quintal vira o clima de um estado.
- Identificações de um programa apresentadas como certas. “Grupo” é uma palavra honrosa.

## O que conta como sucesso

Que uma leitora de Porto Alegre ou de Valdivia abra uma página e veja, pela primeira vez, os próprios meses.`,
  },
  layout: [
    {
      block: 'cta',
      text: {
        en: `### The calendar as it stands

Months of both hemispheres, as far as they are recorded.`,
        es: `### El calendario, tal como está

Meses de ambos hemisferios, hasta donde constan.`,
        pt: `### O calendário como está

Meses dos dois hemisférios, até onde constam.`,
      },
      links: [
        {
          label: { en: 'Open the calendar', es: 'Abrir el calendario', pt: 'Abrir o calendário' },
          url: '/mushrooms/season',
        },
      ],
    },
  ],
  references: ['pringle-vellinga-2006', 'hawksworth-lucking-2017'],
  publishedAt: '2026-10-30',
  state: 'planned',
  place: {
    en: 'Southern South America',
    es: 'Cono Sur y sur de Brasil',
    pt: 'Sul do Brasil e Cone Sul',
  },
}
