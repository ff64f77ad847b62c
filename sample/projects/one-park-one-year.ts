import type { ProjectSample } from '@sample/types'

export const oneParkOneYear: ProjectSample = {
  slug: 'one-park-one-year',
  title: {
    en: 'One park, one year: a survey of fungi',
    es: 'Un parque, un año: inventario de hongos',
    pt: 'Um parque, um ano: inventário de fungos',
  },
  summary: {
    en: 'Twelve walks on the same three paths, a list that admits its gaps, and a map that gives nothing rare away: a survey that amateurs can finish.',
    es: 'Doce paseos por los mismos tres caminos, una lista que reconoce sus huecos y un mapa que no delata nada raro: un inventario que unos aficionados pueden terminar.',
    pt: 'Doze caminhadas pelas mesmas três trilhas, uma lista que admite suas lacunas e um mapa que não entrega nada raro: um inventário que amadores conseguem terminar.',
  },
  species: ['amanita-muscaria', 'agaricus-xanthodermus', 'lepiota-brunneoincarnata', 'trametes-versicolor'],
  content: {
    en: `_An example of what a community could do, told as such a project might look back. Nothing described here has taken place._

## The idea

Birds are counted, butterflies are counted, and fungi are eaten or kicked over. Yet a city park with old trees holds hundreds of species, and many parks have never had a single one recorded. A survey does not need a professor. It needs the same people on the same path, twelve times, with a pencil.

## The method, on one page

1. **Three fixed paths** of 500 metres each: old trees, lawn, pond. Always the same, walked at the same pace.
2. **Once a month**, in all weathers, the second Saturday. Winter counts: brackets, crusts and jelly fungi are at their best.
3. **Each path forty minutes**, two pairs of eyes, one recorder.
4. **A record** is species, date, path, substrate, tree, number of fruit bodies, photograph, name of determiner, and one of three words: _certain_, _probable_, _group_.
5. **What cannot be named** goes down as what it is: “small brown mushroom, on chips, rust print”. A survey without unknowns has not looked.

Nothing is picked for eating. One or two fruit bodies may be taken for the microscope, with the park’s permission, in writing, asked for in advance.

## What such a list may hold

Lawns near cedars and cypresses want a careful look: the [deadly dapperling](/mushrooms/lepiota-brunneoincarnata) likes exactly such places, and a park that knows it has one can put up a notice. [Yellow stainers](/mushrooms/agaricus-xanthodermus) come in crowds after the first rain and send people to hospital every autumn who took them for field mushrooms. Under planted birches [fly agaric](/mushrooms/amanita-muscaria) tells of roots brought from a nursery. [Turkey tail](/mushrooms/trametes-versicolor) is there on every path and in every month, and is the one that children find first.

## Figures that mean something

- number of species, with the number of visits beside it: one without the other says nothing
- species seen on one visit only, as a measure of how much has been missed
- species per path, and what grew on which tree
- months in which each was seen, as a season strip for this one place

Weights, prizes for the longest list and “first finds” are better left out. They turn counting into hunting.

## Telling the public, and not telling

The list belongs to everybody. The exact spots of rare, protected or edible species do not: publish the path, not the tree. Where something poisonous grows beside a playground, tell the park’s managers the same day, with a photograph and the name of whoever determined it.

## People and things

Six to ten people, so that three always come. A coordinator who likes spreadsheets. A determiner who can say “I do not know”. Hand lenses, envelopes, a camera, rulers, one good book for each pair, and access to a microscope at a school or university.

## After the year

- a list with dates and degrees of certainty, in a format that the regional database accepts
- vouchers of critical species, dried, at a herbarium that wants them
- four pages for visitors, in plain words, with drawings
- one walk for the neighbours, on which nobody promises supper

## What can go wrong

Two determiners who do not speak to each other. A dry autumn: then the list says “dry autumn”, which is a result. A year that becomes three because nobody types up the notes: type them the same evening, or do not begin.

## What counts as success

That the thirteenth walk happens, although nobody is obliged to it any more.`,
    es: `_Ejemplo de lo que podría hacer una comunidad, contado como lo contaría un proyecto así al terminar. Nada de lo descrito ha tenido lugar._

## La idea

Se cuentan las aves, se cuentan las mariposas, y los hongos se comen o se pisan. Sin embargo, un parque urbano con árboles viejos alberga cientos de especies, y en muchos no se ha anotado nunca ni una. Un inventario no necesita un catedrático. Necesita a las mismas personas en el mismo camino, doce veces, con un lápiz.

## El método, en una página

1. **Tres caminos fijos** de 500 metros: árboles viejos, césped, estanque. Siempre los mismos, al mismo paso.
2. **Una vez al mes**, haga el tiempo que haga, el segundo sábado. El invierno cuenta: repisas, costras y gelatinosos están en su mejor momento.
3. **Cuarenta minutos por camino**, dos pares de ojos, una persona que anota.
4. **Un registro** es especie, fecha, camino, sustrato, árbol, número de ejemplares, fotografía, quién determina y una de tres palabras: _cierta_, _probable_, _grupo_.
5. **Lo que no puede nombrarse** se apunta como lo que es: «seta parda pequeña, en astillas, esporada herrumbre». Un inventario sin incógnitas es que no ha mirado.

No se recolecta nada para comer. Uno o dos ejemplares pueden llevarse al microscopio, con permiso escrito del parque, pedido de antemano.

## Qué puede haber en la lista

Los céspedes junto a cedros y cipreses merecen atención: a la [lepiota mortal](/mushrooms/lepiota-brunneoincarnata) le gustan justo esos sitios, y un parque que sabe que la tiene puede poner un aviso. El [champiñón amarilleante](/mushrooms/agaricus-xanthodermus) sale en tropel con las primeras lluvias y cada otoño lleva al hospital a quien lo tomó por champiñón silvestre. Bajo abedules plantados, la [matamoscas](/mushrooms/amanita-muscaria) delata unas raíces venidas de un vivero. La [cola de pavo](/mushrooms/trametes-versicolor) está en todos los caminos y en todos los meses, y es la que antes encuentran los niños.

## Cifras que significan algo

- número de especies, con el número de visitas al lado: lo uno sin lo otro no dice nada
- especies vistas en una sola visita, como medida de lo que se ha escapado
- especies por camino, y qué creció en qué árbol
- meses en que se vio cada una, como calendario de este lugar concreto

Los pesos, los premios a la lista más larga y las «primeras citas» mejor se dejan fuera. Convierten el contar en cazar.

## Qué se cuenta y qué se calla

La lista es de todos. El sitio exacto de las especies raras, protegidas o comestibles, no: publica el camino, no el árbol. Si algo venenoso crece junto a una zona de juegos, avisa ese mismo día a quien gestione el parque, con fotografía y con el nombre de quien lo determinó.

## Gente y cosas

De seis a diez personas, para que siempre acudan tres. Alguien que coordine y a quien le gusten las hojas de cálculo. Alguien que determine y sepa decir «no lo sé». Lupas, sobres, cámara, reglas, un buen libro por pareja y acceso a un microscopio en un instituto o una universidad.

## Después del año

- una lista con fechas y grados de certeza, en un formato que acepte la base de datos regional
- pliegos secos de las especies críticas, en un herbario que los quiera
- cuatro páginas para visitantes, en palabras llanas y con dibujos
- un paseo para el vecindario en el que nadie prometa una cena

## Lo que puede salir mal

Dos personas que determinan y no se hablan. Un otoño seco: entonces la lista dice «otoño seco», que es un resultado. Un año que se convierte en tres porque nadie pasa las notas a limpio: se pasan esa misma noche, o no se empieza.

## Qué es un éxito

Que se haga el decimotercer paseo, cuando ya nadie está obligado.`,
    pt: `_Exemplo do que uma comunidade poderia fazer, contado como um projeto assim contaria ao terminar. Nada do que se descreve aqui aconteceu._

## A ideia

Contam-se as aves, contam-se as borboletas, e os fungos são comidos ou pisados. No entanto, um parque urbano com árvores velhas abriga centenas de espécies, e em muitos nunca se anotou nenhuma. Um inventário não precisa de professor titular. Precisa das mesmas pessoas na mesma trilha, doze vezes, com um lápis.

## O método, em uma página

1. **Três trilhas fixas** de 500 metros: árvores velhas, gramado, lago. Sempre as mesmas, no mesmo passo.
2. **Uma vez por mês**, com qualquer tempo, no segundo sábado. A estação seca conta: orelhas-de-pau, crostas e gelatinosos também têm a sua hora.
3. **Quarenta minutos por trilha**, dois pares de olhos, uma pessoa que anota.
4. **Um registro** é espécie, data, trilha, substrato, árvore, número de exemplares, fotografia, quem determinou e uma de três palavras: _certa_, _provável_, _grupo_.
5. **O que não se consegue nomear** é anotado como o que é: “cogumelo marrom pequeno, em lascas, esporada ferrugem”. Inventário sem incógnitas é inventário que não olhou.

Nada se colhe para comer. Um ou dois exemplares podem ir ao microscópio, com licença escrita do parque, pedida com antecedência.

## O que pode haver na lista

Gramados perto de cedros e ciprestes pedem atenção: a [lepiota-mortal](/mushrooms/lepiota-brunneoincarnata) gosta exatamente desses lugares, e um parque que sabe que a tem pode pôr um aviso. O [agárico-amarelecente](/mushrooms/agaricus-xanthodermus) sai em bandos com as primeiras chuvas e manda ao hospital quem o tomou por cogumelo-do-campo. Sob pinheiros e bétulas plantados, o [mata-moscas](/mushrooms/amanita-muscaria) denuncia raízes vindas de um viveiro. A [cauda-de-peru](/mushrooms/trametes-versicolor) está em todas as trilhas e em todos os meses, e é a que as crianças acham primeiro.

## Números que dizem algo

- número de espécies, com o número de visitas ao lado: um sem o outro nada diz
- espécies vistas numa só visita, como medida do que escapou
- espécies por trilha, e o que nasceu em que árvore
- meses em que cada uma foi vista, como calendário deste lugar

Pesos, prêmios para a lista mais longa e “primeiros achados” é melhor deixar de fora. Transformam contar em caçar.

## O que se conta e o que se cala

A lista é de todos. O ponto exato de espécies raras, protegidas ou comestíveis, não: publique a trilha, não a árvore. Se algo venenoso nasce ao lado de um parquinho, avise no mesmo dia a administração, com fotografia e com o nome de quem determinou.

## Gente e coisas

De seis a dez pessoas, para que sempre venham três. Alguém que coordene e goste de planilhas. Alguém que determine e saiba dizer “não sei”. Lupas, envelopes, câmera, réguas, um bom livro por dupla e acesso a um microscópio numa escola ou universidade.

## Depois do ano

- uma lista com datas e graus de certeza, em formato que a base de dados regional aceite
- exsicatas das espécies críticas, num herbário que as queira
- quatro páginas para visitantes, em palavras simples e com desenhos
- uma caminhada para a vizinhança em que ninguém prometa um jantar

## O que pode dar errado

Duas pessoas que determinam e não se falam. Um outono seco: então a lista diz “outono seco”, o que é um resultado. Um ano que vira três porque ninguém passa as notas a limpo: passam-se na mesma noite, ou não se começa.

## O que conta como sucesso

Que aconteça a décima terceira caminhada, quando ninguém mais é obrigado.`,
  },
  layout: [
    {
      block: 'feature',
      heading: { en: 'Begin in your own park', es: 'Empieza en tu parque', pt: 'Comece no seu parque' },
      text: {
        en: 'Note what you see each week. The calendar says what to expect, and the key what it may be.',
        es: 'Anota lo que veas cada semana. El calendario dice qué esperar; la clave, qué puede ser.',
        pt: 'Anote o que vir a cada semana. O calendário diz o que esperar; a chave, o que pode ser.',
      },
      links: [
        {
          label: { en: 'What is in season', es: 'Qué hay de temporada', pt: 'O que há na época' },
          url: '/mushrooms/season',
        },
        {
          label: { en: 'Identify a find', es: 'Identificar un hallazgo', pt: 'Identificar um achado' },
          url: '/mushrooms/identify',
        },
      ],
    },
  ],
  references: ['laessoe-petersen-2019', 'boa-2004', 'benjamin-1995'],
  publishedAt: '2026-08-20',
  state: 'finished',
  place: {
    en: 'A city park with old trees',
    es: 'Un parque urbano con árboles viejos',
    pt: 'Um parque urbano com árvores velhas',
  },
}
